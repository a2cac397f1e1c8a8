# Die Leiter der Tipps: wohin schauen, die Regel, die Karten, ein Beispiel, der Zug und warum.

hint-look-follow = Schau, was ausgespielt wurde: { $led }. Was hast du in { $suit }?
hint-look-void = Schau auf den Stich: Wer liegt vorn, und wie viele Punkte sind drin? Du hast { SUIT($suit, form: "no-acc") }.
hint-look-lead = Du spielst aus. Welche deiner Karten kann in ihrer Farbe niemand schlagen?
hint-look-declare = Welche Stufenkarten hast du, und wie viele Karten ihrer Farben?
hint-look-no-trump = Du könntest „kein Trumpf“ ansagen. Wie viele Joker und Stufenkarten hast du, und wie hoch sind deine Farben?
hint-look-bury = Welche Nebenfarbe ist deine kürzeste, und wo sind deine Punkte?
hint-rule-suit = Bediene, soweit du kannst; welche Karten der Farbe, bestimmst du.
hint-rule-short = Hast du von der Farbe nicht mehr Karten, als ausgespielt wurden, müssen alle mit.
hint-rule-pair = Auf ein Paar gehört ein Paar, wenn du in der Farbe eins hast.
hint-rule-pairs = Hast du keinen so langen Traktor, müssen so viele Paare wie möglich mit.
hint-rule-tractor = Auf einen Traktor gehört ein gleich langer, wenn du in der Farbe einen hast.
hint-rule-tractor-shorter = Reicht es nicht für einen gleich langen Traktor, muss ein kürzerer trotzdem mit.
hint-rule-throw = Ein Wurf wird Teil für Teil bedient: Traktoren mit Traktoren, Paare mit Paaren, soweit du kannst.
hint-rule-void = Ohne die Farbe ist alles erlaubt. Trümpfe in derselben Form können gewinnen, Abgeworfenes nie.
hint-rule-no-trumps = Ohne Trumpf ist alles erlaubt, aber nichts davon kann gewinnen.
hint-rule-ruff = Zum Stechen brauchst du Trümpfe in derselben Form. Es lohnt sich, wenn Punkte im Stich liegen.
hint-rule-partner = Ist der Stich deinem Partner sicher, sind Punkte dort gut aufgehoben. „Vorläufig“ ist nicht sicher.
hint-rule-opponent = Kannst du die Gegner nicht schlagen, bleib klein und gib keine Punkte her.
hint-rule-last = Du spielst zuletzt: Gewinn billig oder mit Punkten. Reicht es nicht, verschenk keine Punkte.
hint-rule-boss = Spiel zuerst ab, was sicher ist: eine Karte, die in ihrer Farbe nicht mehr zu schlagen ist.
hint-rule-pairs-lead = Auf Paare und Traktoren hat selten jemand eine Antwort. Spiel sie aus, solange sie ganz sind.
hint-rule-throw-lead = In den Wurf gehört nur, was niemand schlagen kann: Ein schwacher Teil, und er misslingt.
hint-rule-trumps-lead = Spielst du Trumpf aus, müssen alle mit Trumpf bedienen. Das lohnt sich, wenn du die meisten hast.
hint-rule-low-lead = Ist nichts sicher, spiel keine Punkte aus: Dann kostet ein verlorener Stich wenig.
hint-rule-lead = Ausgespielt wird eine Form aus einer Farbe, und alle Trümpfe sind eine Farbe.
hint-rule-pass-lead = Ein niedriger Trumpf kann den Partner ans Spiel bringen, wenn dort die hohen Trümpfe sind.
hint-rule-short-lead = Eine niedrige Karte aus einer kurzen Farbe: So wirst du dort frei und kannst später stechen.
hint-rule-declare = Eine Farbe lohnt sich als Trumpf, wenn sie viele Trümpfe ergibt: ihre Karten, Stufenkarten, Joker.
hint-rule-no-trump = Ohne Trumpffarbe gibt es nur wenige Trümpfe. Das lohnt sich mit Jokern, Stufenkarten und hohen Nebenfarben.
hint-rule-override = Eine spätere Ansage muss stärker sein als die auf dem Tisch.
hint-rule-bury = Mach dich in einer kurzen Nebenfarbe frei, um dort zu stechen. Drücke möglichst keine Punkte.
hint-cards = Es geht um diese Karten: { $cards }.
hint-cards-show = Zeigen könntest du: { $cards }.
hint-cards-none = Zeigen kannst du jetzt nichts: Passe.
hint-trumps = Mit { $suit } hättest du { COUNT($n, noun: "trump") }.
hint-trumps-none = Ohne Trumpffarbe hättest du { COUNT($n, noun: "trump") }.
hint-forced = Die Regeln lassen dir nur einen Zug: { $cards }. Er ist schon ausgewählt.
hint-example = Zum Beispiel: { $cards }. Ausgewählt, aber noch nicht gespielt.
hint-example-show = Zum Beispiel zeigen: { $cards }. Ausgewählt, aber noch nicht gezeigt.
hint-example-pass = Zum Beispiel: diesmal passen.
hint-example-bury = Zum Beispiel die { COUNT($n, noun: "card") } drücken, die jetzt ausgewählt sind: { $p ->
    [0] Punkte sind keine dabei.
   *[other] Darin sind { COUNT($p, noun: "point") }.
}
hint-why-tried = Ausprobiert in { $n } Verteilungen, die zu deinem Wissen passen: Nichts war deutlich besser.

## In Lektionen

hint-answer-cards = Zum Beispiel: { $cards }. Ausgewählt, aber noch nicht abgegeben.
hint-answer-given = Eine richtige Antwort ist eingetragen, aber noch nicht geprüft. Warum stimmt sie?

## Die Stufen der Leiter

ui-rung-example = Ein Beispiel
ui-rung-play = Warum gerade so
ui-rung-answer = Die Antwort und warum
ui-hint-shown = Gezeigt
