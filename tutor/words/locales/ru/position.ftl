# Страница позиции: описанные карты и взятка и всё, что о них можно сказать.

position-title = Позиция
position-open = Открыть эту позицию
position-intro = Опиши свои карты и взятку, и станет видно, какие ходы можно сделать, почему другие нельзя и как сыграет тренер.
position-example = Показать пример

## Форма
position-describe = Описать позицию
position-change = Изменить позицию
position-hand = Твои карты
position-hand-note = HT — десятка червей, BJ и LJ — джокеры. Годятся и 10, и маленькие буквы, и ♥.
position-led = Заход
position-second = Второй ход
position-third = Третий ход
position-third-note = Ходы, которых ещё не было, оставь пустыми. Если захода нет, заходишь ты.
position-trump = Козырь
position-suit = { $trump ->
    [NT] Без козыря
   *[suit] ^{ SUIT($trump) }
}
position-choose = выбери
position-level = Уровень
position-rules = Правила
position-seat = Твоё место
position-dealer = Сдающий
position-more = Что ещё известно
position-seen = Прошлые взятки
position-seen-note = Между четырьмя ходами — точки, между взятками — пробелы: SA.S3.S4.ST C3C3.C4C4.C5C6.C7C8
position-buried = Снос
position-buried-note = Его знает только сдающий.
position-shown = Объявления
position-shown-note = Место и карты: E.H7 или N.BJBJ
position-turned = Карты прикупа, открытые для козыря
position-points = Очки нападающих
position-points-note = Если пусто, считаются по прошлым взяткам.
position-pick = Выбрать карты, а не печатать
position-pick-take = Это мои карты
position-show = Показать позицию
position-faulty = Такой позиции быть не может. Посмотри на отмеченные поля; всё введённое на месте.

## Что не так
position-bad-value = «{ $text }» сюда не подходит. Можно: { $allowed }.
position-no-trump = Выбери козырную масть или игру без козыря.
position-no-hand = Введи карты, которые у тебя на руках.
position-no-lead = Сначала введи заход.
position-no-second = Сначала введи второй ход.
position-uneven = Здесь { COUNT($n, noun: "card") }, а в заходе — { $m }. Отвечают тем же числом карт.
position-hand-short = В заходе { COUNT($m, noun: "card") }, а на руках — { $n }. Ответить нечем.
position-also = ^{ $card }: вместе с полем «{ $place }» — { COUNT($count, noun: "time") }, а в двух колодах таких карт только 2.
position-trick-plays = Взятка { $number }: нужно четыре хода, а здесь { $n }.
position-trick-uneven = Взятка { $number }: у всех четырёх нужно столько карт, сколько в заходе.
position-trick-lead = Взятка { $number }: так не заходят — { $cards }.
position-too-many-seen = В этих взятках на каждого приходится { COUNT($n, noun: "card") }, а с твоими картами — не больше { $most }.
position-not-dealer = Снос знает только сдающий, а здесь сдаёт другой игрок.
position-buried-count = В прикупе { COUNT($m, noun: "card") }, а здесь { $n }.
position-bad-shown = «{ $text }» ничего не объявляет. Напиши место, точку и показанные карты: E.H7
position-not-thrown = Составным бывает только заход.
position-bad-throw = После ~ пишут весь составной заход: карты одной масти и среди них те, что остались на столе.

## Позиция
position-judge = Можно так сыграть?
position-owes = Что с тебя
position-col-led = Заход
position-col-owed = С тебя
position-col-held = На руках
position-rung-tractors = Тракторы
position-rung-pairs = Пары
position-rung-suit = ^{ $suit }
position-shapes = { $shapes }
position-none = нет
position-must = В любом возможном ходе
position-allowed = Можно сыграть
position-kind-single = Одиночные карты
position-kind-pair = Пары
position-kind-tractor = Тракторы
position-kind-throw = Составные заходы
position-kind-follows = В масть
position-kind-short = Последние карты масти и сброс
position-kind-ruffs = Бить козырем
position-kind-discards = Сброс
position-count = { $n }
position-over = больше { $n }
position-and-more = и ещё { $n }
position-throw-note = Составной заход можно попробовать всегда. Пройдёт ли он, зависит от карт остальных.
position-refused = Нельзя, например
position-link = Ссылка на эту позицию

## Совет
position-advice = Как сыграет тренер
position-advice-ask = Спросить тренера
position-advice-text = Доиграно до конца раскладов невышедших карт: { $n }. ± — одна стандартная ошибка, в очках. Порядок учитывает и рубежи (40, 80, 120…).
position-advice-only = Рассматривать стоит только один ход:
position-advice-impossible = С этим описанием не сходятся никакие карты остальных, поэтому совета нет.
position-col-play = Ход
position-col-expected = Всего у нападающих
position-col-behind = Разница
position-figure = { $n } (±{ $se })
position-figure-more = +{ $n } (±{ $se })
position-best = лучший
position-own = твой выбор
