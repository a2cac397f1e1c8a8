# Was der Coach sagt. Eine Nachricht ist ein Gedanke, höchstens zwei Sätze, die Karten zuerst.

## 1. Was die Regeln nicht erlauben

refused-empty = Wähl zuerst eine Karte aus.
refused-not-in-hand = Das hast du nicht auf der Hand: { $cards }.
refused-mixed-suits = Spiel immer nur eine Farbe aus; alle Trümpfe zählen als eine. Hier sind es { $suit_a } ({ $cards_a }) und { $suit_b } ({ $cards_b }).
refused-throws-off = Mehrere Formen auf einmal sind ein Mehrkartenwurf, und { $rules ->
    [kawu] kawu kennt keinen
   *[other] hier gibt es keinen
}. Spiel eine Einzelkarte, ein Paar oder einen Traktor aus.
refused-wrong-count = Spiel genauso viele Karten, wie ausgespielt wurden: { $m }, nicht { $n }.
refused-follow-suit = { $suit } wurde ausgespielt, und du hast noch { COUNT($k, $suit) }. Bediene und heb dir { CARDS($bad, form: "acc") } auf.
refused-follow-suit-all = { $suit } wurde ausgespielt, und du hast noch { COUNT($k, $suit) }. Alle { COUNT($n, noun: "card") } müssen { $suit } sein.
refused-follow-suit-exact = Du hast genau { COUNT($n, $suit) }, und { $n ->
    [2] beide
   *[other] alle
} müssen mit: { $must }.
refused-follow-suit-short = Alles, was du in { $suit } hast, muss mit: { $must }. Der Rest ist beliebig.
refused-follow-pair = Auf ein Paar gehört ein Paar{ $torn ->
    [0] {""}
   *[other] , auch aus einem Traktor
}. Du hast: { $pairs }.
refused-follow-pair-tractor = Einen so langen Traktor hast du nicht, also so viele Paare wie möglich: hier { COUNT($p, noun: "pair") }. Du hast: { $pairs }.
refused-follow-pair-throw = Der Wurf enthält { COUNT($p, noun: "pair") }, du musst { COUNT($q, noun: "pair") } spielen. Du hast: { $pairs }.
refused-follow-tractor = Auf { SHAPE($shape, form: "acc") } gehört ein gleich langer. Du hast: { $tractors }.
refused-follow-tractor-shorter = Für { SHAPE($shape, form: "acc") } reicht es nicht, aber { $tractors ->
    [one] dein kürzerer muss mit
   *[several] ein kürzerer muss mit
}: { $tractors }.
refused-follow-tractor-throw = Der Wurf enthält { SHAPE($shape, form: "acc") }; { $tractors ->
    [one] deiner muss mit
   *[several] einer von deinen muss mit
}: { $tractors }.
refused-follow-tractors = Hier müssen { COUNT($n, noun: "tractor") } mit. Du hast: { $tractors }.
refused-declare-not-level-card = Trumpf sagst du mit einer Stufenkarte an. In dieser Runde sind das die { RANK($rank, form: "group") }.
refused-declare-not-level-card-two = Zeig eine Stufenkarte oder zwei identische.
refused-declare-jokers = Mit zwei identischen Jokern sagst du „kein Trumpf“ an.
refused-declare-too-weak = Auf dem Tisch: { $standing } ({ $seat }). { $stronger ->
    [pair] Stärker ist nur ein Paar Stufenkarten.
    [pair-up] Stärker sind: ein Paar Stufenkarten, zwei kleine oder zwei große Joker.
    [small-up] Stärker sind nur zwei kleine oder zwei große Joker.
    [big] Stärker sind nur zwei große Joker.
   *[none] Stärkeres gibt es nicht.
}
refused-declare-own = Deine eigene Ansage kannst du nicht überbieten.
refused-declare-own-reinforce = Deine eigene Ansage kannst du nicht überbieten, nur verstärken: mit der zweiten, identischen Karte.
refused-declare-closed-kitty = Zu spät: Der Geber hat die Kitty aufgenommen, der Trumpf steht fest.
refused-declare-closed-asked = Alle kommen nur einmal an die Reihe, und du warst schon dran.
refused-declare-not-yet = Alle kommen nur einmal an die Reihe, und du bist noch nicht dran.
refused-declare-not-in-hand = Zeigen kannst du nur, was du auf der Hand hast. Nicht dabei: { $cards }.
refused-bury-count = Drücke genau { COUNT($m, noun: "card") }, nicht { $n }.
refused-not-the-leader = Ausspielen darf nur, wer den Stich davor gewonnen hat.
refused-cards-left = Alle Stiche sind gespielt, aber es sind noch Karten übrig.

## 2. Was ein erlaubter Zug bewirkt

play-leads = { $seat ->
    [you] Du spielst aus: { $cards }.
   *[other] { $seat } spielt aus: { $cards }.
}
play-throws = { $seat ->
    [you] Du spielst einen Wurf aus: { $cards }.
   *[other] { $seat } spielt einen Wurf aus: { $cards }.
}
play-follows = { $seat ->
    [you] Du bedienst: { $cards }.
   *[other] { $seat } bedient: { $cards }.
}
play-follows-short = { $seat ->
    [you] Du bedienst mit { CARDS($cards, form: "dat") } und wirfst { CARDS($rest, form: "acc") } ab.
   *[other] { $seat } bedient mit { CARDS($cards, form: "dat") } und wirft { CARDS($rest, form: "acc") } ab.
}
play-discards = { $seat ->
    [you] Du wirfst { CARDS($cards, form: "acc") } ab; Abgeworfenes gewinnt nie.
   *[other] { $seat } wirft { CARDS($cards, form: "acc") } ab.
}
play-ruffs = { $seat ->
    [you] Du hast { SUIT($suit, form: "no-acc") } mehr und stichst: { $cards }.
   *[other] { $seat } hat { SUIT($suit, form: "no-acc") } mehr und sticht: { $cards }.
}
play-over-ruffs = { $seat ->
    [you] Du überstichst { CARDS($beaten, form: "acc") }: { $cards }.
   *[other] { $seat } übersticht { CARDS($beaten, form: "acc") }: { $cards }.
}
play-forced = Etwas anderes erlauben die Regeln nicht.
trick-wins-now = { $seat ->
    [you] Vorläufig liegst du vorn. Nach dir noch: { $seats }.
   *[other] Vorläufig liegt { $seat } vorn. Danach noch: { $seats }.
}
trick-wins = { $seat ->
    [you] Nach dir kommt niemand mehr: Der Stich gehört dir.
   *[other] Nach { $seat } kommt niemand mehr: Der Stich geht an { $seat }.
}
trick-too-low = ^{ CARDS($cards, form: "nom") } reicht nicht: ^{ CARDS($best, form: "nom") } ist höher.
trick-wrong-shape = Andere Form: Gegen { SHAPE($shape, form: "acc") } gewinnt nur { SHAPE($shape, form: "nom") }.
trick-not-covered = Ein Wurf lässt sich nur als Ganzes stechen: Ohne { SHAPE($shape, form: "acc") } zählt es als abgeworfen.
trick-throw-stands = Ein gelungener Wurf ist in seiner Farbe nicht zu schlagen.
trick-part-too-low = Zum Gewinnen muss jeder Teil höher sein als sein Gegenstück.
trick-tie = Gleichwertig, also gewinnt, was zuerst gespielt wurde: { $cards } ({ $seat }).
trick-held = { $seat ->
    [you] Vorläufig liegst du vorn
   *[other] Vorläufig liegt { $seat } vorn
}, { $n ->
    [0] keine Punkte im Stich.
   *[other] { COUNT($n, noun: "point") } im Stich.
}
trick-attackers = Stich für { SEAT($seat, form: "acc") }: { COUNT($p, noun: "point") } für die Angreifer, insgesamt { $t }.
trick-defenders = Stich für { SEAT($seat, form: "acc") }: Die { COUNT($p, noun: "point") } zählen für niemanden.
trick-empty = Stich für { SEAT($seat, form: "acc") }: keine Punkte drin.
trick-highest = Der Stich geht an { CARDS($cards, form: "acc") }: { $n ->
    [0] keine Punkte drin.
   *[other] { COUNT($n, noun: "point") } drin.
}

## 3. Würfe

throw-selected = Mehrere Formen auf einmal: ein Mehrkartenwurf. Er misslingt, wenn jemand, auch dein Partner, einen Teil davon in { $suit } schlagen kann.
throw-attempted = Geworfen: { $cards }.
throw-failed = { $thrower ->
    [you] Der Wurf misslingt: { $seat } kann { CARDS($forced, form: "acc") } schlagen. Ausgespielt wird nur dieser Teil, den Rest nimmst du zurück.
   *[other] { $seat ->
        [you] Der Wurf von { $thrower } misslingt: Du kannst { CARDS($forced, form: "acc") } schlagen. Ausgespielt wird nur dieser Teil.
       *[other] Der Wurf von { $thrower } misslingt: { $seat } kann { CARDS($forced, form: "acc") } schlagen. Ausgespielt wird nur dieser Teil.
    }
}
throw-fine = { $p } Strafpunkte. Die Angreifer haben jetzt { $t }.
throw-stands = Der Wurf gelingt: In { $suit } kann niemand einen Teil davon schlagen.
throw-stands-ruffable = Der Wurf gelingt: In { $suit } kann niemand einen Teil davon schlagen. Er kann aber noch gestochen werden.
throw-one-shape = Das ist { SHAPE($shape, form: "nom") } und kein Wurf: Das gelingt immer.

## 4. Ansagen und Drücken

declare-made = { $seat ->
    [you] Du zeigst
   *[other] { $seat } zeigt
} { CARDS($cards, form: "acc") }: { $trump ->
    [NT] vorläufig kein Trumpf.
   *[suit] Trumpf ist vorläufig { SUIT($trump) }.
}
declare-overrides = { $seat ->
    [you] Du überbietest
   *[other] { $seat } überbietet
} { CARDS($beaten, form: "acc") } mit { CARDS($cards, form: "dat") }: { $trump ->
    [NT] vorläufig kein Trumpf.
   *[suit] Trumpf ist vorläufig { SUIT($trump) }.
}
declare-reinforces = { $seat ->
    [you] Du verstärkst
   *[other] { $seat } verstärkt
}: { $cards }. { $trump ->
    [NT] Es bleibt vorläufig bei „kein Trumpf“.
   *[suit] Trumpf bleibt vorläufig { SUIT($trump) }.
}
declare-was-made = { $seat ->
    [you] Du zeigst
   *[other] { $seat } zeigt
} { CARDS($cards, form: "acc") }.
declare-was-override = { $seat ->
    [you] Du überbietest
   *[other] { $seat } überbietet
} { CARDS($beaten, form: "acc") } mit { CARDS($cards, form: "dat") }.
declare-was-reinforced = { $seat ->
    [you] Du verstärkst
   *[other] { $seat } verstärkt
}: { $cards }.
declare-passes = { $seat ->
    [you] Du passt.
   *[other] { $seat } passt.
}
declare-nobody = Niemand sagt Trumpf an, die Kitty bestimmt: { $cards }, also { $trump ->
    [NT] kein Trumpf.
   *[suit] Trumpf { SUIT($trump) }.
}
declare-nobody-no-trump = Niemand sagt an, also kein Trumpf.
declare-trump = { $trump ->
    [NT] Keine Farbe ist Trumpf; Joker und Stufenkarten bleiben es.
   *[suit] Trumpf ist { SUIT($trump) }.
} { $seat ->
    [you] Geber bist du.
   *[other] Geber ist { $seat }.
}
declare-no-trump-twos = Keine Farbe ist Trumpf; Joker, Stufenkarten und 2er bleiben es. { $seat ->
    [you] Geber bist du.
   *[other] Geber ist { $seat }.
}
declare-dealer = { $seat ->
    [you] Geber bist du.
   *[other] Geber ist { $seat }.
}
declare-final = { $trump ->
    [NT] Am Ende ist keine Farbe Trumpf.
   *[suit] Am Ende ist { SUIT($trump) } Trumpf.
}
declare-refused = Zählt nicht: { $cards } ({ $seat }).
bury-points = { $n ->
    [0] Keine Punkte gedrückt: Für die Angreifer ist in der Kitty nichts zu holen.
   *[other] { COUNT($n, noun: "point") } gedrückt: Gewinnen die Angreifer den letzten Stich, zählt das mindestens doppelt.
}
bury-void = In { $suit } bist du jetzt frei und kannst dort später stechen.

## 5. Ergebnis

kitty-won = Letzter Stich an die Angreifer, ausgespielt mit { SHAPE($shape, form: "dat") }: Kitty { $k } × { $x } = { $y }, zusammen { $t } + { $y } = { $s }.
kitty-won-throw = Letzter Stich an die Angreifer, ausgespielt als Wurf (größter Teil: { $shape }): Kitty { $k } × { $x } = { $y }, zusammen { $t } + { $y } = { $s }.
kitty-kept = Letzter Stich an die Verteidiger: Die { COUNT($k, noun: "point") } der Kitty zählen für niemanden.
kitty-kept-empty = Letzter Stich an die Verteidiger. In der Kitty lagen ohnehin keine Punkte.
score-total = Gesamtpunkte der Angreifer: { $s }.
score-fines-for = Strafpunkte für misslungene Würfe: { COUNT($n, noun: "point") } mehr für die Angreifer, insgesamt { $s }.
score-fines-against = Strafpunkte für misslungene Würfe: { COUNT($n, noun: "point") } weniger für die Angreifer, insgesamt { $s }.
score-fines-below = Strafpunkte für misslungene Würfe: { COUNT($n, noun: "point") } weniger für die Angreifer; weniger als 0 zählt als 0.
level-hold = { COUNT($s, noun: "point") } für die Angreifer: Die Verteidiger halten stand und steigen um { COUNT($n, noun: "level") } auf Stufe { RANK($level, form: "level") }; als Nächstes { $seat ->
    [you] gibst du.
   *[other] gibt { $seat }.
}
level-take-over = { COUNT($s, noun: "point") } für die Angreifer: Sie übernehmen und bleiben auf Stufe { RANK($level, form: "level") }; als Nächstes { $seat ->
    [you] gibst du.
   *[other] gibt { $seat }.
}
level-take-over-up = { COUNT($s, noun: "point") } für die Angreifer: Sie übernehmen und steigen um { COUNT($n, noun: "level") } auf Stufe { RANK($level, form: "level") }; als Nächstes { $seat ->
    [you] gibst du.
   *[other] gibt { $seat }.
}
level-match = { $team ->
    [us] Du und dein Partner haltet auf Stufe Ass stand und gewinnt die Partie!
   *[them] { $team } halten auf Stufe Ass stand und gewinnen die Partie!
}

## 6. Die Zeile unter den Karten

live-choose = Wähl { COUNT($n, noun: "card") }.
live-choose-lead = Wähl, was du ausspielst.
live-choose-declare = Wähl, was du zeigst, oder passe.
live-more = Wähl noch { COUNT($n, noun: "card") }.
live-fewer = Zu viel: Nimm { COUNT($n, noun: "card") } heraus.
live-follows-single = Erlaubt: { $suit } auf { $suit }.
live-follows = Erlaubt: Alle Karten bedienen.
live-follows-pairs = Erlaubt: { $n ->
    [one] Das Paar ist dabei.
   *[other] { COUNT($n, noun: "pair") } sind dabei.
}
live-follows-tractor = Erlaubt: Der Traktor ist dabei.
live-follows-short = Erlaubt: Alles in { $suit } ist dabei.
live-ruffs = Erlaubt: Du hast { SUIT($suit, form: "no-acc") } und stichst.
live-discards = Erlaubt: Du hast { SUIT($suit, form: "no-acc") } und wirfst ab.
live-leads = Erlaubt: Du spielst { SHAPE($shape, form: "acc") } aus.
live-throws = Ein Wurf: Er misslingt, wenn jemand einen Teil davon in { $suit } schlagen kann.
live-declares = Erlaubt: { $trump ->
    [NT] Damit gibt es keine Trumpffarbe.
   *[suit] Das macht { SUIT($trump) } zum Trumpf.
}
live-buries = Erlaubt: { $n ->
    [0] Keine Punkte gehen in die Kitty.
   *[other] { COUNT($n, noun: "point") } gehen in die Kitty.
}
live-no-suit = Nicht erlaubt: Du hast noch { $suit }.
live-no-pair = Nicht erlaubt: { $n ->
    [one] Ein Paar fehlt.
   *[other] { COUNT($n, noun: "pair") } fehlen.
}
live-no-tractor = Nicht erlaubt: Ein Traktor fehlt.
live-no-mixed = Nicht erlaubt: Spiel nur eine Farbe aus.
live-no-throw = Nicht erlaubt: Hier gibt es keine Würfe.
live-no-hand = Nicht erlaubt: Das hast du nicht auf der Hand.
live-no-level-card = Nicht erlaubt: Zeig eine Stufenkarte oder zwei identische.
live-no-stronger = Nicht erlaubt: Es muss stärker sein als das Gezeigte.
live-no-own = Nicht erlaubt: Dich selbst kannst du nicht überbieten.
live-no-closed = Nicht erlaubt: Jetzt wird nicht angesagt.

## 7. Die Zeile über dem Tisch

status-undeclared = Noch hat niemand angesagt.
status-declared = Bisher gilt { $seat ->
    [you] deine Ansage
   *[other] die Ansage von { $seat }
}: { $cards }, also { $trump ->
    [NT] kein Trumpf.
   *[suit] Trumpf { SUIT($trump) }.
}
status-ask = { $seat ->
    [you] Sag an oder passe.
   *[other] { $seat } darf ansagen.
}
status-bury = { $seat ->
    [you] Du hast die Kitty: Drücke { COUNT($n, noun: "card") }.
   *[other] { $seat } drückt { COUNT($n, noun: "card") }.
}
status-lead = { $seat ->
    [you] Du spielst aus.
   *[other] { $seat } spielt aus.
}
status-led = { $seat ->
    [you] Du hast ausgespielt
   *[other] { $seat } hat ausgespielt
}: { $cards }.
status-owe-suit = Du musst { COUNT($n, $suit) } spielen.
status-owe-pairs = In { $suit } musst du { COUNT($n, noun: "pair") } spielen.
status-owe-with-pairs = Du musst { COUNT($n, $suit) } spielen, darunter { COUNT($p, noun: "pair") }.
status-owe-tractor = In { $suit } musst du { SHAPE($shapes, form: "acc") } spielen.
status-owe-with-tractor = Du musst { COUNT($n, $suit) } mit { COUNT($p, noun: "pair", case: "dat") } spielen, darunter { SHAPE($shapes, form: "acc") }.
status-owe-short = Alles, was du in { $suit } hast, muss mit ({ COUNT($n, noun: "card") }).
status-free = Du hast { SUIT($suit, form: "no-acc") }: Spiel, was du willst.
status-over = Die Runde ist zu Ende.

## 8. Ein Nicken

nod-right = Richtig.
nod-good = Gute Karte.
nod-exactly = Genau so.
