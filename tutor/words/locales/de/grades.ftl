# Was der Coach zu einer bewerteten Entscheidung sagt: erst das Urteil, dann das Bessere.

grade-little = Etwas weniger: rund { COUNT($p, noun: "point") } (±{ $se }).
grade-cost = Kostet etwa { COUNT($p, noun: "point") } (±{ $se }).
grade-unsure = Der Unterschied ist kleiner als die Unsicherheit.
grade-unsure-leaning = Vielleicht um etwa { COUNT($p, noun: "point") } (±{ $se }) schlechter, zu unsicher, um als Fehler zu zählen.
grade-better = Besser: { $best }.
grade-better-swap = Besser: { CARDS($best, form: "nom") } statt { CARDS($cards, form: "gen") }.
grade-better-bury = Besser drücken: { $best }.
grade-better-show = Besser: { $best } zeigen.
grade-better-pass = Besser: passen.
grade-even = Genauso gut wie { CARDS($best, form: "nom") }.
grade-even-swap = Genauso gut: { CARDS($best, form: "nom") } statt { CARDS($cards, form: "gen") }.
grade-even-bury = Genauso gut wäre es, { CARDS($best, form: "acc") } zu drücken.
grade-even-show = Genauso gut wäre es, { CARDS($best, form: "acc") } zu zeigen.
grade-even-pass = Genauso gut wäre es zu passen.
grade-what-it-means = Computerspieler spielen { $n } { $n ->
    [one] Verteilung
   *[other] Verteilungen
} zu Ende, die zu deinem Wissen passen. Das ist der mittlere Unterschied, ± sein Standardfehler.
