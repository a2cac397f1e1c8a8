# Was eine Lektion außer ihrem eigenen Text sagt: kurzes Nicken, Namen der Antworten, was an einer
# Antwort fehlt.

## Nach einer Antwort
lesson-not-allowed = Nicht erlaubt
lesson-not-yet = Noch nicht

## Am Tisch
lesson-earlier = Bisherige Stiche ({ $count })

## Warum eine Antwort nicht stimmt
lesson-pick-extra = Das gehört nicht dazu: { $cards }.
lesson-pick-missing = { $n ->
    [one] Es fehlt
   *[other] Es fehlen
} noch { COUNT($n, noun: "card") }.
lesson-order-higher = ^{ CARDS($high, form: "nom") } ist höher als { CARDS($low, form: "nom") }.

## Was keine Antwort ist
lesson-nothing-chosen = Wähl zuerst etwas aus.
lesson-not-shown = Nicht unter den Karten hier: { $cards }.
lesson-order-all = In die Reihe gehören alle { COUNT($n, noun: "card") }, jede einmal.
lesson-bad-option = „{ $text }“ steht hier nicht zur Wahl. Nimm eine der Antworten.

## Antworten zur Wahl
lesson-option-seat = ^{ $seat }
lesson-option-level = Stufe { $rank }
lesson-option-team = ^{ $team }
lesson-option-nobody = Noch niemand
lesson-option-hold = Die Verteidiger halten stand
lesson-option-take-over = Die Angreifer übernehmen
lesson-option-match = Die Partie ist gewonnen
lesson-option-single = Eine Einzelkarte
lesson-option-pair = Ein Paar
lesson-option-tractor = Ein Traktor
lesson-option-throw = Ein Wurf
lesson-option-none = Keine dieser Formen
lesson-option-equal = Sie sind gleichwertig
lesson-option-yes = Ja
lesson-option-no = Nein
lesson-option-suit = { $suit }
lesson-option-pass = Passen
