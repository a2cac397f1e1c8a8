# Die Begriffe: term-ID ist das Wort, term-ID-text erklärt es in ein oder zwei Sätzen.
# Reihenfolge, Pinyin und Regeln dazu: lessons/terms.yaml.
# .forms sind die Formen, die überall im Satz erklärt werden, durch Kommas getrennt (ohne sie gilt das
# Wort selbst); .not sind Muster für das, was nur so aussieht, durch Semikolons getrennt. Eine Form mit
# kleinem Anfang wird auch groß am Satzanfang gefunden.

## Spiel und Spieler

term-shengji = Shengji
term-shengji-text = Der chinesische Name des Spiels: „aufsteigen“. Zwei Teams klettern um die Wette von Stufe 2 bis zum Ass.
term-level = Stufe
    .forms = Stufe, Stufen
term-level-text = So weit ist ein Team gekommen, von 2 bis Ass. Gespielt wird auf der Stufe des Teams, das gibt.
term-level-card = Stufenkarte
    .forms = Stufenkarte, Stufenkarten
term-level-card-text = Eine Karte des Rangs, der gerade gespielt wird: auf Stufe 7 jede 7. Alle Stufenkarten sind Trumpf.
term-hand-round = Runde
    .forms = Runde, Runden
term-hand-round-text = Vom Geben bis zur Abrechnung. Eine Partie hat viele Runden.
term-match = Partie
    .forms = Partie, Partien
term-match-text = Alle Runden zusammen, bis ein Team auf Stufe Ass standhält.
term-team = Team
    .forms = Team, Teams
term-team-text = Zwei Partner: Süd und Nord oder Ost und West. Sie haben eine gemeinsame Stufe.
term-partner = Partner
    .forms = Partner, Partners, Partnern
term-partner-text = Der Spieler dir gegenüber. Ihr gewinnt und verliert zusammen.
term-dealer = Geber
    .forms = Geber, Gebers, Gebern
term-dealer-text = Der Spieler, der die Kitty aufnimmt, 8 Karten drückt und als Erster ausspielt.
term-defenders = Verteidiger
    .forms = Verteidiger, Verteidigers, Verteidigern
term-defenders-text = Der Geber und sein Partner. Sie wollen die Angreifer unter 80 Punkten halten.
term-attackers = Angreifer
    .forms = Angreifer, Angreifers, Angreifern
term-attackers-text = Das Team, das nicht gibt. Nur seine Stiche zählen, mit 80 Punkten übernimmt es.

## Karten, Farben, Rangfolge

term-joker = Joker
    .forms = Joker, Jokers, Jokern
    .not = (großer?|großen|großem|großes|kleiner?|kleinen|kleinem|kleines) Joker[ns]?
term-joker-text = Es gibt 2 große und 2 kleine Joker. Sie sind immer Trumpf, und nichts ist höher.
term-suit = Farbe
    .forms = Farbe, Farben
term-suit-text = Pik, Herz, Kreuz oder Karo. Beim Spielen bilden alle Trümpfe zusammen eine eigene Farbe.
term-trump = Trumpf
    .forms = Trumpf, Trumpfs, Trumpfes, Trümpfe, Trümpfen
term-trump-text = Die stärkste Farbe: Joker, Stufenkarten und die ganze Trumpffarbe. Mit ihr kannst du andere Farben stechen.
term-trump-suit = Trumpffarbe
    .forms = Trumpffarbe, Trumpffarben
term-trump-suit-text = Die Farbe, die in dieser Runde Trumpf ist. Eine Ansage oder die Kitty bestimmt sie.
term-side-suit = Nebenfarbe
    .forms = Nebenfarbe, Nebenfarben
term-side-suit-text = Eine Farbe, die nicht Trumpf ist, ohne ihre Stufenkarten.
term-permanent-trump = ständiger Trumpf
    .forms = ständiger Trumpf, ständigen Trumpf, ständige Trümpfe, ständigen Trümpfe, ständigen Trümpfen
term-permanent-trump-text = Bei dapai ist jede 2 immer Trumpf, gleich unter den Stufenkarten. Der Gastgeber kann das abschalten.
term-no-trump = kein Trumpf
    .forms = kein Trumpf, keine Trumpffarbe, keine Farbe Trumpf, keine Farbe ist Trumpf, ohne Trumpffarbe
term-no-trump-text = Keine Farbe ist Trumpf. Joker und Stufenkarten bleiben es, bei dapai auch die 2er.
term-card-order = Rangfolge
term-card-order-text = Welche Karte höher ist als welche. Die Punkte spielen dabei keine Rolle.
term-identical = identisch
    .forms = identisch, identische, identischen, identischer, identisches
term-identical-text = Dieselbe Karte aus beiden Blättern: gleiche Farbe, gleicher Rang. Nur identische Karten sind ein Paar.
term-equal-rank = gleichwertig
    .forms = gleichwertig, gleichwertige, gleichwertigen, gleichwertiger
term-equal-rank-text = Keine Karte ist höher als die andere. Im Stich gewinnt die zuerst gespielte.

## Ansagen und Kitty

term-declare = ansagen
    .forms = ansagen, ansagt, angesagt, anzusagen, sagt an, sagst an, sag an, Ansage, Ansagen
term-declare-text = Eine Stufenkarte zeigen, damit ihre Farbe Trumpf wird.
term-override = überbieten
    .forms = überbieten, überbietet, überbietest, überbiete, überboten
term-override-text = Auf eine fremde Ansage mit einer stärkeren antworten, etwa mit einem Paar Stufenkarten.
term-reinforce = verstärken
    .forms = verstärken, verstärkt, verstärkst
term-reinforce-text = Bei dapai: zur eigenen Ansage die zweite, identische Karte zeigen. Dann zählt sie als Paar.
term-kitty = Kitty
term-kitty-text = Die 8 Karten, die niemand bekommt. Der Geber nimmt sie auf und drückt dafür 8 Karten.
term-bury = drücken
    .forms = drücken, drückt, drückst, drücke, gedrückt, gedrückten, gedrückte
term-bury-text = Vor dem ersten Stich 8 Karten verdeckt in die Kitty legen.

## Formen

term-shape = Form
    .forms = Form, Formen
term-shape-text = Was die Karten eines Zugs bilden: Einzelkarte, Paar, Traktor, bei dapai auch ein Wurf.
term-single = Einzelkarte
    .forms = Einzelkarte, Einzelkarten
term-single-text = Eine Karte, allein gespielt.
term-pair = Paar
    .forms = Paar, Paars, Paares, Paare, Paaren
    .not = Paar(e|en|s)? (Pik|Herz|Kreuz|Karo|(große|kleine)n? Joker)
term-pair-text = Zwei identische Karten: gleiche Farbe, gleicher Rang.
term-tractor = Traktor
    .forms = Traktor, Traktors, Traktoren
    .not = Traktor(s|en)? aus (Pik|Herz|Kreuz|Karo|(große|kleine)n? (und|Joker))
term-tractor-text = Mindestens zwei aufeinanderfolgende Paare einer Farbe, zusammen gespielt.
term-consecutive = aufeinanderfolgend
    .forms = aufeinanderfolgend, aufeinanderfolgende, aufeinanderfolgenden
term-consecutive-text = In der Rangfolge direkt benachbart. Der Stufenrang wird übersprungen.
term-throw = Mehrkartenwurf
    .forms = Mehrkartenwurf, Mehrkartenwurfs, Mehrkartenwürfe, Mehrkartenwürfen, Wurf, Wurfs, Würfe, Würfen, geworfen
term-throw-text = Bei dapai, kurz Wurf: mehrere Formen einer Farbe auf einmal ausgespielt. Er gelingt nur, wenn dort niemand einen Teil schlagen kann.
term-throw-part = Teil eines Wurfs
    .forms = Teil eines Wurfs, Teile eines Wurfs, Teil des Wurfs, Teil dieses Wurfs, Teil davon, Teile davon, Teil für Teil
term-throw-part-text = Einer der Traktoren, eins der Paare oder eine der Einzelkarten, aus denen ein Wurf besteht.
term-throw-fails = Wurf misslingt
    .forms = Wurf misslingt, Würfe misslingen, misslingt, misslingen, misslungener Wurf, misslungenen Wurf, misslungene Würfe, misslungenen Würfen
term-throw-fails-text = Jemand kann einen Teil schlagen. Nur der kleinste schlagbare Teil wird ausgespielt, der Rest kommt zurück.
term-fine = Strafpunkte
    .forms = Strafpunkte, Strafpunkten
term-fine-text = Was ein misslungener Wurf kostet. Es gibt sie nur, wenn der Gastgeber 10 festlegt.

## Der Stich

term-trick = Stich
    .forms = Stich, Stichs, Stiches, Stiche, Stichen
term-trick-text = Ein Ausspiel und die Antworten der drei anderen.
term-lead = ausspielen
    .forms = ausspielen, ausspielt, ausspielst, ausgespielt, auszuspielen, spielt aus, spielst aus, Ausspiel, Ausspiels, ausgespielten, ausgespielte
term-lead-text = Den Stich eröffnen. Das Ausspiel bestimmt, welche Farbe und Form die anderen schulden.
term-the-lead = Ausspielrecht
    .forms = Ausspielrecht, Ausspielrechts, ans Spiel
term-the-lead-text = Das Recht, den nächsten Stich zu eröffnen. Es gehört dem, der den Stich gewinnt.
term-follow-suit = bedienen
    .forms = bedienen, bedient, bedienst, bediene
term-follow-suit-text = Karten der ausgespielten Farbe spielen. Das musst du, solange du welche hast.
term-void = frei
term-void-text = Ohne Karte einer Farbe. Wird sie ausgespielt, darfst du beliebig spielen.
term-discard = abwerfen
    .forms = abwerfen, abwirft, abwirfst, abgeworfen, abzuwerfen, Abgeworfenes, wirft ab, wirfst ab
term-discard-text = Andere Karten spielen, wenn du in der Farbe frei bist. Abgeworfenes gewinnt nie.
term-ruff = stechen
    .forms = stechen, sticht, stichst, gestochen
term-ruff-text = In der ausgespielten Farbe frei sein und dieselbe Form in Trumpf spielen. Das schlägt jede Karte der Farbe.
term-over-ruff = überstechen
    .forms = überstechen, übersticht, überstichst, überstochen
term-over-ruff-text = Mit höheren Trümpfen derselben Form schlagen, was schon gestochen hat.

## Die Abrechnung

term-point-card = Punktkarte
    .forms = Punktkarte, Punktkarten
term-point-card-text = Eine 5, eine 10 oder ein König. Alle anderen Karten zählen nichts.
term-points = Punkte
    .forms = Punkte, Punkten, Punkt
    .not = ein Punkt
term-points-text = Eine 5 zählt 5, eine 10 und ein König je 10: zusammen 200. Sie zählen in den Stichen der Angreifer.
term-last-trick = letzter Stich
    .forms = letzter Stich, letzte Stich, letzten Stich, letzten Stichs, letzten Stiche
term-last-trick-text = Der Stich, mit dem die Karten ausgehen. Er entscheidet über die Kitty.
term-kitty-bonus = Kitty-Bonus
term-kitty-bonus-text = Geht der letzte Stich an die Angreifer, bekommen sie die Punkte der Kitty mal Faktor.
term-multiplier = Faktor
    .forms = Faktor, Faktors, Faktoren
term-multiplier-text = Damit werden die Punkte der Kitty malgenommen: ×2, wenn zum letzten Stich eine Einzelkarte ausgespielt wurde, ×4 bei einem Paar, ×8 bei einem Traktor aus 2 Paaren.
term-total = Gesamtpunkte
    .forms = Gesamtpunkte, Gesamtpunkten
term-total-text = Die Punkte der Angreifer am Ende der Runde, Kitty-Bonus inbegriffen.
term-line = Schwelle
    .forms = Schwelle, Schwellen
term-line-text = Eine Punktzahl, ab der das Ergebnis ein anderes ist: 40, 80, 120 und so weiter. Ab 80 übernehmen die Angreifer.
term-hold = standhalten
    .forms = standhalten, standhält, standgehalten, halten stand, hält stand
term-hold-text = Die Angreifer bleiben unter 80: Die Verteidiger steigen auf, und das Geben bleibt bei ihnen.
term-take-over = übernehmen
    .forms = übernehmen, übernimmt, übernommen
term-take-over-text = Die Angreifer erreichen 80 Punkte oder mehr: In der nächsten Runde geben sie.
term-next-dealer = gibt als Nächstes
    .forms = gibt als Nächstes, als Nächstes gibt, als Nächstes gibst du
term-next-dealer-text = Der Partner des Gebers, wenn die Verteidiger standhalten, sonst der Spieler rechts vom Geber.
term-win-match = die Partie gewinnen
    .forms = die Partie gewinnen, gewinnt die Partie, gewinnen die Partie
term-win-match-text = Auf Stufe Ass geben und standhalten.

## Gut spielen

term-boss = Standkarte
    .forms = Standkarte, Standkarten
term-boss-text = Die höchste Karte einer Farbe, die noch da ist: Sie steht. In der Farbe ist sie nicht mehr zu schlagen.
term-cash = abspielen
    .forms = abspielen, abspielt, abgespielt
term-cash-text = Eine sichere Karte ausspielen, bevor jemand sie stechen kann.
term-give-points = schmieren
    .forms = schmieren, schmiert, schmierst, schmier, geschmiert
term-give-points-text = Dem Partner eine Punktkarte in den Stich legen, den er gewinnt.
term-draw-trumps = Trumpf ziehen
    .forms = Trumpf ziehen, Trumpf zieht, Trumpf zu ziehen, Trümpfe ziehen
term-draw-trumps-text = Trumpf ausspielen, bis die anderen keinen mehr haben.
term-make-void = sich freiwerfen
    .forms = freiwerfen, freiwirft, freigeworfen
term-make-void-text = Die letzten Karten einer Farbe loswerden, um sie später stechen zu können.
