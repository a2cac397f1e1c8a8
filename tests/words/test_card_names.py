"""Cards, pairs and tractors are named as a player of each language says them, in every case."""

from __future__ import annotations

import pytest

from engine.cards import ALL_CARDS, PRINTED_SUITS, Card, Suit, parse_cards
from tests.words.checks import spoken
from tutor.words import Cards, Grouped, Words
from tutor.words.typography import NO_BREAK, WORD_JOINER

RANKS = tuple("AKQJT98765432")
ENGLISH = [
    "ace",
    "king",
    "queen",
    "jack",
    "ten",
    "nine",
    "eight",
    "seven",
    "six",
    "five",
    "four",
    "three",
    "two",
]
ENGLISH_PLURAL = [
    "aces",
    "kings",
    "queens",
    "jacks",
    "tens",
    "nines",
    "eights",
    "sevens",
    "sixes",
    "fives",
    "fours",
    "threes",
    "twos",
]
ENGLISH_SUIT = {"S": "spade", "H": "heart", "C": "club", "D": "diamond"}
CHINESE_SUIT = {"S": "黑桃", "H": "红桃", "C": "梅花", "D": "方块"}
GERMAN_SUIT = {"S": "Pik", "H": "Herz", "C": "Kreuz", "D": "Karo"}
RUSSIAN_SUIT = {"S": "пик", "H": "червей", "C": "треф", "D": "бубён"}

GERMAN = {
    # label, nominative, accusative, dative, genitive; in pairs, in a tractor
    "A": ("{}-Ass", "das {}-Ass", "das {}-Ass", "dem {}-Ass", "des {}-Asses", "-Asse", "-Assen"),
    "K": (
        "{}-König",
        "der {}-König",
        "den {}-König",
        "dem {}-König",
        "des {}-Königs",
        "-Könige",
        "-Königen",
    ),
    "Q": (
        "{}-Dame",
        "die {}-Dame",
        "die {}-Dame",
        "der {}-Dame",
        "der {}-Dame",
        "-Damen",
        "-Damen",
    ),
    "J": (
        "{}-Bube",
        "der {}-Bube",
        "den {}-Buben",
        "dem {}-Buben",
        "des {}-Buben",
        "-Buben",
        "-Buben",
    ),
}
RUSSIAN = {
    # nominative, genitive, dative, accusative, instrumental; genitive plural
    "A": "туз туза тузу туза тузом тузов",
    "K": "король короля королю короля королём королей",
    "Q": "дама дамы даме даму дамой дам",
    "J": "валет валета валету валета валетом валетов",
    "T": "десятка десятки десятке десятку десяткой десяток",
    "9": "девятка девятки девятке девятку девяткой девяток",
    "8": "восьмёрка восьмёрки восьмёрке восьмёрку восьмёркой восьмёрок",
    "7": "семёрка семёрки семёрке семёрку семёркой семёрок",
    "6": "шестёрка шестёрки шестёрке шестёрку шестёркой шестёрок",
    "5": "пятёрка пятёрки пятёрке пятёрку пятёркой пятёрок",
    "4": "четвёрка четвёрки четвёрке четвёрку четвёркой четвёрок",
    "3": "тройка тройки тройке тройку тройкой троек",
    "2": "двойка двойки двойке двойку двойкой двоек",
}
PLAIN = [card for card in ALL_CARDS if not card.is_joker]
each_card = pytest.mark.parametrize("card", PLAIN, ids=str)


def forms(lang: str, value: Cards | Card, *names: str) -> list[str]:
    return [spoken(Words.of(lang).name(value, form)) for form in names]


def parts(*texts: str) -> Grouped:
    return Grouped(tuple(map(parse_cards, texts)))


@each_card
def test_english_names_every_card_in_words(card: Card) -> None:
    rank = RANKS.index(card[1])
    name = f"{ENGLISH[rank]} of {ENGLISH_SUIT[card[0]]}s"
    article = "an" if card[1] in "A8" else "a"
    assert forms("en", card, "label", "the", "a") == [name, f"the {name}", f"{article} {name}"]
    pair = f"pair of {ENGLISH_SUIT[card[0]]} {ENGLISH_PLURAL[rank]}"
    assert forms("en", (card, card), "label", "the") == [pair, f"the {pair}"]


@each_card
def test_chinese_names_every_card_without_a_space_inside(card: Card) -> None:
    name = CHINESE_SUIT[card[0]] + ("10" if card[1] == "T" else card[1])
    assert forms("zh", card, "label") == [name]
    assert forms("zh", (card, card), "label") == [f"一对{name}"]


@each_card
def test_german_declines_every_card_with_its_gender(card: Card) -> None:
    suit = GERMAN_SUIT[card[0]]
    number = "10" if card[1] == "T" else card[1]
    feminine = ("{}-#", "die {}-#", "die {}-#", "der {}-#", "der {}-#", "-#", "-#")
    table = GERMAN.get(card[1]) or tuple(form.replace("#", number) for form in feminine)
    cases = [form.format(suit) for form in table[:5]]
    assert forms("de", card, "label", "nom", "acc", "dat", "gen") == cases
    pair = f"Paar {suit}{table[5]}"
    assert forms("de", (card, card), "label", "nom", "acc", "dat") == [
        pair,
        f"das {pair}",
        f"das {pair}",
        f"dem {pair}",
    ]
    neighbour = Card("S" + ("2" if card[1] != "2" else "3"))
    tractor = Grouped(((card, card, neighbour, neighbour),))
    assert spoken(Words.of("de").name(tractor)).startswith(f"Traktor aus {suit}{table[6]} und Pik-")


def test_no_line_ends_after_the_hyphen_of_a_german_name() -> None:
    assert Words.of("de").name(Card("SA")) == f"Pik-{WORD_JOINER}Ass"
    pair = Words.of("de").name(parse_cards("D9 D9"), "dat")
    assert pair == f"dem Paar Karo-{WORD_JOINER}9"


def test_no_line_ends_inside_a_chinese_name() -> None:
    words = Words.of("zh")
    ten = WORD_JOINER.join(("红", "桃", "10"))
    assert words.name(Card("HT")) == ten
    assert words.name(parse_cards("HT HT")) == f"一对{ten}"
    nines = WORD_JOINER.join(("红", "桃", "99-", "1010"))
    assert words.name(Grouped((parse_cards("H9 H9 HT HT"),))) == nines
    # A suit alone, and what a visitor typed, is left as it was.
    assert words.name(Suit.HEARTS) == "红桃"
    assert "红桃10" in words.ui("error-bad-card", text="红桃10")


@each_card
def test_russian_declines_the_rank_and_keeps_the_suit(card: Card) -> None:
    suit = RUSSIAN_SUIT[card[0]]
    *cases, plural = RUSSIAN[card[1]].split()
    names = [f"{case} {suit}" for case in cases]
    assert forms("ru", card, "label", "gen", "dat", "acc", "ins") == names
    pair = [f"{case} {plural} {suit}" for case in ("пара", "пары", "паре", "пару", "парой")]
    assert forms("ru", (card, card), "label", "gen", "dat", "acc", "ins") == pair


def test_jokers_have_their_own_names() -> None:
    big, small = Card("BJ"), Card("LJ")
    assert forms("en", big, "label", "the") == ["big joker", "the big joker"]
    assert forms("zh", small, "label") == ["小王"]
    assert forms("de", big, "label", "nom", "acc", "dat", "gen") == [
        "großer Joker",
        "der große Joker",
        "den großen Joker",
        "dem großen Joker",
        "des großen Jokers",
    ]
    assert forms("de", (small, small), "nom", "dat") == [
        "das Paar kleine Joker",
        "dem Paar kleinen Jokern",
    ]
    assert forms("ru", big, "label", "gen", "acc", "ins") == [
        "старший джокер",
        "старшего джокера",
        "старшего джокера",
        "старшим джокером",
    ]
    assert forms("ru", (small, small), "acc") == ["пару младших джокеров"]


TRACTORS = [
    (
        "S7 S7 S8 S8",
        "tractor of spade sevens and eights",
        "黑桃77-88",
        "Traktor aus Pik-7 und Pik-8",
        "трактор из семёрок и восьмёрок пик",
    ),
    (
        "H9 H9 HT HT HJ HJ",
        "tractor of heart nines, tens and jacks",
        "红桃99-1010-JJ",
        "Traktor aus Herz-9, Herz-10 und Herz-Buben",
        "трактор из девяток, десяток и валетов червей",
    ),
    (
        "HA HA C7 C7",
        "tractor of heart aces and club sevens",
        "一对红桃A 带一对梅花7",
        "Traktor aus Herz-Assen und Kreuz-7",
        "трактор из тузов червей и семёрок треф",
    ),
    (
        "LJ LJ BJ BJ",
        "tractor of small jokers and big jokers",
        "一对小王带一对大王",
        "Traktor aus kleinen und großen Jokern",
        "трактор из младших джокеров и старших джокеров",
    ),
    (
        "H7 H7 LJ LJ",
        "tractor of heart sevens and small jokers",
        "一对红桃7 带一对小王",
        "Traktor aus Herz-7 und kleinen Jokern",
        "трактор из семёрок червей и младших джокеров",
    ),
]


@pytest.mark.parametrize(("cards", "en", "zh", "de", "ru"), TRACTORS)
def test_a_tractor_is_one_thing(cards: str, en: str, zh: str, de: str, ru: str) -> None:
    tractor = parts(cards)
    named = [spoken(Words.of(lang).name(tractor)) for lang in ("en", "zh", "de", "ru")]
    assert named == [en, zh, de, ru]


def test_a_tractor_is_declined_too() -> None:
    tractor = parts("S7 S7 S8 S8")
    assert forms("de", tractor, "acc", "dat") == [
        "den Traktor aus Pik-7 und Pik-8",
        "dem Traktor aus Pik-7 und Pik-8",
    ]
    assert forms("ru", tractor, "gen", "acc", "ins") == [
        "трактора из семёрок и восьмёрок пик",
        "трактор из семёрок и восьмёрок пик",
        "трактором из семёрок и восьмёрок пик",
    ]


def test_several_things_are_listed_and_a_tractor_comes_last() -> None:
    cards = parts("H9 H9 HT HT", "CA", "SK SK")
    assert Words.of("en").name(cards) == (
        "ace of clubs, pair of spade kings and tractor of heart nines and tens"
    )
    assert spoken(Words.of("zh").name(cards)) == "梅花A、一对黑桃K、红桃99-1010"
    assert spoken(Words.of("de").name(cards, "acc")) == (
        "das Kreuz-Ass, das Paar Pik-Könige und den Traktor aus Herz-9 und Herz-10"
    )
    assert Words.of("ru").name(cards, "acc") == (
        "туза треф, пару королей пик и трактор из девяток и десяток червей"
    )


def test_two_equal_cards_are_a_pair_wherever_they_stand_and_never_named_twice() -> None:
    assert Words.of("en").name(parse_cards("S7 LJ S7")) == "pair of spade sevens and small joker"


def test_alternatives_are_kept_apart() -> None:
    choice = (parts("S7 S7 S8 S8"), parts("S8 S8 S9 S9"))
    assert spoken(Words.of("zh").name(choice)) == "黑桃77-88；黑桃88-99"


@pytest.mark.parametrize(
    ("lang", "suit", "texts"),
    [
        ("en", "H", {"label": "hearts", "one": "heart"}),
        ("en", "T", {"label": "trumps", "one": "trump"}),
        ("zh", "T", {"label": "主牌"}),
        ("de", "H", {"label": "Herz", "no-acc": "kein Herz"}),
        ("de", "T", {"label": "Trumpf", "no": "kein Trumpf", "no-acc": "keinen Trumpf"}),
        ("ru", "S", dict(zip(["label", "gen", "loc"], ["пики", "пик", "пиках"], strict=True))),
        ("ru", "C", dict(zip(["dat", "acc", "ins"], ["трефам", "трефы", "трефами"], strict=True))),
        ("ru", "D", dict(zip(["label", "gen", "loc"], ["бубны", "бубён", "бубнах"], strict=True))),
        ("ru", "T", dict(zip(["gen", "loc"], ["козырей", "козырях"], strict=True))),
    ],
)
def test_suits_have_their_forms(lang: str, suit: str, texts: dict[str, str]) -> None:
    for form, text in texts.items():
        assert Words.of(lang).name(Suit(suit), form) == text


@pytest.mark.parametrize("suit", PRINTED_SUITS)
def test_counted_cards_of_a_suit_say_so(suit: Suit) -> None:
    def counted(lang: str, n: int) -> str:
        return Words.of(lang).ui("status-owe-suit", n=n, suit=suit).replace(NO_BREAK, " ")

    name = RUSSIAN_SUIT[suit]
    assert counted("ru", 1) == f"С тебя 1 карта {name}."
    assert counted("ru", 3) == f"С тебя 3 карты {name}."
    assert counted("ru", 21) == f"С тебя 21 карта {name}."
    assert counted("ru", 11) == f"С тебя 11 карт {name}."
    assert counted("de", 3) == f"Du musst 3 {GERMAN_SUIT[suit]}karten spielen."
    assert counted("en", 1) == f"You owe 1 {ENGLISH_SUIT[suit]}."
    assert counted("zh", 2) == f"你要跟 2 张{CHINESE_SUIT[suit]}。"
