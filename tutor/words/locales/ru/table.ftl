# Тренер за столом: оценки, ходы других, к чему ведёт ход с потерей.

## Оценка
table-past = Взятка { $number }: { $tier }
table-weighing = оценивается
table-loss = примерно { COUNT($points, noun: "point") } (±{ $se })
table-meaning = Что значит это число
table-show-me = К чему это ведёт
table-take-back = Отменить ход
table-play-on = Играть дальше
table-strict = После хода с потерей
table-strict-off = игра идёт дальше
table-strict-on = остальные ждут: отменить ход или играть дальше
table-wording = Слова тренера
table-wording-full = с объяснением
table-wording-short = как можно короче

## Почему другие сыграли так
table-why-seat = Почему такой ход у { SEAT($seat, form: "gen") }?
why-highest = { $shape ->
    [pair] Пары старше в { SUIT($suit, form: "loc") } уже нет.
   *[single] Карты старше в { SUIT($suit, form: "loc") } уже нет.
}
why-partner-void = У { SEAT($seat, form: "gen") } уже нет { SUIT($suit, form: "gen") }: можно бить козырем.
why-follows = Зашли в { SUIT($suit, form: "acc") }: пока они есть, отвечают в масть.
why-no-pair = У { SEAT($seat, form: "gen") } больше нет пары в { SUIT($suit, form: "loc") }.
why-no-more = У { SEAT($seat, form: "gen") } больше нет { SUIT($suit, form: "gen") }.
why-void = У { SEAT($seat, form: "gen") } нет { SUIT($suit, form: "gen") }: можно сыграть что угодно.
why-gives = { COUNT($n, noun: "point") } своей команде: до этого взятка была { $seat ->
    [you] твоя
   *[other] за { SEAT($seat, form: "ins") }
}.
why-loses = { COUNT($n, noun: "point") } отдано, хотя взятка была { $seat ->
    [you] твоя
   *[other] за { SEAT($seat, form: "ins") }
}.

## Последствия
table-consequence = Что будет дальше
table-consequence-made-up = Расклад, который не противоречит тому, что тебе известно. Настоящие карты соперников и партнёра остаются закрытыми.
table-consequence-true = Это карты, какими они были на самом деле.
table-consequence-policy = Оба раза все четверо играют дальше по одним и тем же простым правилам.
table-consequence-own = Твой выбор
table-consequence-better = Лучший выбор
table-consequence-buries = Снесено: { $cards }
table-consequence-trick = Взятка { $number }, после неё у нападающих { COUNT($points, noun: "point") }
table-consequence-end = У нападающих в конце сдачи
table-consequence-costs = В этом раскладе такой выбор хуже на { COUNT($loss, noun: "point") }, в среднем — примерно на { $mean } (±{ $se }).
table-consequence-none = В этом раскладе разницы нет, в среднем она примерно { COUNT($mean, noun: "point") } (±{ $se }).
table-consequence-none-here = Доигрывается только ход с потерей.
table-to-table = Назад к столу
