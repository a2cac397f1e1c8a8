# Почему решение верное (good) или с потерей (bad). Только доказанное: сначала карта.

reason-plain-bad = В раскладах, которые не противоречат тому, что ты знаешь, другой выбор просто выгоднее.

## Очки: отданы, подарены, придержаны

reason-give-good = Взятка партнёра надёжна, очки здесь к месту: { $card }, { COUNT($points, noun: "point") }.
reason-give-bad = Взятка партнёра надёжна: отдай туда { CARDS($card, form: "acc") }, это { COUNT($points, noun: "point") }.
reason-give-boss-good = ^{ CARDS($led, form: "acc") } в своей масти уже не побить, ренонса { $rival } не показал: { $card } ({ COUNT($points, noun: "point") }) здесь к месту.
reason-give-boss-bad = ^{ CARDS($led, form: "acc") } в своей масти не побить, ренонса { $rival } не показал. Отдай партнёру { CARDS($card, form: "acc") }: { COUNT($points, noun: "point") }.
reason-early-void-good = { $rival } без { SUIT($side, form: "gen") } и ещё не ходил: не зря { $card } ({ COUNT($points, noun: "point") }) остаётся на руках.
reason-early-void-bad = Пока берёт партнёр, но { $rival } без { SUIT($side, form: "gen") } и ещё не ходил. ^{ $card }: { COUNT($points, noun: "point") } под угрозой.
reason-early-higher-good = ^{ CARDS($threat, form: "gen") } ещё не было, а ход ещё за { SEAT($rival, form: "ins") }: не зря { $card } ({ COUNT($points, noun: "point") }) остаётся на руках.
reason-early-higher-bad = Пока берёт партнёр, но { $rival } ещё не ходил, а { CARDS($threat, form: "gen") } ещё не было. ^{ $card }: { COUNT($points, noun: "point") } под угрозой.
reason-gift-good = Взятку берёт { $rival }: { $card } — это подарок в { COUNT($points, noun: "point", case: "acc") }, { $alt } не дарит ничего.
reason-gift-bad = Взятку берёт { $rival }: { $card } дарит соперникам { COUNT($points, noun: "point", case: "acc") }, { $alt } — ничего.
reason-gift-now-good = Пока взятку держит { $rival }: { $alt } — без риска, а { $card } — это { COUNT($points, noun: "point") } под угрозой.
reason-gift-now-bad = Пока взятку держит { $rival }: { $card } — это { COUNT($points, noun: "point") } под угрозой, а { $alt } — без риска.

## Взятка: брать или нет и чем

reason-cheap-good = После тебя никого: { CARDS($card, form: "gen") } хватает, { $alt } остаётся на руках.
reason-cheap-bad = После тебя никого, взятку берёт и { $card }: { $alt } — дороже, чем нужно.
reason-home-good = После тебя никого: { $card } берёт взятку, свои { COUNT($points, noun: "point") } целы.
reason-home-bad = После тебя никого: { $card } тоже берёт взятку, и свои { COUNT($points, noun: "point") } целы.
reason-take-good = ^{ $card } наверняка берёт взятку, а на столе { COUNT($points, noun: "point") }.
reason-take-bad = На столе { COUNT($points, noun: "point") }, и взять их можно наверняка: { $card }.
reason-take-now-good = ^{ $card } пока берёт взятку, а на столе { COUNT($points, noun: "point") }. Ход ещё за { SEAT($seats, form: "ins") }.
reason-take-now-bad = На столе { COUNT($points, noun: "point") }, и взятку пока может взять { $card }. Ход ещё за { SEAT($seats, form: "ins") }.
reason-third-good = После тебя { $rival }, а { CARDS($threat, form: "gen") } ещё не было: { $alt } — защита, { $card } — нет.
reason-third-bad = После тебя { $rival }, а { CARDS($threat, form: "gen") } ещё не было: { $alt } надёжнее, { $card } не защищает.
reason-too-high-bad = ^{ $card } здесь не надёжнее, чем { $alt }: между ними уже нет чужих карт.
reason-partner-over-bad = Взятку и так держит партнёр: { $card } перебивает своего.
reason-last-cards-good = Осталось всего { COUNT($n, noun: "card") } — бери все взятки, какие можешь. ^{ $card } берёт эту наверняка.
reason-last-cards-bad = Осталось всего { COUNT($n, noun: "card") } — бери все взятки, какие можешь. Эту наверняка берёт { $card }.

## Козыри на другие масти

reason-ruff-good = Во взятке { COUNT($points, noun: "point") }, а { SUIT($side, form: "gen") } у тебя нет: бить козырем выгодно.
reason-ruff-bad = Во взятке { COUNT($points, noun: "point") }, а { SUIT($side, form: "gen") } у тебя нет: здесь стоит бить козырем.
reason-high-trump-good = Очков во взятке пока нет: { $card } ещё пригодится.
reason-high-trump-bad = ^{ $card } за взятку, в которой пока нет очков, — дорого. Старшие козыри берегут для очков и последней взятки.
reason-empty-ruff-good = Очков во взятке пока нет: { CARDS($card, form: "acc") } лучше придержать.
reason-empty-ruff-bad = ^{ $card } бьёт там, где очков пока нет. Козыри берегут для взяток с очками.
reason-over-ruff-good = { $rival } тоже без { SUIT($side, form: "gen") }, а { CARDS($threat, form: "gen") } ещё не было: { $alt } — защита, { $card } — нет.
reason-over-ruff-bad = { $rival } тоже без { SUIT($side, form: "gen") }, а { CARDS($threat, form: "gen") } ещё не было: { $alt } надёжнее, { $card } не защищает.
reason-make-void-good = Сбросить { CARDS($card, form: "acc") } — значит остаться без { SUIT($side, form: "gen") }: потом их можно бить козырем.
reason-make-void-bad = Лучше сбросить { CARDS($card, form: "acc") } и остаться без { SUIT($side, form: "gen") }: потом их можно бить козырем.
reason-discard-winner-bad = ^{ CARDS($card, form: "acc") } в { SUIT($side, form: "loc") } уже не побить, а сброс взятку не берёт.

## Пары и тракторы

reason-break-pair-bad = ^{ $card } разбивает пару, а { $alt } — нет.
reason-break-tractor-bad = ^{ $card } разбивает { CARDS($whole, form: "acc") }, а { $alt } — нет.

## Заходы

reason-cash-good = ^{ CARDS($card, form: "acc") } в { SUIT($side, form: "loc") } уже не побить, и ренонса никто не показал: самое время отыграть.
reason-cash-bad = ^{ CARDS($card, form: "acc") } в { SUIT($side, form: "loc") } уже не побить, и ренонса никто не показал: отыграй, пока не бьют козырем.
reason-boss-pair-good = В своей масти пару бьёт только пара старше, а в { SUIT($side, form: "loc") } такой уже не собрать: { $card } — старшая.
reason-boss-pair-bad = Пары старше в { SUIT($side, form: "loc") } уже не собрать: { $card } — хороший заход.
reason-whole-tractor-good = На трактор отвечать трудно, а твой ещё цел: { $card }.
reason-whole-tractor-bad = ^{ $card } ещё цел: зайди им, пока не пришлось разбить.
reason-into-void-bad = { $rival } без { SUIT($side, form: "gen") } и может побить { CARDS($card, form: "acc") } козырем.
reason-partner-void-good = Партнёр без { SUIT($side, form: "gen") }, соперники ренонса не показали: { $card } — приглашение бить козырем.
reason-partner-void-bad = Партнёр без { SUIT($side, form: "gen") }, соперники ренонса не показали: зайди { CARDS($card, form: "ins") }, и партнёр сможет бить козырем.
reason-bare-high-bad = ^{ $card } в одиночку берёт не больше одной взятки. Старшие козыри берегут для очков и последней взятки.
reason-draw-good = У тебя { COUNT($n, noun: "trump") }, ещё не вышло { $unseen }: хватает, чтобы отбирать козыри.
reason-draw-bad = Отбирать козыри выгодно, когда большинство у тебя. На руках { $n }, ещё не вышло { $unseen }.
reason-low-trump-good = ^{ $card } ничего не дарит и, может быть, передаст заход партнёру: { CARDS($threat, form: "gen") } ещё не было.
reason-low-trump-bad = ^{ $card } ничего не дарит, и заход может перейти к партнёру: { CARDS($threat, form: "gen") } ещё не было.
reason-exposed-bad = Заход { CARDS($card, form: "ins") }, а { CARDS($threat, form: "gen") } ещё не было: { COUNT($points, noun: "point") } под угрозой.
reason-short-lead-good = ^{ $card } ничего не дарит. У тебя { COUNT($n, $side) }: масть скоро кончится, и можно будет бить козырем.
reason-short-lead-bad = Зайти можно дешевле: { $card } ничего не дарит. У тебя { COUNT($n, $side) }: масть скоро кончится, и можно будет бить козырем.

## Составные заходы

reason-weak-part-bad = В { SUIT($suit, form: "loc") } может найтись { $shape ->
    [single] карта
   *[other] { $shape }
} старше, чем { $card }. В составной заход бери то, чего не побить.
reason-safe-throw-good = Ни одной части такого захода в { SUIT($suit, form: "loc") } уже не побить: { $cards }.
reason-safe-throw-bad = Ни одной части такого захода в { SUIT($suit, form: "loc") } уже не побить. Зайди всем сразу: { $cards }.
reason-long-into-void-bad = { $rival } без { SUIT($side, form: "gen") }: в масти твой заход не побить, но козырями — можно.

## Рубежи, последняя взятка, прикуп

reason-line-good = С этой взяткой у нападающих { $total }: рубеж { $line } взят.
reason-line-bad = С этой взяткой у нападающих было бы { $total }, и рубеж { $line } был бы взят.
reason-line-held-good = Иначе у нападающих было бы уже { $total }: ты держишь их ниже рубежа { $line }.
reason-line-held-bad = У нападающих теперь { $total }, рубеж { $line } взят; лучший ход держит их ниже.
reason-control-good = ^{ $card }, единственный надёжный козырь, остаётся для последней взятки и прикупа.
reason-control-bad = ^{ $card } — твой единственный надёжный козырь. Ближе к концу его берегут для последней взятки и прикупа.
reason-last-pair-good = Заход всеми картами сразу ({ $card }): если взятка твоя, прикуп считается ×{ $factor }.
reason-last-pair-bad = Зайди всеми картами сразу ({ $card }): если взятка твоя, прикуп считается ×{ $factor }.

## Снос

reason-bury-void-good = Снести { CARDS($cards, form: "acc") } — значит остаться без { SUIT($side, form: "gen") }: потом их можно бить козырем.
reason-bury-void-bad = Лучше снести { CARDS($cards, form: "acc") } и остаться без { SUIT($side, form: "gen") }: потом их можно бить козырем.
reason-bury-points-good = Очков в прикупе нет: даже с последней взяткой нападающие ничего из него не получат.
reason-bury-points-bad = В прикупе { COUNT($points, noun: "point") }: если последнюю взятку возьмут нападающие, очки как минимум удвоятся, а у тебя { COUNT($n, noun: "trump") }.
reason-bury-safe-good = В прикупе { COUNT($points, noun: "point") }, но на руках { COUNT($n, noun: "trump") }: есть чем бороться за последнюю взятку.
reason-bury-safe-bad = У тебя { COUNT($n, noun: "trump") }, есть чем бороться за последнюю взятку: в прикуп можно снести { COUNT($points, noun: "point", case: "acc") }.
reason-bury-winner-bad = ^{ CARDS($card, form: "acc") } в { SUIT($side, form: "loc") } не побить, а в прикупе взяток не берут.
reason-bury-pair-bad = ^{ CARDS($whole, form: "acc") } лучше держать на руках целиком: на пары и тракторы трудно отвечать.
reason-bury-trump-bad = ^{ $card } — козырь, а в прикупе козырь не бьёт и взяток не берёт.

## Объявление

reason-declare-long-good = Если козыри — { $side }, у тебя { COUNT($n, noun: "trump") } из { COUNT($size, noun: "card", case: "gen") }: для объявления хватает.
reason-declare-long-bad = Если козыри — { $side }, у тебя { COUNT($n, noun: "trump") } из { COUNT($size, noun: "card", case: "gen") }: стоит объявить.
reason-declare-short-good = Если козыри — { $side }, у тебя их всего { $n } из { COUNT($size, noun: "card", case: "gen") }: для объявления мало.
reason-declare-short-bad = Если козыри — { $side }, у тебя их всего { $n } из { COUNT($size, noun: "card", case: "gen") }: этого мало.
reason-declare-pair-good = Показать сразу { CARDS($card, form: "acc") } надёжнее: объявление одной картой перебить легче.
reason-declare-pair-bad = Покажи сразу { CARDS($card, form: "acc") }: объявление одной картой перебить легче.
reason-declare-longer-bad = Если козыри — { $side }, у тебя их { $n }, а если { $other } — { $more }.
reason-declare-partner-good = { $trump ->
    [NT] Объявление партнёра — игра без козыря, в ней у тебя { COUNT($n, noun: "trump") }: перебивать незачем.
   *[suit] Объявление партнёра — { SUIT($trump) }, с ними у тебя { COUNT($n, noun: "trump") }: перебивать незачем.
}
reason-declare-partner-bad = { $trump ->
    [NT] Объявление партнёра — игра без козыря, в ней у тебя { COUNT($n, noun: "trump") }. Перебивать его стоит только явно лучшей мастью.
   *[suit] Объявление партнёра — { SUIT($trump) }, с ними у тебя { COUNT($n, noun: "trump") }. Перебивать его стоит только явно лучшей мастью.
}
reason-declare-none-good = Даже без козырной масти у тебя { COUNT($n, noun: "trump") } из { COUNT($size, noun: "card", case: "gen") }: этого хватает.
reason-declare-none-bad = Без козырной масти у тебя всего { COUNT($n, noun: "trump") } из { COUNT($size, noun: "card", case: "gen") }. Нужны джокеры, карты уровня и сильные побочные масти.
