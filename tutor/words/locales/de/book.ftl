# Die Seiten zum Nachschlagen: Tabellen und Trumpffolge des Regelbuchs, die Unterschiede der beiden
# Regelwerke, der Spickzettel, die Seite der Begriffe. Die Absätze selbst: lessons/rulebook.

## Tabellen des Regelbuchs
book-table-card = Karte
book-table-points = Punkte
book-table-together = in zwei Blättern
book-cell-points = { $n }
book-table-led = zum letzten Stich ausgespielt
book-table-multiplier = Faktor
book-table-total = Gesamt{ "\u00AD" }punkte
book-table-outcome = Ausgang
book-table-up = steigen auf
book-outcome-hold = Verteidiger halten stand
book-outcome-take = Angreifer übernehmen
book-up-hold = Verteidiger um { COUNT($n, noun: "level") }
book-up-take = Angreifer um { COUNT($n, noun: "level") }
book-up-none = niemand

## Die Folge der Trümpfe
book-order = Die Rangfolge für jede Stufe
book-order-level = Stufe
book-order-trump = Trumpf
book-order-twos = 2er immer Trumpf
book-order-rank = { $rank }
book-order-show = Rangfolge zeigen
book-order-count = Stufe { $rank }, { $trump ->
    [NT] kein Trumpf
   *[S] Trumpf { $trump }
}: { COUNT($n, noun: "trump") }, von hoch nach niedrig. Mit = verbundene Karten sind gleichwertig.
book-order-equals = gleichwertig mit
book-order-side = Eine Nebenfarbe, von hoch nach niedrig
book-order-side-three = Die anderen Nebenfarben laufen genauso.
book-order-tractors = Benachbarte Paare bilden einen Traktor. Diese übersieht man leicht:
book-order-no-tractor = Kein Traktor, denn sie sind gleichwertig:

## Unterschiede
book-differences = Unterschiede
book-differences-intro = Nur was verschieden ist oder was nur eine der beiden Seiten sagt.
book-differences-settings = Auf einen Blick
book-differences-setting = Einstellung
book-differences-shared = Was für beide gilt
book-differences-nothing = Nichts weiter: Es bleibt bei dem, was für beide gilt.

## Der Spickzettel
book-sheet = Spickzettel
book-sheet-title = Shengji auf einer Seite: { $profile }
book-sheet-note = Passt beim Drucken auf eine A4-Seite, auch in Schwarz-Weiß.
book-sheet-deal = Geben
book-sheet-deal-cards = Partner sitzen sich gegenüber. { $all } Karten: { $each } für jeden, { $kitty } in die Kitty.
book-sheet-deal-level = Beide Teams beginnen bei 2. Die Stufe des Gebers bestimmt die Stufenkarten.
book-sheet-deal-kitty = Der Geber nimmt die Kitty auf und drückt beliebige { $kitty }.
book-sheet-declare = Trumpf ansagen
book-sheet-declare-after_deal = Nach dem Geben darf reihum jeder eine Stufenkarte zeigen: Ihre Farbe wird Trumpf.
book-sheet-declare-during_deal = Während des Gebens darf jeder eine Stufenkarte zeigen: Ihre Farbe wird Trumpf. Zwei identische Joker heißen kein Trumpf.
book-sheet-ladder = Von schwach nach stark
book-sheet-none-first_kitty_card = Niemand? Die erste Kitty-Karte bestimmt den Trumpf; ein Joker heißt kein Trumpf.
book-sheet-none-first_non_joker_kitty_card = Niemand? Die erste Kitty-Karte, die kein Joker ist, bestimmt den Trumpf.
book-sheet-first-dealer = Erste Runde: Es gibt, wessen Ansage am Ende steht, sonst Süd.
book-sheet-order = Trümpfe von hoch nach niedrig (Stufe { $rank }, Trumpf { $suit })
book-sheet-order-note = Der Stufenrang wird übersprungen. Mit = verbunden heißt gleichwertig: Die zuerst gespielte gewinnt.
book-sheet-side = Nebenfarben
book-sheet-shapes = Formen
book-sheet-follow = Bedienen
book-sheet-follow-count = So viele Karten, wie ausgespielt wurden.
book-sheet-follow-suit = Die ausgespielte Farbe, so weit du kannst. Alle Trümpfe sind eine Farbe.
book-sheet-follow-pair = Auf ein Paar ein Paar, auch aus einem Traktor.
book-sheet-follow-tractor-no = Auf einen Traktor einen gleich langen, sonst so viele Paare wie möglich.
book-sheet-follow-tractor-yes = Auf einen Traktor einen gleich langen, sonst den längsten kürzeren und so viele Paare wie möglich.
book-sheet-follow-throw = Auf einen Wurf Teil für Teil.
book-sheet-follow-void = Frei: Alles ist erlaubt. Trümpfe in der ausgespielten Form stechen, alles andere ist abgeworfen.
book-sheet-win = Wer gewinnt
book-sheet-win-shape = Nur die ausgespielte Form gewinnt: wer am höchsten sticht, sonst die höchsten Karten der ausgespielten Farbe.
book-sheet-win-tie = Bei gleichwertigen die zuerst gespielten. Wer gewinnt, spielt als Nächstes aus; zum ersten Stich der Geber.
book-sheet-win-throw = Ein Wurf gelingt, wenn in der Farbe niemand einen Teil schlagen kann; sonst liegt nur sein kleinster schlagbarer Teil.
book-sheet-points = Punkte
book-sheet-points-note = { $all } insgesamt; es zählen nur die Stiche der Angreifer.
book-sheet-kitty = Kitty-Bonus
book-sheet-kitty-note = Letzter Stich an die Angreifer: Punkte der Kitty mal
book-sheet-lines = Stufen
book-sheet-lines-note = Je { $line } Punkte mehr: 1 Stufe mehr.
book-sheet-next = Als Nächstes gibt der Partner, wenn die Verteidiger standhalten, sonst der Spieler rechts.
book-sheet-win-match = Auf Stufe Ass geben und standhalten: Partie gewonnen.
book-sheet-source-kawu = Nicht auf der Seite von kawu: die Schwelle von 80 und die Stufen (übliche Regel), Paare, die überbieten, und ×16 (unsere Lesart).
book-sheet-source-dapai = Nicht auf der Seite von dapai: die Folge der 2er, wer als Nächstes gibt, Gleichstand (übliche Regel), ×16 und der kürzere Traktor (unsere Lesart).
book-sheet-to-rules = Alle Regeln

## Die Seite der Begriffe
book-terms-find = Begriff suchen
book-terms-find-button = Suchen
book-terms-found = Begriffe mit „{ $text }“: { $n }
book-terms-all = Alle Begriffe
book-terms-people = Das Spiel und die Leute
book-terms-cards = Karten, Farben und ihre Rangfolge
book-terms-declaring = Ansagen und die Kitty
book-terms-shapes = Formen
book-terms-trick = Der Stich
book-terms-score = Die Wertung
book-terms-playing = Gut spielen
book-names = Wie die Karten heißen
book-names-suits = Farben
book-names-ranks = Ränge
book-names-seats = Plätze
book-names-examples = Beispiele
