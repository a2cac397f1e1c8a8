# Der Coach am Übungstisch: Urteile, die Züge der anderen, wohin ein teurer Zug führt.

## Das Urteil
table-past = Stich { $number }: { $tier }
table-weighing = wird abgewogen
table-loss = etwa { COUNT($points, noun: "point") } (±{ $se })
table-meaning = Was diese Zahl bedeutet
table-show-me = Zeig es mir
table-take-back = Zurücknehmen
table-play-on = Weiterspielen
table-strict = Nach einem teuren Zug
table-strict-off = geht es weiter
table-strict-on = warten die anderen: zurücknehmen oder weiterspielen
table-wording = Der Coach spricht
table-wording-full = mit Gründen
table-wording-short = so kurz wie möglich

## Warum die anderen so gespielt haben
table-why-seat = Warum dieser Zug von { SEAT($seat, form: "name") }?
why-highest = { $shape ->
    [pair] In { $suit } war kein höheres Paar mehr da.
   *[single] In { $suit } war keine höhere Karte mehr da.
}
why-partner-void = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} { SUIT($suit, form: "no-acc") } mehr und { $seat ->
    [you] darfst
   *[other] darf
} stechen.
why-follows = { $suit } wurde ausgespielt: Wer { $suit } hat, muss bedienen.
why-no-pair = { $seat } hat in { $suit } kein Paar mehr.
why-no-more = { $seat } hat { SUIT($suit, form: "no-acc") } mehr.
why-void = { $seat } hat { SUIT($suit, form: "no-acc") } und darf alles spielen.
why-gives = { COUNT($n, noun: "point") } für die eigene Seite: Da { $seat ->
    [you] lagst du
   *[other] lag { $seat }
} vorn.
why-loses = { COUNT($n, noun: "point") } dazugelegt, obwohl { $seat ->
    [you] du vorn lagst
   *[other] { $seat } vorn lag
}.

## Die Folge
table-consequence = So geht es weiter
table-consequence-made-up = Eine Verteilung, die zu dem passt, was du wissen kannst. Die echten Karten der anderen bleiben verdeckt.
table-consequence-true = Das sind die Karten, wie sie wirklich lagen.
table-consequence-policy = Beide Male spielen alle vier nach denselben einfachen Regeln weiter.
table-consequence-own = Deine Wahl
table-consequence-better = Die bessere Wahl
table-consequence-buries = Gedrückt: { $cards }
table-consequence-trick = Stich { $number }, danach { COUNT($points, noun: "point") } für die Angreifer
table-consequence-end = Angreifer am Ende der Runde
table-consequence-costs = In dieser Verteilung kostet deine Wahl { COUNT($loss, noun: "point") }, im Schnitt etwa { $mean } (±{ $se }).
table-consequence-none = In dieser Verteilung kostet deine Wahl nichts, im Schnitt aber etwa { COUNT($mean, noun: "point") } (±{ $se }).
table-consequence-none-here = Weitergespielt wird nur nach einer teuren Wahl.
table-to-table = Zurück zum Tisch
