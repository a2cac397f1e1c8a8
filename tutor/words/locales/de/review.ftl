# Die Analyse einer gespielten Runde.

review-title = Analyse
review-subtitle = Runde { $hand }, Stufe { RANK($level, form: "level") }
review-from = von { SEAT($seat, form: "name") } aus gesehen
review-of-another = Diese Runde hat jemand mit dir geteilt. Was du hier neu entscheidest, kommt in deine eigene Kopie.

## Fortschritt und Zahlen
review-progress = { $done } von { $total } Entscheidungen angesehen
review-go-on = Weiter ansehen
review-looking = Bisher nichts Teures.
review-count-total = { $n ->
    [one] Entscheidung
   *[other] Entscheidungen
}
review-count-forced = erzwungen
review-count-choices = mit Wahl
review-count-costly = teuer
review-summary = { $total ->
    [one] 1 Entscheidung
   *[other] { $total } Entscheidungen
}: { $forced } erzwungen, { $choices } mit Wahl, davon { $costly } teuer (ab { COUNT($points, noun: "point", case: "dat") } und deutlich mehr als die Unsicherheit).
review-costly-from = Teuer: ab { COUNT($points, noun: "point", case: "dat") } und deutlich mehr als die Unsicherheit.
review-means = Was heißen die Punkte?

## Teure Entscheidungen
review-costly = Teure Entscheidungen
review-none-costly = In dieser Runde keine. Kleinere Unterschiede stehen in der Liste.
review-at-declare = Trumpf ansagen
review-at-bury = Drücken
review-at-lead = Stich { $trick }: dein Ausspiel
review-at-follow = Stich { $trick }: deine Antwort
review-led = { $seat } spielt aus
review-colon = :
review-loss = rund { COUNT($points, noun: "point") } (±{ $error })
review-try = Noch einmal entscheiden
review-tried = Noch einmal entschieden
review-tried-best = Noch einmal entschieden: Das war der beste Zug.
review-seen = Die bessere Lösung wurde gezeigt.
review-look-again = Noch einmal ansehen
review-not-yet = noch nicht angesehen

## Eine Entscheidung, neu gefragt
review-ask-declare = Was zeigst du jetzt? Oder passt du?
review-ask-bury = Welche Karten drückst du jetzt?
review-ask-lead = Was spielst du jetzt aus?
review-ask-follow = Was spielst du jetzt?
review-show = Lösung zeigen
review-compared = Nebeneinander
review-now = Jetzt
review-then = In der Runde
review-verdict-now = Jetzt · { $tier }
review-verdict-then = In der Runde · { $tier }
review-best = Am besten
review-next-costly = Nächste teure Entscheidung
review-back = Zurück zur Analyse

## Das erwartete Ergebnis
review-plot-heading = Das erwartete Ergebnis
review-plot-note = Die Punkte der Angreifer am Ende, wie sie nach jeder deiner Entscheidungen zu erwarten waren – nach dem, was du wissen konntest.
review-plot-text = Am Anfang waren für die Angreifer { COUNT($first, noun: "point") } zu erwarten, am Ende sind es { $last }. Die durchgezogene Linie steht bei 80.
review-plot-text-open = Am Anfang waren für die Angreifer { COUNT($first, noun: "point") } zu erwarten. Die durchgezogene Linie steht bei 80.
review-plot-start = Anfang
review-plot-trick = Stich { $trick }
review-plot-costly = teuer, { $lost }
review-plot-table = Als Tabelle zeigen
review-col-points = Erwartete Punkte
review-col-decision = Deine Entscheidung

## Was sich zu üben lohnt
review-weak = Das lohnt sich zu üben
review-weak-points = Punkte schmieren oder zurückhalten
review-weak-trumps = Mit Trümpfen haushalten
review-weak-pairs = Paare und Traktoren zusammenhalten
review-weak-leads = Die richtige Karte ausspielen
review-weak-throws = Würfe
review-weak-voids = Sich freiwerfen und es nutzen
review-weak-kitty = Drücken und die Kitty sichern
review-weak-bidding = Trumpf ansagen
review-weak-cost = { $times ->
    [one] 1 Entscheidung
   *[other] { $times } Entscheidungen
}, zusammen rund { COUNT($points, noun: "point") }.
review-lesson = Lektion: { $lesson }

## Alle Entscheidungen, alle Züge
review-all = Alle Entscheidungen
review-moves = Zug für Zug ansehen
review-move = Zug { $move } von { $total }
review-first = Anfang
review-last = Ende
review-hands = Die Karten aller vier
review-cards-left = { COUNT($n, noun: "card") }
review-kitty = Die Kitty
review-took-kitty = { $seat ->
    [you] Du nimmst die Kitty auf.
   *[other] { $seat } nimmt die Kitty auf.
}
review-buried = { $seat ->
    [you] Du drückst { CARDS($cards, form: "acc") }.
   *[other] { $seat } drückt { CARDS($cards, form: "acc") }.
}
review-dealt = So waren die Karten verteilt

## Zum Mitnehmen
review-take = Aufheben oder teilen
review-save = Als Seite speichern
review-record = Aufzeichnung herunterladen
review-link = Link zu dieser Analyse
review-link-note = Wer den Link hat, kann sich die Runde ansehen.
review-copy = Link kopieren
review-copied = Kopiert
review-other-seats = Dieselbe Runde von einem anderen Platz aus:

## Die Liste und fremde Aufzeichnungen
review-list-title = Deine gespielten Runden
review-list-empty = Noch keine Runde zu Ende gespielt. Nach einer Übungsrunde öffnet sich die Analyse von selbst.
review-list-hand = Runde { $hand }, Stufe { RANK($level, form: "level") }: { COUNT($points, noun: "point") } für die Angreifer
review-list-tried = noch einmal entschieden: { $n }
review-open-title = Aufzeichnung öffnen
review-open-text = Eine gespielte Runde lässt sich von jedem der vier Plätze aus ansehen.
review-open-record = Aufzeichnung
review-open-file = Oder die Datei
review-open-seat = Wessen Entscheidungen
review-open-go = Runde ansehen

## Fehler
review-error-none = Diese Analyse ist nicht zu finden. Vielleicht ist der Link unvollständig.
review-error-no-decision = Eine Entscheidung mit dieser Nummer gibt es in der Runde nicht.
review-error-no-move = Diese Runde hat nur { $total } Züge.
review-error-forced = Hier gab es nichts zu entscheiden: Die Regeln erlaubten nur einen Zug.
review-error-empty = Füge zuerst eine Aufzeichnung ein oder wähl ihre Datei.
review-error-long = Das ist zu lang für die Aufzeichnung einer Runde.
review-error-running = Die Aufzeichnung endet, bevor die Runde zu Ende ist. Ansehen kannst du nur gespielte Runden.
review-error-ends = Die Aufzeichnung bricht nach Zeile { $line } ab. Kopiere sie noch einmal vollständig.
review-error-header = Zeile { $line }: Eine Aufzeichnung beginnt mit „shengji record 1“, nicht mit „{ $text }“.
review-error-rules = Zeile { $line }: Hier stehen die Regeln (kawu oder dapai) und was anders eingestellt ist, nicht „{ $text }“.
review-error-hand = Zeile { $line }: Hier steht die Nummer der Runde, etwa „hand 3“, nicht „{ $text }“.
review-error-level = Zeile { $line }: Hier steht die Stufe, etwa „level 7“, nicht „{ $text }“.
review-error-levels = Zeile { $line }: Hier stehen die Stufen beider Teams, etwa „levels NS 2 EW 3“, nicht „{ $text }“.
review-error-dealer = Zeile { $line }: Hier steht der Buchstabe des Gebers, etwa „dealer S“, nicht „{ $text }“.
review-error-cards = Zeile { $line }: Hier stehen die Karten eines Platzes, etwa „cards S HT BJ …“, nicht „{ $text }“.
review-error-kitty = Zeile { $line } oder die Karten darüber stimmen nicht: Eine Karte ist falsch geschrieben, kommt zu oft vor oder fehlt. Dort steht „{ $text }“.
review-error-move = Zeile { $line }: Das geht an dieser Stelle der Runde nicht: „{ $text }“.
