# Der Übungstisch: eine Partie einrichten, der Verlauf einer Runde, das Ergebnis.

## Einrichten
practice-title = Übungsrunde
practice-setup-text = Du sitzt im Süden, Nord ist dein Partner. Drei Computerspieler machen den Tisch voll; sie sehen nur ihre eigenen Karten und was offen liegt.
practice-start = Karten geben
practice-continue = Weiterspielen: Runde { $hand }, Stufe { RANK($level, form: "level") }
practice-open-matches = Noch offen
practice-new-heading = Eine neue Partie
practice-rules = Regeln
practice-rules-kawu = ohne Würfe, Trumpf wird nach dem Geben angesagt
practice-rules-dapai = mit Würfen, Trumpf wird beim Geben angesagt, 2er sind immer Trumpf
practice-level = Beide Teams beginnen auf Stufe
practice-strength = Computerspieler
practice-strength-beginner = Anfänger
practice-strength-beginner-note = Sie kennen die Grundsätze und vergessen sie oft.
practice-strength-club = Geübt
practice-strength-club-note = Sie spielen sichere Stiche ab, werfen, was nicht zu schlagen ist, bleiben sonst klein, schmieren dem Partner und stechen, wenn Punkte liegen.
practice-strength-expert = Experte
practice-strength-expert-note = Sie proben ihre Züge in vielen Verteilungen, die zu ihrem Wissen passen, und nehmen den besten.
practice-more-rules = Weitere Regeln
practice-more-rules-note = Jeder Tisch hat seine eigenen. Was du nicht änderst, bleibt wie bei den gewählten Regeln.
practice-as-rules = wie in den Regeln
practice-yes = ja
practice-no = nein
practice-set-permanent_twos = 2er immer Trumpf
practice-set-throws = Würfe erlaubt
practice-set-reinforce_own = Eigene Ansage verstärken
practice-set-follow_shorter_tractor = Kein gleich langer Traktor: ein kürzerer muss mit
practice-set-failed_throw_penalty = Strafpunkte für einen misslungenen Wurf
practice-set-declare_when = Trumpf wird angesagt
practice-set-declare_ladder = Trumpf wird angesagt mit
practice-set-trump_if_none = Sagt niemand an, ist Trumpf
practice-set-throw_compare = Wird ein Wurf zweimal gestochen, gewinnt
practice-set-kitty_multiplier = Kitty-Bonus bei einem Traktor
practice-val-failed_throw_penalty-0 = keine
practice-val-failed_throw_penalty-10 = 10 Punkte
practice-val-declare_when-after_deal = nach dem Geben, jeder einmal
practice-val-declare_when-during_deal = während des Gebens, jederzeit
practice-val-declare_ladder-levels = Stufenkarten
practice-val-declare_ladder-jokers = Stufenkarten oder zwei identischen Jokern (kein Trumpf)
practice-val-trump_if_none-first_kitty_card = die Farbe der ersten Kitty-Karte; ein Joker heißt kein Trumpf
practice-val-trump_if_none-first_non_joker_kitty_card = die Farbe der ersten Kitty-Karte, die kein Joker ist
practice-val-trump_if_none-no_trump = nichts (kein Trumpf)
practice-val-throw_compare-largest_component = wer im größten Teil höher ist
practice-val-throw_compare-highest_card = wer die höchste Karte hat
practice-val-throw_compare-all_components = wer in jedem Teil höher ist
practice-val-kitty_multiplier-pow2_pairs = verdoppelt mit jedem Paar: ×8, ×16, ×32
practice-val-kitty_multiplier-times_cards = 2-mal die Kartenzahl: ×8, ×12, ×16

## Der Verlauf einer Runde
practice-hand-number = Runde { $hand }
practice-trick-number = Stich { $number }
practice-dealing = Es wird gegeben
practice-declaring = Trumpf ansagen
practice-burying = Drücken
practice-dealt = { $drawn } von { $total } Karten sind gegeben.
practice-deal-on = Nächste Karten
practice-go-on = Weiter
practice-next-trick = Nächster Stich
practice-declare = Ansagen
practice-pass = Passen
practice-undo = Zurücknehmen
practice-ask = Was hat mein Zug bewirkt?
practice-show-cards = Du kannst zeigen: { $choices }.
practice-nothing-to-show = Gerade hast du nichts, was du zeigen könntest.
practice-none-yet = Noch keine Ansage.
practice-dealer-unknown = Wer ansagt, wird Geber.
practice-dealer-buried = { $seat ->
    [you] Du hast { COUNT($count, noun: "card") } gedrückt.
   *[other] { SEAT($seat, form: "name") } hat die Kitty aufgenommen und { COUNT($count, noun: "card") } gedrückt.
}
practice-from-kitty = Aus der Kitty
practice-bury-title = Drücke { COUNT($count, noun: "card") }
practice-chosen = Kitty: { $chosen } von { $count }
practice-chosen-for-kitty = Für die Kitty gewählt
practice-so-far = Bisher
practice-col-trick = Stich
practice-col-winner = Gewonnen von
practice-col-points = Punkte darin
practice-last-trick = Voriger Stich
practice-point-cards = Punktkarten der Angreifer
practice-no-point-cards = Noch keine.
practice-your-buried = Deine gedrückten Karten
practice-only-play = Nur dieser Zug ist erlaubt; er ist schon ausgewählt.
practice-team-levels = Du und Nord: Stufe { RANK($us, form: "level") }. Ost und West: Stufe { RANK($them, form: "level") }.

## Zurücknehmen
practice-undo-nothing = Noch gibt es nichts zurückzunehmen.
practice-undo-over = Diese Runde ist zu Ende, die Karten liegen offen.
practice-undo-throw = Über einen Wurf hinweg geht es nicht zurück: Er hat gezeigt, was die anderen haben.
practice-undo-kitty = Über die Kitty hinweg geht es nicht zurück: Ihre Karten wurden gesehen.
practice-undo-answered = Das Ansagen ging seitdem weiter: Deine Entscheidung steht.

## Das Ergebnis
practice-won = Diese Runde geht an dein Team.
practice-lost = Diese Runde geht an die Gegner.
practice-result = Ergebnis von Runde { $hand }
practice-result-tricks = Punkte in Stichen
practice-result-kitty = Kitty
practice-result-kitty-sum = { $points } × { $factor } = { $bonus }
practice-result-kitty-kept = { $points }, für niemanden
practice-result-fines = Strafpunkte
practice-result-total = Gesamtpunkte der Angreifer
practice-kitty-cards = In der Kitty lagen
practice-next-hand = Nächste Runde
practice-new-match = Neue Partie
practice-all-tricks = Alle Stiche
practice-earlier = Frühere Runden dieser Partie
practice-earlier-hand = Runde { $hand }: { COUNT($points, noun: "point") } für die Angreifer

## Fehler
practice-error-no-hand = Diese Runde ist hier nicht zu finden. Vielleicht gehört sie zu einem anderen Browser, oder der Link ist unvollständig.
practice-error-unreadable = Diese Runde stammt aus einer anderen Fassung des Programms und lässt sich nicht öffnen.
practice-error-setting = { $name }: „{ $text }“ gibt es hier nicht zur Auswahl.
practice-played-already = Die Runde ist inzwischen weitergegangen. So steht sie jetzt.
practice-undone = Zurückgenommen. Entscheide neu.
practice-signed = { $number }
practice-points = { COUNT($points, noun: "point") }
practice-computer-turn = Die anderen sind dran.
practice-trump-is-set = Sieh dir an, was Trumpf ist und wer gibt. Dann geht es weiter.
practice-look = Schau dir den Stich an.
practice-dealing-now = Die Karten werden gegeben.
practice-all-dealt = Alle Karten sind gegeben. Als Nächstes kommt die Kitty.
