# Labels of the pages. The screen words are those of the project's glossary.

## Every page
ui-brand = Shengji
ui-description = Lern Shengji (升级, Traktor) Schritt für Schritt und spiel Übungsrunden mit einem Coach an deiner Seite.
ui-skip = Zum Inhalt springen
ui-back-to-course = Shengji: zurück zum Kurs
ui-language = Sprache
ui-close = Schließen
ui-offline = Die Verbindung ist weg. Nichts ist verloren: Versuch es gleich noch einmal.
ui-more-pages = Alle Seiten
ui-course = Kurs
ui-practice = Üben
ui-rules = Regeln
ui-terms = Begriffe
ui-settings = Einstellungen
ui-rules-as-played = Regeln, wie sie bei kawu und bei dapai.app gelten

## Cards
ui-card = { $card }
ui-joker-big = groß
ui-joker-small = klein
ui-card-of-pair = , Teil eines Paars
ui-card-refused = , jetzt nicht erlaubt
ui-card-pointed = , diese meint der Coach
ui-your-cards = Deine Karten
ui-suit-row = { $suit ->
    [T] Trumpf
   *[S] ^{ $suit }
}

## The table
ui-seat-mark = { $seat ->
    [E] O
    [N] N
    [W] W
   *[S] S
}
ui-seat-name = { SEAT($seat, form: "name") }
ui-seat-played = ^{ $seat }: { $cards }
ui-you = Du
ui-your-turn = Du bist dran
ui-dealer = Geber
ui-partner = Partner
ui-tag-led = Ausspiel
ui-tag-winning = vorn
ui-tag-won = gewinnt
ui-level = Stufe { RANK($level, form: "level") }
ui-trump = Trumpf
ui-trump-suit = : { $suit }
ui-no-trump = Kein Trumpf
ui-trump-open = Trumpf noch offen
ui-attackers = Angreifer
ui-points-unit = { $points ->
    [one] Punkt
   *[other] Punkte
}
ui-score-label = Angreifer: { COUNT($points, noun: "point") }; ab 80 übernehmen sie. Schwellen bei 40, 80 und 120.
ui-team = ^{ $team }
ui-state = Trumpf und Punkte
ui-trick = Der Stich
ui-table = Der Tisch

## Coach
ui-coach = Coach
ui-why = Warum?
ui-whole-rule = Die ganze Regel
ui-rule-number = Regel { $number }
ui-tier-no = Nicht erlaubt
ui-tier-yes = Richtig
ui-tier-even = Genauso gut
ui-tier-little = Kostet etwas
ui-tier-cost = Teuer
ui-tier-unsure = Schwer zu sagen
ui-tier-forced = Erzwungen
ui-tier-hint = Tipp
ui-tier-info = Coach
ui-hint = Tipp
ui-hint-number = Tipp { $number }
ui-hint-of = Tipp { $number } von { $total }
ui-rung-look = Schau hierhin
ui-rung-rule = Die Regel
ui-rung-cards = Welche deiner Karten

## Lessons
ui-step-of = Schritt { $number } von { $total }
ui-steps = Schritte dieser Lektion
ui-step-done = erledigt
ui-next = Weiter
ui-back = Zurück
ui-try-again = Noch einmal
ui-start-over = Schritt neu beginnen
ui-check = Prüfen
ui-play = Spielen
ui-bury = Drücken
ui-choose-one = Wähl eine Antwort.
ui-enter-number = Gib eine Zahl ein.
ui-order-them = Die höchste Karte nach oben.
ui-order-list = Von oben nach unten: von hoch nach niedrig
ui-move-up = Höher: { $card }
ui-move-down = Tiefer: { $card }
ui-choose-some-cards = Wähl Karten aus.
ui-chosen-cards = Ausgewählt: { COUNT($count, noun: "card") }.
ui-solved = Geschafft.
ui-lesson-done = Lektion geschafft
ui-lesson-open = Noch offene Schritte: { $count }
ui-next-lesson = Nächste Lektion: { $lesson }
ui-profile = Regeln: { $profile }
ui-defenders = Verteidiger
ui-fact-dealer = Geber
ui-fact-trick-points = Stiche der Angreifer
ui-fact-kitty = Kitty
ui-fact-last-lead = Letzter Stich, ausgespielt mit
ui-fact-last-winner = Letzter Stich an
ui-fact-failed-attackers = Misslungene Würfe der Angreifer
ui-fact-failed-defenders = Misslungene Würfe der Verteidiger
ui-fact-total = Gesamtpunkte der Angreifer
ui-fact-points = { COUNT($points, noun: "point") }
ui-number-label = Deine Antwort
ui-asked = Um diese Karten geht es

## Home
ui-home-title = Lernen beim Spielen
ui-hero = Steig auf von der Zwei zum Ass.
ui-hero-text = Shengji, auch Traktor genannt, wird zwei gegen zwei gespielt, mit zwei Blättern. Kurze Lektionen führen dich Schritt für Schritt hinein, danach sitzt beim Spielen ein Coach neben dir.
ui-begin = Los geht’s: { $lesson }
ui-continue-lesson = Weiter: { $lesson }
ui-again-lesson = Noch einmal: { $lesson }
ui-play-practice = Eine Übungsrunde spielen
ui-continue-practice = Übungsrunde weiterspielen
ui-course-heading = Der Kurs
ui-deck-first = Erstes Blatt
ui-deck-second = Zweites Blatt
ui-deck-later = Dreizehn Lektionen über gutes Spiel, noch alle verdeckt
ui-unit-first-1 = Am Tisch
ui-unit-first-2 = Trumpf
ui-unit-first-3 = Formen
ui-unit-first-4 = Die Kitty
ui-unit-second-1 = Feinere Regeln
ui-unit-second-2 = Gute Züge
ui-unit-second-3 = Den Tisch lesen
ui-unit-second-4 = Die letzten Stiche
ui-done-of = { $done } von { $total }
ui-later = kommt noch
ui-go-on = weiter
ui-steps-done = { $done } von { $total } Schritten

## Rules and terms
ui-rules-for = Regeln für
ui-rules-contents = Inhalt
ui-terms-intro = Alle Wörter des Spiels, mit ihren Namen in den anderen Sprachen.
ui-term-title = ^{ $term }

## Settings
ui-looks-and-pace = Aussehen und Ablauf
ui-save = Speichern
ui-settings-saved = Gespeichert.
ui-theme = Hell oder dunkel
ui-theme-auto = wie das Gerät
ui-theme-light = hell
ui-theme-dark = dunkel
ui-suits = Farben der Karten
ui-suits-four = vier Farben
ui-suits-two = Rot und Schwarz
ui-card-size = Kartengröße
ui-cards-normal = normal
ui-cards-large = groß
ui-motion = Bewegung
ui-motion-auto = wie das Gerät
ui-motion-none = keine
ui-comments = Kommentare
ui-comments-now = sofort
ui-comments-after = nach der Runde
ui-comments-ask = nur auf Nachfrage
ui-delay = Computerspieler spielen
ui-delay-none = alles auf einmal
ui-delay-short = zügig
ui-delay-normal = ruhig
ui-delay-long = langsam
ui-reset = Fortschritt löschen
ui-reset-text = Vergisst, welche Schritte der Lektionen du gelöst hast. Übungsrunden und Einstellungen bleiben.
ui-progress-reset = Dein Fortschritt ist gelöscht.

## Errors
ui-error-not-found = Hier ist nichts
ui-error-input = Das ging nicht
ui-error-server = Etwas ist schiefgegangen
ui-error-number = Fehler { $status }
ui-to-course = Zum Kurs
ui-back-to-page = Zurück zur Seite

## Patterns
ui-patterns = Muster: alle Teile der Seiten
