# Что тренер говорит об оценённом решении: сначала оценка, потом что лучше.

grade-little = Чуть хуже: примерно на { COUNT($p, noun: "point", case: "acc") } (±{ $se }).
grade-cost = Это примерно на { COUNT($p, noun: "point", case: "acc") } (±{ $se }) хуже.
grade-unsure = Разница меньше погрешности.
grade-unsure-leaning = Возможно, хуже примерно на { COUNT($p, noun: "point", case: "acc") } (±{ $se }), но для ошибки это слишком ненадёжно.
grade-better = Лучше: { $best }.
grade-better-swap = Лучше: { $best } вместо { CARDS($cards, form: "gen") }.
grade-better-bury = Лучше снести { CARDS($best, form: "acc") }.
grade-better-show = Лучше показать { CARDS($best, form: "acc") }.
grade-better-pass = Лучше спасовать.
grade-even = Ничем не хуже, чем { $best }.
grade-even-swap = Ничем не хуже: { $best } вместо { CARDS($cards, form: "gen") }.
grade-even-bury = Ничем не хуже, чем снести { CARDS($best, form: "acc") }.
grade-even-show = Ничем не хуже, чем показать { CARDS($best, form: "acc") }.
grade-even-pass = Ничем не хуже, чем спасовать.
grade-what-it-means = Компьютерные игроки доигрывают { $n } { $n ->
    [one] расклад, возможный
    [few] расклада, возможных
   *[many] раскладов, возможных
    [other] расклада, возможных
} при том, что тебе известно. Очки — средняя разница, ± — её стандартная ошибка.
