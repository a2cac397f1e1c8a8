# Что говорит тренер. Одно сообщение — одна мысль, не больше двух фраз, сначала карты.

## 1. Чего правила не разрешают

refused-empty = Сначала выбери карту.
refused-not-in-hand = Этого нет на руках: { $cards }.
refused-mixed-suits = Заходят в одну масть, а все козыри считаются одной мастью. Здесь смешаны { $suit_a } ({ $cards_a }) и { $suit_b } ({ $cards_b }).
refused-throws-off = Это составной заход, а { $rules ->
    [kawu] на kawu
   *[other] за этим столом
} так не играют. Зайди одиночной картой, парой или трактором.
refused-wrong-count = Отвечают тем же числом карт: нужно { $m }, выбрано { $n }.
refused-follow-suit = Зашли в { SUIT($suit, form: "acc") }, а у тебя есть { COUNT($k, $suit) }. Отвечай в масть, { CARDS($bad, form: "acc") } придержи.
refused-follow-suit-all = Зашли в { SUIT($suit, form: "acc") }, а у тебя есть { COUNT($k, $suit) }. Нужно { COUNT($n, noun: "card") }, и только в масть.
refused-follow-suit-exact = У тебя ровно { COUNT($n, $suit) } — сыграй все: { $must }.
refused-follow-suit-short = Сыграй все свои { SUIT($suit, form: "acc") }: { $must }. Остальные карты — любые.
refused-follow-pair = На пару отвечают парой{ $torn ->
    [0] {""}
   *[other] , даже из трактора
}. У тебя есть: { $pairs }.
refused-follow-pair-tractor = Трактора такой длины нет — отвечай как можно большим числом пар, здесь это { COUNT($p, noun: "pair") }. У тебя есть: { $pairs }.
refused-follow-pair-throw = В заходе { COUNT($p, noun: "pair") }, с тебя { COUNT($q, noun: "pair") }. На руках: { $pairs }.
refused-follow-tractor = На { SHAPE($shape, form: "acc") } отвечают трактором той же длины. У тебя есть: { $tractors }.
refused-follow-tractor-shorter = { $tractors ->
    [one] ^{ SHAPE($shape, form: "gen") } нет, но и более короткий нужно сыграть
   *[several] ^{ SHAPE($shape, form: "gen") } нет, но один из более коротких нужно сыграть
}: { $tractors }.
refused-follow-tractor-throw = В заходе { $shape }, { $tractors ->
    [one] твой тоже нужен
   *[several] нужен и один из твоих
}: { $tractors }.
refused-follow-tractors = Здесь с тебя { COUNT($n, noun: "tractor") }. У тебя есть: { $tractors }.
refused-declare-not-level-card = Козырь объявляют картой уровня. В этой сдаче это { RANK($rank, form: "plural") }.
refused-declare-not-level-card-two = Покажи одну карту уровня или две одинаковые.
refused-declare-jokers = Парой одинаковых джокеров объявляют игру без козыря.
refused-declare-too-weak = На столе: { $standing } ({ $seat ->
    [you] { $standing ->
        [pair] твоя пара
       *[single] твоя карта
    }
   *[other] { $seat }
}). { $stronger ->
    [pair] Сильнее только пара карт уровня.
    [pair-up] Сильнее только пара карт уровня, младших или старших джокеров.
    [small-up] Сильнее только пара младших или старших джокеров.
    [big] Сильнее только пара старших джокеров.
   *[none] Сильнее ничего нет.
}
refused-declare-own = Своё объявление не перебивают.
refused-declare-own-reinforce = Своё объявление не перебивают. Его можно усилить второй такой же картой.
refused-declare-closed-kitty = Поздно: прикуп уже у сдающего, козырь определён.
refused-declare-closed-asked = Каждого спрашивают один раз, твоя очередь прошла.
refused-declare-not-yet = Каждого спрашивают один раз, твоя очередь ещё не пришла.
refused-declare-not-in-hand = Показать можно только свои карты. На руках нет: { $cards }.
refused-bury-count = Снести нужно ровно { COUNT($m, noun: "card", case: "acc") }, выбрано: { $n }.
refused-not-the-leader = Заходит тот, кто взял предыдущую взятку.
refused-cards-left = Все взятки разыграны, а карты ещё остались.

## 2. Что делает разрешённый ход

play-leads = { $seat ->
    [you] Твой заход: { $cards }.
   *[other] Заходит { $seat }: { $cards }.
}
play-throws = { $seat ->
    [you] Твой составной заход: { $cards }.
   *[other] Составной заход { SEAT($seat, form: "gen") }: { $cards }.
}
play-follows = { $seat ->
    [you] Ты отвечаешь в масть: { $cards }.
   *[other] { $seat } отвечает в масть: { $cards }.
}
play-follows-short = { $seat ->
    [you] Ты отвечаешь в масть ({ $cards }) и сбрасываешь { CARDS($rest, form: "acc") }.
   *[other] { $seat } отвечает в масть ({ $cards }) и сбрасывает { CARDS($rest, form: "acc") }.
}
play-discards = { $seat ->
    [you] Ты сбрасываешь { CARDS($cards, form: "acc") }; сброс взятку не берёт.
   *[other] { $seat } сбрасывает { CARDS($cards, form: "acc") }.
}
play-ruffs = { $seat ->
    [you] У тебя нет { SUIT($suit, form: "gen") } — бьёшь козырем: { $cards }.
   *[other] { $seat } без { SUIT($suit, form: "gen") } и бьёт козырем: { $cards }.
}
play-over-ruffs = { $seat ->
    [you] Ты перебиваешь { CARDS($beaten, form: "acc") } козырем: { $cards }.
   *[other] { $seat } перебивает { CARDS($beaten, form: "acc") } козырем: { $cards }.
}
play-forced = По правилам можно только так.
trick-wins-now = { $seat ->
    [you] Пока взятка твоя, но ход ещё за { SEAT($seats, form: "ins") }.
   *[other] Пока взятку держит { $seat }, но ход ещё за { SEAT($seats, form: "ins") }.
}
trick-wins = { $seat ->
    [you] После тебя никого: взятка твоя.
   *[other] После { SEAT($seat, form: "gen") } никого: взятку берёт { $seat }.
}
trick-too-low = ^{ $cards } взятку не берёт: { $best } старше.
trick-wrong-shape = Форма не та: { SHAPE($shape, form: "acc") } бьёт только { $shape }.
trick-not-covered = Составной заход бьют козырями только целиком: без { SHAPE($shape, form: "gen") } это просто сброс.
trick-throw-stands = Прошедший составной заход в его масти уже не побить.
trick-part-too-low = Взять можно, только если каждая часть старше той, что лежит против неё.
trick-tie = Карты равны, побеждает сыгранная первой: { $cards } ({ $seat ->
    [you] { $cards ->
        [single] твоя карта
        [pair] твоя пара
        [tractor] твой трактор
       *[several] твои карты
    }
   *[other] { $seat }
}).
trick-held = { $seat ->
    [you] Пока взятка твоя
   *[other] Пока взятку держит { $seat }
}, { $n ->
    [0] очков в ней нет.
   *[other] в ней { COUNT($n, noun: "point") }.
}
trick-attackers = { $seat ->
    [you] Взятка твоя
   *[other] Взятку берёт { $seat }
}: нападающим { COUNT($p, noun: "point") }, всего { $t }.
trick-defenders = { $seat ->
    [you] Взятка твоя
   *[other] Взятку берёт { $seat }
}: { COUNT($p, noun: "point") } никому не идут.
trick-empty = { $seat ->
    [you] Взятка твоя
   *[other] Взятку берёт { $seat }
}: очков в ней нет.
trick-highest = Старше всех: { $cards }. { $n ->
    [0] Очков во взятке нет.
   *[other] Во взятке { COUNT($n, noun: "point") }.
}

## 3. Составные заходы

throw-selected = Это составной заход. Он не пройдёт, если кто-нибудь, пусть даже партнёр, побьёт одну из его частей в { SUIT($suit, form: "loc") }.
throw-attempted = Составной заход: { $cards }.
throw-failed = { $thrower ->
    [you] Составной заход не прошёл: { $seat } может побить { CARDS($forced, form: "acc") }. Заходишь только этой частью, остальное вернётся на руки.
   *[other] { $seat ->
        [you] Составной заход { SEAT($thrower, form: "gen") } не прошёл: ты можешь побить { CARDS($forced, form: "acc") }. Остаётся только эта часть.
       *[other] Составной заход { SEAT($thrower, form: "gen") } не прошёл: { $seat } может побить { CARDS($forced, form: "acc") }. Остаётся только эта часть.
    }
}
throw-fine = Штраф: { COUNT($p, noun: "point") }. У нападающих теперь { $t }.
throw-stands = Составной заход прошёл: в { SUIT($suit, form: "loc") } ни одной его части не побить.
throw-stands-ruffable = Составной заход прошёл: в { SUIT($suit, form: "loc") } ни одной его части не побить. Но козырями побить ещё можно.
throw-one-shape = Это не составной заход, а { $shape }: такой заход проходит всегда.

## 4. Объявление и снос

declare-made = { $seat ->
    [you] Ты показываешь
   *[other] { $seat } показывает
} { CARDS($cards, form: "acc") }: { $trump ->
    [NT] пока игра без козыря.
   *[suit] козыри пока — { SUIT($trump) }.
}
declare-overrides = { $seat ->
    [you] Ты перебиваешь объявление
   *[other] { $seat } перебивает объявление
} ({ $beaten }): { $cards }. { $trump ->
    [NT] Пока игра без козыря.
   *[suit] Козыри пока — { SUIT($trump) }.
}
declare-reinforces = { $seat ->
    [you] Ты усиливаешь объявление
   *[other] { $seat } усиливает объявление
}: { $cards }. { $trump ->
    [NT] Пока остаётся игра без козыря.
   *[suit] Козыри пока прежние — { SUIT($trump) }.
}
declare-was-made = { $seat ->
    [you] Ты показываешь
   *[other] { $seat } показывает
} { CARDS($cards, form: "acc") }.
declare-was-override = { $seat ->
    [you] Ты перебиваешь объявление
   *[other] { $seat } перебивает объявление
} ({ $beaten }): { $cards }.
declare-was-reinforced = { $seat ->
    [you] Ты усиливаешь объявление
   *[other] { $seat } усиливает объявление
}: { $cards }.
declare-passes = { $seat ->
    [you] Ты пасуешь.
   *[other] { $seat } пасует.
}
declare-nobody = Никто не объявляет, решает прикуп ({ $cards }): { $trump ->
    [NT] игра без козыря.
   *[suit] козыри — { SUIT($trump) }.
}
declare-nobody-no-trump = Никто не объявляет: игра без козыря.
declare-trump = { $trump ->
    [NT] Козырной масти нет, но джокеры и карты уровня — козыри.
   *[suit] Козыри — { SUIT($trump) }.
} { $seat ->
    [you] Сдача твоя.
   *[other] Сдаёт { $seat }.
}
declare-no-trump-twos = Козырной масти нет, но джокеры, карты уровня и двойки — козыри. { $seat ->
    [you] Сдача твоя.
   *[other] Сдаёт { $seat }.
}
declare-dealer = { $seat ->
    [you] Сдача твоя.
   *[other] Сдаёт { $seat }.
}
declare-final = { $trump ->
    [NT] В итоге игра без козыря.
   *[suit] В итоге козыри — { SUIT($trump) }.
}
declare-refused = Не засчитано: { $cards } ({ $seat ->
    [you] твоё объявление
   *[other] { $seat }
}).
bury-points = { $n ->
    [0] Очков в прикупе нет: нападающим там нечего взять.
   *[other] В прикупе { COUNT($n, noun: "point") }: если последнюю взятку возьмут нападающие, они как минимум удвоятся.
}
bury-void = Теперь у тебя нет { SUIT($suit, form: "gen") }: их можно будет бить козырем.

## 5. Итог

kitty-won = Последняя взятка у нападающих, заход { SHAPE($shape, form: "ins") }: прикуп { $k } × { $x } = { $y }. Всего { $t } + { $y } = { $s }.
kitty-won-throw = Последняя взятка у нападающих, заход составной (главная часть — { $shape }): прикуп { $k } × { $x } = { $y }. Всего { $t } + { $y } = { $s }.
kitty-kept = Последняя взятка у обороняющихся: { COUNT($k, noun: "point") } прикупа никому не идут.
kitty-kept-empty = Последняя взятка у обороняющихся. Очков в прикупе и так не было.
score-total = Всего очков у нападающих: { $s }.
score-fines-for = Штрафы за составные заходы: нападающим плюс { COUNT($n, noun: "point") }, всего { $s }.
score-fines-against = Штрафы за составные заходы: нападающим минус { COUNT($n, noun: "point") }, всего { $s }.
score-fines-below = Штрафы за составные заходы: нападающим минус { COUNT($n, noun: "point") }, меньше 0 считается за 0.
level-hold = Нападающие: { $s }. Обороняющиеся удержались и поднимаются на { COUNT($n, noun: "level") }; новый уровень — { RANK($level, form: "level") }. { $seat ->
    [you] Следующая сдача твоя.
   *[other] Следующим сдаёт { $seat }.
}
level-take-over = Нападающие: { $s }. Они забирают сдачу, уровень прежний: { RANK($level, form: "level") }. { $seat ->
    [you] Следующая сдача твоя.
   *[other] Следующим сдаёт { $seat }.
}
level-take-over-up = Нападающие: { $s }. Они забирают сдачу и поднимаются на { COUNT($n, noun: "level") }; новый уровень — { RANK($level, form: "level") }. { $seat ->
    [you] Следующая сдача твоя.
   *[other] Следующим сдаёт { $seat }.
}
level-match = { $team ->
    [us] Твоя команда удерживается на тузе и выигрывает партию!
   *[them] ^{ $team } удерживается на тузе и выигрывает партию!
}

## 6. Строка под картами

live-choose = Выбери { COUNT($n, noun: "card", case: "acc") }.
live-choose-lead = Выбери, чем зайти.
live-choose-declare = Выбери, что показать, или спасуй.
live-more = Выбери ещё { COUNT($n, noun: "card", case: "acc") }.
live-fewer = Слишком много: убери { COUNT($n, noun: "card", case: "acc") }.
live-follows-single = Можно: { $suit } на { SUIT($suit, form: "acc") }.
live-follows = Можно: все карты в масть.
live-follows-pairs = Можно: { $n ->
    [1] пара на месте.
   *[other] { COUNT($n, noun: "pair") } на месте.
}
live-follows-tractor = Можно: трактор на месте.
live-follows-short = Можно: все твои { $suit } здесь.
live-ruffs = Можно: { SUIT($suit, form: "gen") } нет, бьёшь козырем.
live-discards = Можно: { SUIT($suit, form: "gen") } нет, это сброс.
live-leads = Можно зайти { SHAPE($shape, form: "ins") }.
live-throws = Составной заход: не пройдёт, если одну из частей побьют в { SUIT($suit, form: "loc") }.
live-declares = Можно: { $trump ->
    [NT] будет игра без козыря.
   *[suit] козырями станут { SUIT($trump) }.
}
live-buries = Можно: { $n ->
    [0] очков в прикупе нет.
   *[other] в прикуп идёт { COUNT($n, noun: "point") }.
}
live-no-suit = Нельзя: у тебя есть { $suit }.
live-no-pair = Нельзя: { $n ->
    [1] нужна пара.
   *[other] не хватает { COUNT($n, noun: "pair", case: "gen") }.
}
live-no-tractor = Нельзя: нужен трактор.
live-no-mixed = Нельзя: заходят в одну масть.
live-no-throw = Нельзя: составных заходов здесь нет.
live-no-hand = Нельзя: этого нет на руках.
live-no-level-card = Нельзя: нужна карта уровня или две одинаковые.
live-no-stronger = Нельзя: нужно сильнее, чем на столе.
live-no-own = Нельзя: своё объявление не перебивают.
live-no-closed = Нельзя: сейчас не время объявлять.

## 7. Строка над столом

status-undeclared = Пока никто не объявил козырь.
status-declared = { $seat ->
    [you] Твоё объявление
   *[other] Объявление { SEAT($seat, form: "gen") }
}: { $cards }. { $trump ->
    [NT] Пока игра без козыря.
   *[suit] Козыри пока — { SUIT($trump) }.
}
status-ask = { $seat ->
    [you] Объяви козырь или спасуй.
   *[other] Может объявить { $seat }.
}
status-bury = { $seat ->
    [you] Прикуп у тебя: снеси { COUNT($n, noun: "card", case: "acc") }.
   *[other] { $seat } сносит { COUNT($n, noun: "card", case: "acc") }.
}
status-lead = { $seat ->
    [you] Заход твой.
   *[other] Заходит { $seat }.
}
status-led = { $seat ->
    [you] Твой заход
   *[other] Заход { SEAT($seat, form: "gen") }
}: { $cards }.
status-owe-suit = С тебя { COUNT($n, $suit) }.
status-owe-pairs = С тебя { COUNT($n, noun: "pair") } в { SUIT($suit, form: "loc") }.
status-owe-with-pairs = С тебя { COUNT($n, $suit) }, среди них { COUNT($p, noun: "pair") }.
status-owe-tractor = С тебя { $shapes } в { SUIT($suit, form: "loc") }.
status-owe-with-tractor = С тебя { COUNT($n, $suit) }, в них { COUNT($p, noun: "pair") }, а среди пар — { $shapes }.
status-owe-short = С тебя все { $suit } ({ $n }).
status-free = У тебя нет { SUIT($suit, form: "gen") }: играй что угодно.
status-over = Сдача сыграна.

## 8. Кивок за верный ответ

nod-right = Верно.
nod-good = Хороший ход.
nod-exactly = Именно так.
