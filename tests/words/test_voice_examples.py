"""The model sentences come out word for word, with the grammar that real values need."""

from __future__ import annotations

import pytest

from engine.cards import Rank, Seat, Suit, parse_cards
from tests.words.checks import spoken
from tutor.words import Grouped, Message, ShapeName, Words, say
from tutor.words.typography import NO_BREAK

LANGS = ("en", "zh", "de", "ru")
cards = parse_cards


def parts(*texts: str) -> Grouped:
    return Grouped(tuple(map(parse_cards, texts)))


EXAMPLES: list[tuple[Message, tuple[str, str, str, str]]] = [
    (
        say("refused-follow-suit", suit=Suit.HEARTS, k=3, bad=cards("SK")),
        (
            "Hearts were led, and you hold 3. Follow suit; keep the king of spades for later.",
            "领出的是红桃，你有 3 张，必须跟红桃。黑桃K 先留着。",
            "Herz wurde ausgespielt, und du hast noch 3 Herzkarten. Bediene und heb dir den "
            "Pik-König auf.",
            "Зашли в черви, а у тебя есть 3 карты червей. Отвечай в масть, короля пик придержи.",
        ),
    ),
    (
        say("refused-follow-suit", suit=Suit.TRUMP, k=1, bad=cards("DQ")),
        (
            "Trumps were led, and you hold 1. Follow suit; keep the queen of diamonds for later.",
            "领出的是主牌，你有 1 张，必须跟主牌。方块Q 先留着。",
            "Trumpf wurde ausgespielt, und du hast noch 1 Trumpf. Bediene und heb dir die "
            "Karo-Dame auf.",
            "Зашли в козыри, а у тебя есть 1 козырь. Отвечай в масть, даму бубён придержи.",
        ),
    ),
    (
        say("refused-follow-suit", suit=Suit.TRUMP, k=21, bad=cards("CA DJ")),
        (
            "Trumps were led, and you hold 21. Follow suit; keep the ace of clubs and the jack of "
            "diamonds for later.",
            "领出的是主牌，你有 21 张，必须跟主牌。梅花A、方块J 先留着。",
            "Trumpf wurde ausgespielt, und du hast noch 21 Trümpfe. Bediene und heb dir das "
            "Kreuz-Ass und den Karo-Buben auf.",
            "Зашли в козыри, а у тебя есть 21 козырь. Отвечай в масть, туза треф и валета бубён "
            "придержи.",
        ),
    ),
    (
        say("refused-follow-suit-short", suit=Suit.TRUMP, must=cards("S7 S7 LJ")),
        (
            "Every trump you hold must go in: pair of spade sevens and small joker. Any cards may "
            "fill the rest.",
            "主牌不够，有多少出多少：一对黑桃7、小王。其余的随便出。",
            "Alles, was du in Trumpf hast, muss mit: Paar Pik-7 und kleiner Joker. Der Rest ist "
            "beliebig.",
            "Сыграй все свои козыри: пара семёрок пик и младший джокер. Остальные карты — любые.",
        ),
    ),
    (
        say("refused-follow-pair-tractor", p=2, pairs=cards("S7 S7 SK SK")),
        (
            "You have no tractor that long, so 2 pairs must go in. You hold: pair of spade sevens "
            "and pair of spade kings.",
            "你没有这么长的拖拉机，能跟几对就得跟几对：这里要 2 对。你有：一对黑桃7、一对黑桃K。",
            "Einen so langen Traktor hast du nicht, also so viele Paare wie möglich: hier 2 Paare. "
            "Du hast: Paar Pik-7 und Paar Pik-Könige.",
            "Трактора такой длины нет — отвечай как можно большим числом пар, здесь это 2 пары. "
            "У тебя есть: пара семёрок пик и пара королей пик.",
        ),
    ),
    (
        say(
            "refused-follow-tractor",
            shape=ShapeName("tractor", 3),
            tractors=(parts("H9 H9 HT HT HJ HJ"),),
        ),
        (
            "A tractor of 3 pairs was led, and you can match it: tractor of heart nines, tens and "
            "jacks.",
            "领出的是三对的拖拉机，你也有，必须跟：红桃99-1010-JJ。",
            "Auf einen Traktor aus 3 Paaren gehört ein gleich langer. Du hast: Traktor aus "
            "Herz-9, Herz-10 und Herz-Buben.",
            "На трактор из 3 пар отвечают трактором той же длины. У тебя есть: трактор из "
            "девяток, десяток и валетов червей.",
        ),
    ),
    (
        say("refused-declare-not-level-card", rank=Rank.SEVEN),
        (
            "Trump is declared with a level card. This hand those are the sevens.",
            "亮主必须用级牌：这局打 7。",
            "Trumpf sagst du mit einer Stufenkarte an. In dieser Runde sind das die 7er.",
            "Козырь объявляют картой уровня. В этой сдаче это семёрки.",
        ),
    ),
    (
        say("refused-declare-not-level-card", rank=Rank.ACE),
        (
            "Trump is declared with a level card. This hand those are the aces.",
            "亮主必须用级牌：这局打 A。",
            "Trumpf sagst du mit einer Stufenkarte an. In dieser Runde sind das die Asse.",
            "Козырь объявляют картой уровня. В этой сдаче это тузы.",
        ),
    ),
    (
        say("play-discards", seat=Seat.S, cards=cards("C6 C6")),
        (
            "You discard the pair of club sixes; a discard never wins.",
            "你垫一对梅花6，垫牌赢不了。",
            "Du wirfst das Paar Kreuz-6 ab; Abgeworfenes gewinnt nie.",
            "Ты сбрасываешь пару шестёрок треф; сброс взятку не берёт.",
        ),
    ),
    (
        say("trick-wins-now", seat=Seat.S, seats=(Seat.E, Seat.N)),
        (
            "For now the trick is yours. Still to play: East and North.",
            "你暂时最大，还有东家、北家没出。",
            "Vorläufig liegst du vorn. Nach dir noch: Ost und Nord.",
            "Пока взятка твоя, но ход ещё за Востоком и Севером.",
        ),
    ),
    (
        say("trick-too-low", cards=cards("HT"), best=cards("HK")),
        (
            "The ten of hearts can’t win: the king of hearts is higher.",
            "红桃10 赢不了，红桃K 更大。",
            "Die Herz-10 reicht nicht: Der Herz-König ist höher.",
            "Десятка червей взятку не берёт: король червей старше.",
        ),
    ),
    (
        say("trick-wrong-shape", shape=ShapeName("tractor", 2)),
        (
            "Wrong shape: only a tractor of 2 pairs beats a tractor of 2 pairs.",
            "牌型不对：两对的拖拉机只有两对的拖拉机管得住。",
            "Andere Form: Gegen einen Traktor aus 2 Paaren gewinnt nur ein Traktor aus 2 Paaren.",
            "Форма не та: трактор из 2 пар бьёт только трактор из 2 пар.",
        ),
    ),
    (
        say("throw-failed", thrower=Seat.S, seat=Seat.N, forced=cards("SQ")),
        (
            "The throw fails: North can beat the queen of spades. Only that part is led; you take "
            "the rest back.",
            "甩牌失败：北家管得住黑桃Q。这墩只能出黑桃Q，其余收回。",
            "Der Wurf misslingt: Nord kann die Pik-Dame schlagen. Ausgespielt wird nur dieser "
            "Teil, den Rest nimmst du zurück.",
            "Составной заход не прошёл: Север может побить даму пик. Заходишь только этой частью, "
            "остальное вернётся на руки.",
        ),
    ),
    (
        say("kitty-won", shape=ShapeName("tractor", 2), k=5, x=8, y=40, t=55, s=95),
        (
            "The attackers win the last trick, led with a tractor of 2 pairs: kitty 5 × 8 = 40. "
            "Together 55 + 40 = 95.",
            "闲家抠底，最后一墩领出的是两对的拖拉机：底牌 5 分 × 8 = 40 分，一共 55 + 40 = 95 分。",
            "Letzter Stich an die Angreifer, ausgespielt mit einem Traktor aus 2 Paaren: Kitty "
            "5 × 8 = 40, zusammen 55 + 40 = 95.",
            "Последняя взятка у нападающих, заход трактором из 2 пар: прикуп 5 × 8 = 40. Всего "
            "55 + 40 = 95.",
        ),
    ),
    (
        say("level-hold", s=55, n=1, level=Rank.JACK, seat=Seat.W),
        (
            "Attackers 55: the defenders hold and go up 1 level, to level J. West deals next.",
            "闲家 55 分，庄家守住，升 1 级。下一局打 J，西家坐庄。",
            "55 Punkte für die Angreifer: Die Verteidiger halten stand und steigen um 1 Stufe auf "
            "Stufe Bube; als Nächstes gibt West.",
            "Нападающие: 55. Обороняющиеся удержались и поднимаются на 1 уровень; новый уровень — "
            "валет. Следующим сдаёт Запад.",
        ),
    ),
]


@pytest.mark.parametrize(("message", "texts"), EXAMPLES, ids=lambda value: getattr(value, "id", ""))
def test_a_model_sentence_comes_out_word_for_word(
    message: Message, texts: tuple[str, str, str, str]
) -> None:
    rendered = [spoken(Words.of(lang).text(message)).replace(NO_BREAK, " ") for lang in LANGS]
    assert rendered == list(texts)


def test_the_learner_is_spoken_to_and_never_called_south() -> None:
    empty = say("trick-empty", seat=Seat.S)
    assert [Words.of(lang).text(empty) for lang in LANGS] == [
        "You take the trick: no points in it.",
        "这墩归你，里面没有分。",
        "Stich für dich: keine Punkte drin.",
        "Взятка твоя: очков в ней нет.",
    ]
    take_over = say("level-take-over", s=80, level=Rank.TWO, seat=Seat.S)
    assert [Words.of(lang).text(take_over) for lang in LANGS] == [
        "Attackers 80: they take over and stay on level 2. You deal next.",
        "闲家 80 分，上台，不升级。下一局打 2，你坐庄。",
        f"80{NO_BREAK}Punkte für die Angreifer: Sie übernehmen und bleiben auf Stufe 2; als "
        "Nächstes gibst du.",
        "Нападающие: 80. Они забирают сдачу, уровень прежний: 2. Следующая сдача твоя.",
    ]
    tie = say("trick-tie", cards=cards("S7 S7"), seat=Seat.S)
    assert [spoken(Words.of(lang).text(tie)) for lang in LANGS] == [
        "Equal cards, and the first played wins: pair of spade sevens (you).",
        "一样大，先出为大：你的一对黑桃7。",
        "Gleichwertig, also gewinnt, was zuerst gespielt wurde: Paar Pik-7 (du).",
        "Карты равны, побеждает сыгранная первой: пара семёрок пик (твоя пара).",
    ]


def test_whoever_sits_elsewhere_is_you_there() -> None:
    empty = say("trick-empty", seat=Seat.S)
    assert Words.of("en", Seat.N).text(empty) == "South takes the trick: no points in it."
    assert Words.of("en", None).text(empty) == "South takes the trick: no points in it."
    assert Words.of("en", Seat.N).text(say("trick-empty", seat=Seat.N)).startswith("You take")


NUMBERS = {
    "en": "0 cards, 1 card, 2 cards, 5 cards, 11 cards, 21 cards, 22 cards",
    "zh": "0 张, 1 张, 2 张, 5 张, 11 张, 21 张, 22 张",
    "de": "0 Karten, 1 Karte, 2 Karten, 5 Karten, 11 Karten, 21 Karten, 22 Karten",
    "ru": "0 карт, 1 карту, 2 карты, 5 карт, 11 карт, 21 карту, 22 карты",
}


@pytest.mark.parametrize("lang", LANGS)
def test_a_number_takes_its_noun(lang: str) -> None:
    texts = [Words.of(lang).ui("live-choose", n=n) for n in (0, 1, 2, 5, 11, 21, 22)]
    first = {"en": "Choose ", "zh": "选 ", "de": "Wähl ", "ru": "Выбери "}[lang]
    counted = [text.removeprefix(first).rstrip(".。") for text in texts]
    assert ", ".join(counted).replace(NO_BREAK, " ") == NUMBERS[lang]


def test_half_points_take_the_genitive_in_russian_and_a_comma() -> None:
    texts = [Words.of(lang).ui("trick-held", seat=Seat.E, n=7.5) for lang in LANGS]
    assert texts[0].endswith(f"7.5{NO_BREAK}points in it.")
    assert texts[1].endswith("7.5 分。")
    assert texts[2].endswith(f"7,5{NO_BREAK}Punkte im Stich.")
    assert texts[3].endswith(f"7,5{NO_BREAK}очка.")
