# What is said when something cannot be done: the reason, and what to do.

## Pages
error-not-found = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig.
error-method = Diese Adresse gehört zu einer Schaltfläche, nicht zu einem Link. Geh zurück zu der Seite mit der Schaltfläche.
error-bad-request = Der Browser hat etwas geschickt, das sich nicht lesen lässt. Lade die Seite neu und wiederhole den letzten Schritt.
error-forbidden = Das ist hier nicht erlaubt.
error-foreign-form = Dieses Formular kam von einer anderen Seite, deshalb wurde nichts geändert. Öffne die Seite hier und versuch es noch einmal.
error-too-large = Das war zu viel auf einmal. Es wurde nichts geändert; lade die Seite neu.
error-server = Ein Fehler des Programms, nicht deiner. Alles Bisherige ist gespeichert; versuch es noch einmal oder mach woanders weiter.
error-store = Der Speicher antwortet gerade nicht. Nichts ist verloren; versuch es gleich noch einmal.
error-bad-cookie = Die Kennung, an der dieser Browser erkannt wird, war beschädigt und wurde entfernt. Lade die Seite neu: Du fängst von vorn an.

## Forms
error-bad-card = „{ $text }“ ist keine Karte. Erst die Farbe, dann der Rang: HT ist die Herz-10, BJ der große Joker.
error-too-many = ^{ $card }: { $count }-mal genannt, in zwei Blättern gibt es nur 2.
error-too-many-cards = Auf eine Hand passen höchstens { COUNT($most, noun: "card") }; gekommen sind { $count }.
error-missing-field = Das Formular ist unvollständig: „{ $field }“ fehlt. Lade die Seite neu.
error-bad-field = „{ $text }“ ist kein Wert für „{ $field }“. Lade die Seite neu und wähl dort.
error-missing-number = Gib zuerst eine Zahl ein.
error-bad-number = „{ $text }“ ist keine Zahl. Schreib nur Ziffern, zum Beispiel 40.
error-number-range = Gefragt ist eine Zahl zwischen { $low } und { $high }, nicht { $number }.

## Lessons
error-no-lesson = Eine Lektion namens „{ $text }“ gibt es nicht.
error-no-step = Diese Lektion hat keinen Schritt namens „{ $text }“.
