# Die Begriffe: term-ID ist das Wort, term-ID-text erklärt es in ein oder zwei Sätzen.
# Reihenfolge, Pinyin und Regeln dazu: lessons/terms.yaml.

## Spiel und Spieler

term-shengji = Shengji
term-shengji-text = Der chinesische Name des Spiels: „aufsteigen“. Zwei Teams klettern um die Wette von Stufe 2 bis zum Ass.
term-level = Stufe
term-level-text = So weit ist ein Team gekommen, von 2 bis Ass. Gespielt wird auf der Stufe des Teams, das gibt.
term-level-card = Stufenkarte
term-level-card-text = Eine Karte des Rangs, der gerade gespielt wird: auf Stufe 7 jede 7. Alle Stufenkarten sind Trumpf.
term-hand-round = Runde
term-hand-round-text = Vom Geben bis zur Abrechnung. Eine Partie hat viele Runden.
term-match = Partie
term-match-text = Alle Runden zusammen, bis ein Team auf Stufe Ass standhält.
term-team = Team
term-team-text = Zwei Partner: Süd und Nord oder Ost und West. Sie haben eine gemeinsame Stufe.
term-partner = Partner
term-partner-text = Der Spieler dir gegenüber. Ihr gewinnt und verliert zusammen.
term-dealer = Geber
term-dealer-text = Der Spieler, der die Kitty aufnimmt, 8 Karten drückt und als Erster ausspielt.
term-defenders = Verteidiger
term-defenders-text = Der Geber und sein Partner. Sie wollen die Angreifer unter 80 Punkten halten.
term-attackers = Angreifer
term-attackers-text = Das Team, das nicht gibt. Nur seine Stiche zählen, mit 80 Punkten übernimmt es.

## Karten, Farben, Rangfolge

term-joker = Joker
term-joker-text = Es gibt 2 große und 2 kleine Joker. Sie sind immer Trumpf, und nichts ist höher.
term-suit = Farbe
term-suit-text = Pik, Herz, Kreuz oder Karo. Beim Spielen bilden alle Trümpfe zusammen eine eigene Farbe.
term-trump = Trumpf
term-trump-text = Die stärkste Farbe: Joker, Stufenkarten und die ganze Trumpffarbe. Mit ihr kannst du andere Farben stechen.
term-trump-suit = Trumpffarbe
term-trump-suit-text = Die Farbe, die in dieser Runde Trumpf ist. Eine Ansage oder die Kitty bestimmt sie.
term-side-suit = Nebenfarbe
term-side-suit-text = Eine Farbe, die nicht Trumpf ist, ohne ihre Stufenkarten.
term-permanent-trump = ständiger Trumpf
term-permanent-trump-text = Bei dapai ist jede 2 immer Trumpf, gleich unter den Stufenkarten. Der Gastgeber kann das abschalten.
term-no-trump = kein Trumpf
term-no-trump-text = Keine Farbe ist Trumpf. Joker und Stufenkarten bleiben es, bei dapai auch die 2er.
term-card-order = Rangfolge
term-card-order-text = Welche Karte höher ist als welche. Die Punkte spielen dabei keine Rolle.
term-identical = identisch
term-identical-text = Dieselbe Karte aus beiden Blättern: gleiche Farbe, gleicher Rang. Nur identische Karten sind ein Paar.
term-equal-rank = gleichwertig
term-equal-rank-text = Keine Karte ist höher als die andere. Im Stich gewinnt die zuerst gespielte.

## Ansagen und Kitty

term-declare = ansagen
term-declare-text = Eine Stufenkarte zeigen, damit ihre Farbe Trumpf wird.
term-override = überbieten
term-override-text = Auf eine fremde Ansage mit einer stärkeren antworten, etwa mit einem Paar Stufenkarten.
term-reinforce = verstärken
term-reinforce-text = Bei dapai: zur eigenen Ansage die zweite, identische Karte zeigen. Dann zählt sie als Paar.
term-kitty = Kitty
term-kitty-text = Die 8 Karten, die niemand bekommt. Der Geber nimmt sie auf und drückt dafür 8 Karten.
term-bury = drücken
term-bury-text = Vor dem ersten Stich 8 Karten verdeckt in die Kitty legen.

## Formen

term-shape = Form
term-shape-text = Was die Karten eines Zugs bilden: Einzelkarte, Paar, Traktor, bei dapai auch ein Wurf.
term-single = Einzelkarte
term-single-text = Eine Karte, allein gespielt.
term-pair = Paar
term-pair-text = Zwei identische Karten: gleiche Farbe, gleicher Rang.
term-tractor = Traktor
term-tractor-text = Mindestens zwei aufeinanderfolgende Paare einer Farbe, zusammen gespielt.
term-consecutive = aufeinanderfolgend
term-consecutive-text = In der Rangfolge direkt benachbart. Der Stufenrang wird übersprungen.
term-throw = Mehrkartenwurf
term-throw-text = Bei dapai, kurz Wurf: mehrere Formen einer Farbe auf einmal ausgespielt. Er gelingt nur, wenn dort niemand einen Teil schlagen kann.
term-throw-part = Teil eines Wurfs
term-throw-part-text = Einer der Traktoren, eins der Paare oder eine der Einzelkarten, aus denen ein Wurf besteht.
term-throw-fails = Wurf misslingt
term-throw-fails-text = Jemand kann einen Teil schlagen. Nur der kleinste schlagbare Teil wird ausgespielt, der Rest kommt zurück.
term-fine = Strafpunkte
term-fine-text = Was ein misslungener Wurf kostet. Es gibt sie nur, wenn der Gastgeber 10 festlegt.

## Der Stich

term-trick = Stich
term-trick-text = Ein Ausspiel und die Antworten der drei anderen.
term-lead = ausspielen
term-lead-text = Den Stich eröffnen. Das Ausspiel bestimmt, welche Farbe und Form die anderen schulden.
term-the-lead = Ausspielrecht
term-the-lead-text = Das Recht, den nächsten Stich zu eröffnen. Es gehört dem, der den Stich gewinnt.
term-follow-suit = bedienen
term-follow-suit-text = Karten der ausgespielten Farbe spielen. Das musst du, solange du welche hast.
term-void = frei
term-void-text = Ohne Karte einer Farbe. Wird sie ausgespielt, darfst du beliebig spielen.
term-discard = abwerfen
term-discard-text = Andere Karten spielen, wenn du in der Farbe frei bist. Abgeworfenes gewinnt nie.
term-ruff = stechen
term-ruff-text = In der ausgespielten Farbe frei sein und dieselbe Form in Trumpf spielen. Das schlägt jede Karte der Farbe.
term-over-ruff = überstechen
term-over-ruff-text = Mit höheren Trümpfen derselben Form schlagen, was schon gestochen hat.

## Die Abrechnung

term-point-card = Punktkarte
term-point-card-text = Eine 5, eine 10 oder ein König. Alle anderen Karten zählen nichts.
term-points = Punkte
term-points-text = Eine 5 zählt 5, eine 10 und ein König je 10: zusammen 200. Sie zählen in den Stichen der Angreifer.
term-last-trick = letzter Stich
term-last-trick-text = Der Stich, mit dem die Karten ausgehen. Er entscheidet über die Kitty.
term-kitty-bonus = Kitty-Bonus
term-kitty-bonus-text = Geht der letzte Stich an die Angreifer, bekommen sie die Punkte der Kitty mal Faktor.
term-multiplier = Faktor
term-multiplier-text = Damit werden die Punkte der Kitty malgenommen: ×2, wenn zum letzten Stich eine Einzelkarte ausgespielt wurde, ×4 bei einem Paar, ×8 bei einem Traktor aus 2 Paaren.
term-total = Gesamtpunkte
term-total-text = Die Punkte der Angreifer am Ende der Runde, Kitty-Bonus inbegriffen.
term-line = Schwelle
term-line-text = Eine Punktzahl, ab der das Ergebnis ein anderes ist: 40, 80, 120 und so weiter. Ab 80 übernehmen die Angreifer.
term-hold = standhalten
term-hold-text = Die Angreifer bleiben unter 80: Die Verteidiger steigen auf, und das Geben bleibt bei ihnen.
term-take-over = übernehmen
term-take-over-text = Die Angreifer erreichen 80 Punkte oder mehr: In der nächsten Runde geben sie.
term-next-dealer = gibt als Nächstes
term-next-dealer-text = Der Partner des Gebers, wenn die Verteidiger standhalten, sonst der Spieler rechts vom Geber.
term-win-match = die Partie gewinnen
term-win-match-text = Auf Stufe Ass geben und standhalten.

## Gut spielen

term-boss = Standkarte
term-boss-text = Die höchste Karte einer Farbe, die noch da ist: Sie steht. In der Farbe ist sie nicht mehr zu schlagen.
term-cash = abspielen
term-cash-text = Eine sichere Karte ausspielen, bevor jemand sie stechen kann.
term-give-points = schmieren
term-give-points-text = Dem Partner eine Punktkarte in den Stich legen, den er gewinnt.
term-draw-trumps = Trumpf ziehen
term-draw-trumps-text = Trumpf ausspielen, bis die anderen keinen mehr haben.
term-make-void = sich freiwerfen
term-make-void-text = Die letzten Karten einer Farbe loswerden, um sie später stechen zu können.
