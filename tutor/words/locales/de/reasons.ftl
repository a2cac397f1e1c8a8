# Warum eine Entscheidung richtig (good) oder teuer (bad) war. Nur Bewiesenes: erst die Karte.

reason-plain-bad = In den Kartenverteilungen, die zu deinem Wissen passen, schneidet die andere Wahl einfach besser ab.

## Punkte: geschmiert, verschenkt, zurückgehalten

reason-give-good = Der Stich ist deinem Partner sicher, also gut geschmiert: { $card }, { COUNT($points, noun: "point") }.
reason-give-bad = Der Stich ist deinem Partner sicher: Schmier { CARDS($card, form: "acc") }, das sind { COUNT($points, noun: "point") }.
reason-give-boss-good = Gut geschmiert: { $card }, { COUNT($points, noun: "point") }. ^{ CARDS($led, form: "nom") } steht, und bei { $rival } hat die Farbe noch nie gefehlt.
reason-give-boss-bad = ^{ CARDS($led, form: "nom") } deines Partners steht, bei { $rival } hat die Farbe noch nie gefehlt: Schmier { CARDS($card, form: "acc") } ({ COUNT($points, noun: "point") }).
reason-early-void-good = { $rival } kommt noch und ist in { $side } frei: Gut, dass du { CARDS($card, form: "acc") } ({ COUNT($points, noun: "point") }) zurückhältst.
reason-early-void-bad = Dein Partner liegt nur vorläufig vorn: { $rival } kommt noch und ist in { $side } frei. ^{ $card }: { COUNT($points, noun: "point") } in Gefahr.
reason-early-higher-good = ^{ CARDS($threat, form: "nom") } fehlt noch, und { $rival } kommt noch: Gut, dass du { CARDS($card, form: "acc") } ({ COUNT($points, noun: "point") }) zurückhältst.
reason-early-higher-bad = Dein Partner liegt nur vorläufig vorn: { $rival } kommt noch, und { CARDS($threat, form: "nom") } fehlt. ^{ $card }: { COUNT($points, noun: "point") } in Gefahr.
reason-gift-good = Den Stich gewinnt { $rival }: Mit { CARDS($card, form: "dat") } würdest du { COUNT($points, noun: "point") } verschenken, mit { CARDS($alt, form: "dat") } keine.
reason-gift-bad = Den Stich gewinnt { $rival }: Mit { CARDS($card, form: "dat") } verschenkst du { COUNT($points, noun: "point") }, mit { CARDS($alt, form: "dat") } keine.
reason-gift-now-good = { $rival } liegt vorläufig vorn: Mit { CARDS($card, form: "dat") } würdest du { COUNT($points, noun: "point") } riskieren, mit { CARDS($alt, form: "dat") } keine.
reason-gift-now-bad = { $rival } liegt vorläufig vorn: Mit { CARDS($card, form: "dat") } riskierst du { COUNT($points, noun: "point") }, mit { CARDS($alt, form: "dat") } keine.

## Der Stich: nehmen, lassen, wie billig

reason-cheap-good = Nach dir kommt niemand mehr, und { CARDS($card, form: "nom") } reicht: ^{ CARDS($alt, form: "acc") } behältst du.
reason-cheap-bad = Nach dir kommt niemand mehr, und { CARDS($card, form: "nom") } reicht zum Gewinnen: ^{ CARDS($alt, form: "nom") } ist zu teuer.
reason-home-good = Nach dir kommt niemand mehr: ^{ CARDS($card, form: "nom") } gewinnt und bringt die eigenen { COUNT($points, noun: "point") } heim.
reason-home-bad = Nach dir kommt niemand mehr: Auch { CARDS($card, form: "nom") } gewinnt und bringt die eigenen { COUNT($points, noun: "point") } heim.
reason-take-good = ^{ CARDS($card, form: "nom") } sichert dir den Stich und die { COUNT($points, noun: "point") } darin.
reason-take-bad = ^{ CARDS($card, form: "nom") } würde dir den Stich und die { COUNT($points, noun: "point") } darin sichern.
reason-take-now-good = Mit { CARDS($card, form: "dat") } liegst du vorläufig vorn, { COUNT($points, noun: "point") } sind im Stich. Nach dir noch: { $seats }.
reason-take-now-bad = Mit { CARDS($card, form: "dat") } lägst du vorläufig vorn, { COUNT($points, noun: "point") } sind im Stich. Nach dir noch: { $seats }.
reason-third-good = Nach dir kommt { $rival }, und { CARDS($threat, form: "nom") } fehlt noch: ^{ CARDS($alt, form: "nom") } hält dagegen, { CARDS($card, form: "nom") } nicht.
reason-third-bad = Nach dir kommt { $rival }, und { CARDS($threat, form: "nom") } fehlt noch: Erst { CARDS($alt, form: "nom") } hält dagegen, { CARDS($card, form: "nom") } nicht.
reason-too-high-bad = ^{ CARDS($card, form: "nom") } ist hier nicht sicherer als { CARDS($alt, form: "nom") }: Von den Karten, die noch fehlen, liegt keine dazwischen.
reason-partner-over-bad = Dein Partner liegt schon vorn: ^{ CARDS($card, form: "nom") } nimmt den Stich nur der eigenen Seite weg.
reason-last-cards-good = Nur noch { COUNT($n, noun: "card") }: Nimm jeden Stich, den du kriegen kannst. Dieser ist dir mit { CARDS($card, form: "dat") } sicher.
reason-last-cards-bad = Nur noch { COUNT($n, noun: "card") }: Nimm jeden Stich, den du kriegen kannst. Dieser wäre dir mit { CARDS($card, form: "dat") } sicher.

## Trümpfe auf andere Farben

reason-ruff-good = { COUNT($points, noun: "point") } im Stich, und du bist in { $side } frei: Stechen lohnt sich.
reason-ruff-bad = { COUNT($points, noun: "point") } liegen im Stich, und du bist in { $side } frei: Hier lohnt es sich zu stechen.
reason-high-trump-good = Noch keine Punkte im Stich: ^{ CARDS($card, form: "nom") } kann auf einen besseren warten.
reason-high-trump-bad = ^{ CARDS($card, form: "acc") } für einen Stich, in dem noch keine Punkte sind? Heb hohe Trümpfe für Punkte und den letzten Stich auf.
reason-empty-ruff-good = Noch keine Punkte im Stich: ^{ CARDS($card, form: "acc") } hebst du dir besser für später auf.
reason-empty-ruff-bad = ^{ CARDS($card, form: "nom") } sticht, obwohl noch keine Punkte im Stich sind. Heb Trümpfe für Punkte auf.
reason-over-ruff-good = Auch { $rival } ist in { $side } frei, und { CARDS($threat, form: "nom") } fehlt noch: ^{ CARDS($alt, form: "nom") } hält dagegen, { CARDS($card, form: "nom") } nicht.
reason-over-ruff-bad = Auch { $rival } ist in { $side } frei, und { CARDS($threat, form: "nom") } fehlt noch: Erst { CARDS($alt, form: "nom") } hält dagegen, { CARDS($card, form: "nom") } nicht.
reason-make-void-good = Ohne { CARDS($card, form: "acc") } bist du in { $side } frei und kannst dort später stechen.
reason-make-void-bad = Wirf { CARDS($card, form: "acc") } ab: Dann bist du in { $side } frei und kannst dort später stechen.
reason-discard-winner-bad = ^{ CARDS($card, form: "nom") } ist in { $side } nicht zu schlagen, gewinnt abgeworfen aber nichts.

## Paare und Traktoren

reason-break-pair-bad = ^{ CARDS($card, form: "nom") } reißt ein Paar auseinander, { CARDS($alt, form: "nom") } nicht.
reason-break-tractor-bad = ^{ CARDS($card, form: "nom") } reißt { CARDS($whole, form: "acc") } auseinander, { CARDS($alt, form: "nom") } nicht.

## Ausspielen

reason-cash-good = ^{ CARDS($card, form: "nom") } ist in { $side } nicht zu schlagen, und gestochen hat dort noch niemand: jetzt abspielen.
reason-cash-bad = ^{ CARDS($card, form: "nom") } ist in { $side } nicht zu schlagen, und gestochen hat dort noch niemand: abspielen, solange es geht.
reason-boss-pair-good = Gegen ein Paar gewinnt in seiner Farbe nur ein höheres, und in { $side } gibt es keins mehr: ^{ CARDS($card, form: "nom") } steht.
reason-boss-pair-bad = In { $side } gibt es kein höheres Paar mehr: ^{ CARDS($card, form: "nom") } steht und lässt sich gut ausspielen.
reason-whole-tractor-good = Auf einen Traktor hat selten jemand eine Antwort, und deiner ist noch ganz: { $card }.
reason-whole-tractor-bad = ^{ CARDS($card, form: "nom") } ist noch ganz: Spiel ihn aus, bevor er auseinandergerissen wird.
reason-into-void-bad = { $rival } ist in { $side } frei und kann { CARDS($card, form: "acc") } stechen.
reason-partner-void-good = Soweit bekannt, ist in { $side } nur dein Partner frei: ^{ CARDS($card, form: "nom") } lädt zum Stechen ein.
reason-partner-void-bad = Soweit bekannt, ist in { $side } nur dein Partner frei: ^{ CARDS($card, form: "nom") } würde zum Stechen einladen.
reason-bare-high-bad = ^{ CARDS($card, form: "nom") }, allein ausgespielt, holt höchstens einen Stich. Heb hohe Trümpfe für Punkte und den letzten Stich auf.
reason-draw-good = Du hast { COUNT($n, noun: "trump") }, noch nicht gesehen: { $unseen }. Das reicht, um Trumpf zu ziehen.
reason-draw-bad = Trumpf ziehen lohnt sich, wenn du die meisten Trümpfe hast. Du hast { $n }, noch nicht gesehen: { $unseen }.
reason-low-trump-good = ^{ CARDS($card, form: "nom") } verschenkt nichts und bringt vielleicht deinen Partner ans Spiel: ^{ CARDS($threat, form: "nom") } fehlt noch.
reason-low-trump-bad = Mit { CARDS($card, form: "dat") } verschenkst du nichts und bringst vielleicht deinen Partner ans Spiel: ^{ CARDS($threat, form: "nom") } fehlt noch.
reason-exposed-bad = ^{ CARDS($threat, form: "nom") } fehlt noch: Spielst du { CARDS($card, form: "acc") } aus, sind { COUNT($points, noun: "point") } in Gefahr.
reason-short-lead-good = ^{ CARDS($card, form: "nom") } verschenkt nichts. Mit { COUNT($n, $side) } bist du dort bald frei und kannst stechen.
reason-short-lead-bad = Mit { CARDS($card, form: "dat") } verschenkst du nichts: Bei { COUNT($n, $side) } bist du dort bald frei und kannst stechen.

## Würfe

reason-weak-part-bad = In { $suit } kann noch { $shape ->
    [single] eine Karte
   *[other] { SHAPE($shape, form: "nom") }
} höher sein als { CARDS($card, form: "nom") }. Wirf nur, was niemand schlagen kann.
reason-safe-throw-good = Was in { $suit } noch fehlt, schlägt keinen Teil dieses Wurfs: { $cards }.
reason-safe-throw-bad = Was in { $suit } noch fehlt, schlägt keinen Teil davon, also wirf alles zusammen: { $cards }.
reason-long-into-void-bad = { $rival } ist in { $side } frei: Zu schlagen ist dort kein Teil, aber der Wurf lässt sich stechen.

## Schwellen, letzter Stich, Kitty

reason-line-good = Mit diesem Stich kommen die Angreifer auf { $total }: Die Schwelle von { $line } ist erreicht.
reason-line-bad = Mit diesem Stich könnten die Angreifer auf { $total } kommen und die Schwelle von { $line } erreichen.
reason-line-held-good = Sonst hätten die Angreifer jetzt { $total }: Du hältst sie unter der Schwelle von { $line }.
reason-line-held-bad = Die Angreifer haben jetzt { $total } und erreichen die Schwelle von { $line }; der bessere Zug hält sie darunter.
reason-control-good = ^{ CARDS($card, form: "nom") }, dein einziger sicherer Trumpf, bleibt für den letzten Stich und die Kitty.
reason-control-bad = ^{ CARDS($card, form: "nom") } ist dein einziger sicherer Trumpf. Heb ihn jetzt für den letzten Stich und die Kitty auf.
reason-last-pair-good = Zusammen ausgespielt ({ $card }): Gewinnst du den Stich, zählt die Kitty ×{ $factor }.
reason-last-pair-bad = Spiel alles zusammen aus ({ $card }): Gewinnst du den Stich, zählt die Kitty ×{ $factor }.

## Drücken

reason-bury-void-good = ^{ $cards } gedrückt: In { $side } bist du jetzt frei und kannst dort später stechen.
reason-bury-void-bad = Drücke { CARDS($cards, form: "acc") }: Dann bist du in { $side } frei und kannst dort später stechen.
reason-bury-points-good = Keine Punkte gedrückt: Selbst ein verlorener letzter Stich bringt den Angreifern nichts aus der Kitty.
reason-bury-points-bad = { COUNT($points, noun: "point") } gedrückt, bei { COUNT($n, noun: "trump", case: "dat") }: Gewinnen die Angreifer den letzten Stich, zählt das mindestens doppelt.
reason-bury-safe-good = { COUNT($points, noun: "point") } gedrückt: Mit { COUNT($n, noun: "trump", case: "dat") } kannst du um den letzten Stich kämpfen.
reason-bury-safe-bad = Mit { COUNT($n, noun: "trump", case: "dat") } kannst du um den letzten Stich kämpfen: { COUNT($points, noun: "point") } könnten in die Kitty.
reason-bury-winner-bad = ^{ CARDS($card, form: "nom") } ist in { $side } nicht zu schlagen, gewinnt in der Kitty aber nichts.
reason-bury-pair-bad = ^{ CARDS($whole, form: "nom") } bleibt besser ganz auf der Hand: Auf Paare und Traktoren hat selten jemand eine Antwort.
reason-bury-trump-bad = ^{ CARDS($card, form: "nom") } ist Trumpf: In der Kitty kannst du damit weder stechen noch gewinnen.

## Ansagen

reason-declare-long-good = Mit { $side } hast du { COUNT($n, noun: "trump") } unter { COUNT($size, noun: "card") }: Das reicht zum Ansagen.
reason-declare-long-bad = Mit { $side } hättest du { COUNT($n, noun: "trump") } unter { COUNT($size, noun: "card") }: Das reicht zum Ansagen.
reason-declare-short-good = Mit { $side } hättest du nur { COUNT($n, noun: "trump") } unter { COUNT($size, noun: "card") }: zu wenig zum Ansagen.
reason-declare-short-bad = Mit { $side } hast du nur { COUNT($n, noun: "trump") } unter { COUNT($size, noun: "card") }: zu wenig zum Ansagen.
reason-declare-pair-good = ^{ CARDS($card, form: "nom") }, zusammen gezeigt, ist schwerer zu überbieten als eine Karte.
reason-declare-pair-bad = Zeig { CARDS($card, form: "acc") } zusammen: Eine Karte allein ist leichter zu überbieten.
reason-declare-longer-bad = Mit { $side } hast du { COUNT($n, noun: "trump") }, mit { $other } wären es { $more }.
reason-declare-partner-good = { $trump ->
    [NT] Dein Partner hat „kein Trumpf“ angesagt, damit hast du { COUNT($n, noun: "trump") }: kein Grund zu überbieten.
   *[suit] Dein Partner hat { SUIT($trump) } angesagt, damit hast du { COUNT($n, noun: "trump") }: kein Grund zu überbieten.
}
reason-declare-partner-bad = { $trump ->
    [NT] Dein Partner hat „kein Trumpf“ angesagt, damit hast du { COUNT($n, noun: "trump") }. Überbiete nur mit einer klar besseren Farbe.
   *[suit] Dein Partner hat { SUIT($trump) } angesagt, damit hast du { COUNT($n, noun: "trump") }. Überbiete nur mit einer klar besseren Farbe.
}
reason-declare-none-good = Auch ohne Trumpffarbe hast du { COUNT($n, noun: "trump") } unter { COUNT($size, noun: "card") }: Das reicht dafür.
reason-declare-none-bad = Ohne Trumpffarbe hast du nur { COUNT($n, noun: "trump") } unter { COUNT($size, noun: "card") }. Dafür braucht es Joker, Stufenkarten und hohe Nebenfarben.
