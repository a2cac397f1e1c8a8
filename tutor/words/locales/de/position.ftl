# Die Stellungsseite: beschriebene Karten und ein Stich, und was es dazu zu sagen gibt.

position-title = Stellung
position-open = Diese Stellung öffnen
position-intro = Beschreib deine Karten und einen Stich: Du siehst, was du spielen darfst, warum anderes nicht geht und was der Coach spielen würde.
position-example = Zeig mir ein Beispiel

## Das Formular
position-describe = Stellung beschreiben
position-change = Stellung ändern
position-hand = Deine Karten
position-hand-note = HT ist die Herz-10, BJ und LJ sind die Joker. Auch 10, kleine Buchstaben und ♥ sind recht.
position-led = Ausgespielt
position-second = Als Zweites gespielt
position-third = Als Drittes gespielt
position-third-note = Lass leer, was noch kommt. Liegt nichts, spielst du aus.
position-trump = Trumpf
position-suit = { $trump ->
    [NT] Kein Trumpf
   *[suit] { SUIT($trump) }
}
position-choose = wählen
position-level = Stufe
position-rules = Regeln
position-seat = Dein Platz
position-dealer = Geber
position-more = Was du noch weißt
position-seen = Frühere Stiche
position-seen-note = Ein Punkt trennt die vier Züge, ein Leerzeichen die Stiche: SA.S3.S4.ST C3C3.C4C4.C5C6.C7C8
position-buried = Gedrückt
position-buried-note = Das weiß nur der Geber.
position-shown = Angesagt
position-shown-note = Platz und Karten: E.H7 oder N.BJBJ
position-turned = Für den Trumpf aufgedeckte Kitty-Karten
position-points = Punkte der Angreifer bisher
position-points-note = Leer heißt: aus den früheren Stichen gezählt.
position-pick = Karten anklicken statt tippen
position-pick-take = Als meine Karten nehmen
position-show = Stellung zeigen
position-faulty = Diese Stellung kann es nicht geben. Sieh dir die markierten Felder an; alles Eingegebene ist noch da.

## Was nicht stimmt
position-bad-value = „{ $text }“ ist nicht dabei: { $allowed }.
position-no-trump = Wähl die Trumpffarbe oder kein Trumpf.
position-no-hand = Gib die Karten ein, die du auf der Hand hast.
position-no-lead = Gib zuerst ein, was ausgespielt wurde.
position-no-second = Gib zuerst ein, was als Zweites gespielt wurde.
position-uneven = Hier: { COUNT($n, noun: "card") }; ausgespielt: { $m }. Gespielt werden immer so viele, wie ausgespielt wurden.
position-hand-short = Ausgespielt: { COUNT($m, noun: "card") }; auf deiner Hand: { $n }. Das reicht nicht zum Bedienen.
position-also = ^{ $card }: mit denen unter „{ $place }“ zusammen { $count }-mal, in zwei Blättern gibt es nur 2.
position-trick-plays = Stich { $number } braucht vier Züge, hier sind es { $n }.
position-trick-uneven = Stich { $number }: Alle vier spielen so viele Karten, wie ausgespielt wurden.
position-trick-lead = Stich { $number } lässt sich so nicht ausspielen: { $cards }.
position-too-many-seen = In diesen Stichen spielen alle { COUNT($n, noun: "card") }; bei deinen Karten können es höchstens { $most } sein.
position-not-dealer = Was gedrückt wurde, weiß nur der Geber, und der bist du hier nicht.
position-buried-count = In der Kitty liegen { COUNT($m, noun: "card") }, hier sind es { $n }.
position-bad-shown = „{ $text }“ ist keine Ansage. Schreib Platz, Punkt und die gezeigten Karten: E.H7
position-not-thrown = Nur ein Ausspiel kann ein Wurf sein.
position-bad-throw = Nach ~ steht der ganze Wurf: Karten einer Farbe, darunter die ausgespielten.

## Die Stellung
position-judge = Darf ich das spielen?
position-owes = Was du spielen musst
position-col-led = Ausgespielt
position-col-owed = Du musst
position-col-held = Du hast
position-rung-tractors = Traktoren
position-rung-pairs = Paare
position-rung-suit = { $suit }
position-shapes = { $shapes }
position-none = nichts
position-must = In jedem erlaubten Zug
position-allowed = Erlaubte Züge
position-kind-single = Einzelkarten
position-kind-pair = Paare
position-kind-tractor = Traktoren
position-kind-throw = Würfe
position-kind-follows = Bedienen
position-kind-short = Die letzten Karten der Farbe, dazu abwerfen
position-kind-ruffs = Stechen
position-kind-discards = Abwerfen
position-count = { $n }
position-over = mehr als { $n }
position-and-more = und { $n } weitere
position-throw-note = Einen Wurf darfst du immer versuchen. Ob er gelingt, hängt von den Karten der anderen ab.
position-refused = Nicht erlaubt, zum Beispiel
position-link = Link zu dieser Stellung

## Rat
position-advice = Was der Coach spielen würde
position-advice-ask = Den Coach fragen
position-advice-text = Mit { $n } möglichen Verteilungen der nicht gesehenen Karten zu Ende gespielt. ± ist ein Standardfehler, in Punkten. Für die Reihenfolge zählen auch die Schwellen (40, 80, 120 …).
position-advice-only = Nur ein Zug kommt infrage:
position-advice-impossible = Zu dem, was hier steht, passen keine Karten der anderen; so gibt es keinen Rat.
position-col-play = Zug
position-col-expected = Angreifer gesamt
position-col-behind = Unterschied
position-figure = { $n } (±{ $se })
position-figure-more = +{ $n } (±{ $se })
position-best = am besten
position-own = deine Wahl
