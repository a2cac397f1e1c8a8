# Die Kursseite, der Neubeginn, „Kann ich schon“ und die Suche.

## Kurs
course-stars = { $count } von { $most } Sternen
course-how = Drei Sterne: jede Frage auf Anhieb richtig, ohne Tipps. Zwei: höchstens zweimal daneben. Einer: alle Schritte gelöst.
course-known = kannst du schon
course-behind = Schritte: { $lesson }
course-deck-first = Alles, was du für eine ganze Runde brauchst.
course-deck-second = Gut spielen: feinere Regeln, Pläne und die letzten Stiche.
course-deck-advice = Am besten nach dem ersten Blatt. Gesperrt ist nichts: Wenn du das Spiel kennst, drehst du mit { $total } Fragen das erste Blatt um.
course-deck-test = Erstes Blatt: kann ich
course-resume = Weiterlernen

## Neu beginnen
course-reset-course = Den Kurs neu beginnen
course-reset-lesson = Diese Lektion neu beginnen
course-reset-title = Neu beginnen: { $lesson }
course-lost = Das geht verloren
course-lost-steps = { $count ->
    [one] { $count } gelöster Schritt
   *[other] { $count } gelöste Schritte
}
course-lost-stars = { $count ->
    [one] { $count } Stern, den du wieder holen kannst
   *[other] { $count } Sterne, die du wieder holen kannst
}
course-lost-known = { $count ->
    [one] { $count } Lektion, die du schon kannst
   *[other] { $count } Lektionen, die du schon kannst
}
course-lost-answers = Deine bisherigen Antworten
course-stay = Das bleibt
course-stays = Übungsrunden, Analysen, Einstellungen und Sprache
course-stays-lessons = Alle anderen Lektionen
course-keep = Alles behalten
course-nothing-to-lose = Hier ist noch nichts gelöst, also gibt es nichts neu zu beginnen.

## Kann ich schon
course-know = Kann ich schon
course-to-lesson = Zur Lektion
course-test-title = Kann ich schon: { $name }
course-test-open = { $total } Fragen, ohne Tipps
course-test-passed = Umgedreht
course-test-lost = Noch nicht umgedreht
course-test-open-lesson = { $total } Fragen aus dieser Lektion. Sind alle auf Anhieb richtig, gilt die Lektion als geschafft.
course-test-open-deck = { $total } Fragen aus dem ersten Blatt. Mit { $need } richtigen Antworten gelten alle seine Lektionen als geschafft.
course-test-passed-lesson = Diese Lektion kannst du. Sie gilt als geschafft und bleibt dir offen.
course-test-passed-deck = { $right } von { $total } richtig. Das erste Blatt gilt als geschafft, das zweite gehört dir.
course-test-lost-lesson = Eine Antwort war anders. Die Lektion zeigt dir in ein paar kurzen Schritten, warum.
course-test-lost-deck = Bisher { $right } richtig, { $need } müssen es sein. Ein kurzer Besuch in diesen Lektionen genügt.
course-test-right = { $right } von { $total } richtig
course-test-begin = Los geht’s
course-test-go-on = Weiter
course-test-result = Ergebnis
course-test-again = Die Fragen noch einmal
course-question = Frage { $number }
course-question-of = Frage { $number } von { $total }
course-questions = Fragen
course-answer-right = Das zählt.
course-answer-wrong = Diesmal nicht.
course-missed = anders beantwortet
course-worth-a-visit = Einen Besuch wert:

## Suche
course-search = Suchen
course-search-for = Wort, Karte oder Regel
course-search-intro = Findet Lektionen, Regeln und Begriffe. Schreib ein Wort, einen Teil davon oder eine Karte: Trumpf, Kitty, Herz-10.
course-found-lessons = Lektionen
course-found-steps = Schritte
course-found-rules = Regeln
course-found-terms = Begriffe
course-found-count = Gefunden: { $count }
course-found-more = und { $count } weitere
course-nothing = Nichts gefunden zu „{ $query }“.
course-nothing-try = Versuch es mit weniger Wörtern oder nur mit dem Wortanfang. Oder fang damit an:
course-search-examples = Trumpf, Paar, Kitty, Stufe
