# Wie Karten, Farben, Plätze und Zahlen auf Deutsch heißen.
# Die Ids sind in allen Sprachen gleich, die Formen gehören der Sprache:
# Karten   label "Herz-10" (ohne Artikel) · nom · acc · dat · gen (mit Artikel)
# Formen   label "Paar" · nom "ein Paar" · acc · dat    Ränge  label · group "die 7er" · level
# Farben   label · no "kein Herz" · no-acc "keinen Trumpf"
# Plätze   label (du) · acc · dat · name                Zahlen nom · dat
# "\uE001" nach dem Bindestrich: Hier bricht keine Zeile um.


## Ränge (gender: Geschlecht der Karte)

rank-2 = { $form ->
    [gender] f
    [group] 2er
    [level] 2
   *[label] 2
}

rank-3 = { $form ->
    [gender] f
    [group] 3er
    [level] 3
   *[label] 3
}

rank-4 = { $form ->
    [gender] f
    [group] 4er
    [level] 4
   *[label] 4
}

rank-5 = { $form ->
    [gender] f
    [group] 5er
    [level] 5
   *[label] 5
}

rank-6 = { $form ->
    [gender] f
    [group] 6er
    [level] 6
   *[label] 6
}

rank-7 = { $form ->
    [gender] f
    [group] 7er
    [level] 7
   *[label] 7
}

rank-8 = { $form ->
    [gender] f
    [group] 8er
    [level] 8
   *[label] 8
}

rank-9 = { $form ->
    [gender] f
    [group] 9er
    [level] 9
   *[label] 9
}

rank-T = { $form ->
    [gender] f
    [group] 10er
    [level] 10
   *[label] 10
}

rank-J = { $form ->
    [gender] m
    [acc] Buben
    [dat] Buben
    [gen] Buben
    [plural] Buben
    [plural-dat] Buben
    [group] Buben
    [level] Bube
   *[label] Bube
}

rank-Q = { $form ->
    [gender] f
    [plural] Damen
    [plural-dat] Damen
    [group] Damen
    [level] Dame
   *[label] Dame
}

rank-K = { $form ->
    [gender] m
    [gen] Königs
    [plural] Könige
    [plural-dat] Königen
    [group] Könige
    [level] König
   *[label] König
}

rank-A = { $form ->
    [gender] n
    [gen] Asses
    [plural] Asse
    [plural-dat] Assen
    [group] Asse
    [level] Ass
   *[label] Ass
}

## Farben

suit-S = { $form ->
    [no] kein Pik
    [no-acc] kein Pik
   *[label] Pik
}

suit-H = { $form ->
    [no] kein Herz
    [no-acc] kein Herz
   *[label] Herz
}

suit-C = { $form ->
    [no] kein Kreuz
    [no-acc] kein Kreuz
   *[label] Kreuz
}

suit-D = { $form ->
    [no] kein Karo
    [no-acc] kein Karo
   *[label] Karo
}

suit-T = { $form ->
    [no] kein Trumpf
    [no-acc] keinen Trumpf
   *[label] Trumpf
}

## Eine Karte
card = { $form ->
    [nom] { RANK($rank, form: "gender") ->
        [m] der
        [n] das
       *[f] die
    } { $suit }-{ "\uE001" }{ RANK($rank, form: "label") }
    [acc] { RANK($rank, form: "gender") ->
        [m] den
        [n] das
       *[f] die
    } { $suit }-{ "\uE001" }{ RANK($rank, form: "acc") }
    [dat] { RANK($rank, form: "gender") ->
        [m] dem
        [n] dem
       *[f] der
    } { $suit }-{ "\uE001" }{ RANK($rank, form: "dat") }
    [gen] { RANK($rank, form: "gender") ->
        [m] des
        [n] des
       *[f] der
    } { $suit }-{ "\uE001" }{ RANK($rank, form: "gen") }
   *[label] { $suit }-{ "\uE001" }{ $rank }
}
card-BJ = { $form ->
    [nom] der große Joker
    [acc] den großen Joker
    [dat] dem großen Joker
    [gen] des großen Jokers
   *[label] großer Joker
}

card-LJ = { $form ->
    [nom] der kleine Joker
    [acc] den kleinen Joker
    [dat] dem kleinen Joker
    [gen] des kleinen Jokers
   *[label] kleiner Joker
}

## Paare und Traktoren (nach "aus" steht der Dativ)
kind = { $form ->
    [dat] { $suit }-{ "\uE001" }{ RANK($rank, form: "plural-dat") }
   *[label] { $suit }-{ "\uE001" }{ RANK($rank, form: "plural") }
}
kind-BJ = { $form ->
    [dat] großen Jokern
    [pair-dat] großen Jokern
   *[label] große Joker
}
kind-LJ = { $form ->
    [dat] kleinen Jokern
    [pair-dat] kleinen Jokern
   *[label] kleine Joker
}
pair = { $form ->
    [nom] das Paar { $kind }
    [acc] das Paar { $kind }
    [dat] dem Paar { KIND($kind, form: "pair-dat") }
    [gen] des Paars { $kind }
   *[label] Paar { $kind }
}
tractor = { $form ->
    [nom] der Traktor aus { KIND($kinds, form: "dat") }
    [acc] den Traktor aus { KIND($kinds, form: "dat") }
    [dat] dem Traktor aus { KIND($kinds, form: "dat") }
    [gen] des Traktors aus { KIND($kinds, form: "dat") }
   *[label] Traktor aus { KIND($kinds, form: "dat") }
}
tractor-suit = { $form ->
    [nom] der Traktor aus { KIND($kinds, form: "dat") }
    [acc] den Traktor aus { KIND($kinds, form: "dat") }
    [dat] dem Traktor aus { KIND($kinds, form: "dat") }
    [gen] des Traktors aus { KIND($kinds, form: "dat") }
   *[label] Traktor aus { KIND($kinds, form: "dat") }
}
tractor-jokers = { $form ->
    [nom] der Traktor aus kleinen und großen Jokern
    [acc] den Traktor aus kleinen und großen Jokern
    [dat] dem Traktor aus kleinen und großen Jokern
    [gen] des Traktors aus kleinen und großen Jokern
   *[label] Traktor aus kleinen und großen Jokern
}

## Aufzählungen
list-more = { $a }, { $b }
list-last = { $a } und { $b }
sentences-more = { $a } { $b }
sentences-last = { $a } { $b }
ranks-more = { $a }, { $b }
ranks-last = { $a } und { $b }
alternatives-more = { $a }; { $b }
alternatives-last = { $a }; { $b }

## Formen ohne ihre Karten
shape-single = { $form ->
    [nom] eine Einzelkarte
    [acc] eine Einzelkarte
    [dat] einer Einzelkarte
   *[label] Einzelkarte
}
shape-pair = { $form ->
    [nom] ein Paar
    [acc] ein Paar
    [dat] einem Paar
   *[label] Paar
}
shape-tractor = { $form ->
    [nom] ein Traktor aus { COUNT($pairs, noun: "pair", case: "dat") }
    [acc] einen Traktor aus { COUNT($pairs, noun: "pair", case: "dat") }
    [dat] einem Traktor aus { COUNT($pairs, noun: "pair", case: "dat") }
   *[label] Traktor aus { COUNT($pairs, noun: "pair", case: "dat") }
}
shape-throw = { $form ->
    [nom] ein Wurf
    [acc] einen Wurf
    [dat] einem Wurf
   *[label] Wurf
}

## Plätze und Teams
seat-S = Süd
seat-E = Ost
seat-N = Nord
seat-W = West
seat-you = { $form ->
    [acc] dich
    [dat] dir
   *[label] du
}
team-NS = Nord und Süd
team-EW = Ost und West

## Zahlen mit ihrem Hauptwort

count-card = { $n } { $n ->
    [one] Karte
   *[other] Karten
}

count-point = { $n } { $n ->
    [one] Punkt
   *[other] { $case ->
        [dat] Punkten
       *[nom] Punkte
    }
}

count-pair = { $n } { $n ->
    [one] Paar
   *[other] { $case ->
        [dat] Paaren
       *[nom] Paare
    }
}

count-level = { $n } { $n ->
    [one] Stufe
   *[other] Stufen
}

count-tractor = { $n } { $n ->
    [one] Traktor
   *[other] Traktoren
}


count-trump = { $n } { $n ->
    [one] Trumpf
   *[other] { $case ->
        [dat] Trümpfen
       *[nom] Trümpfe
    }
}

count-play = { $n } { $n ->
    [one] Zug
   *[other] { $case ->
        [dat] Zügen
       *[nom] Züge
    }
}

count-time = { $n }-mal
count-suit = { $suit ->
    [T] { COUNT($n, noun: "trump") }
   *[side] { $n } { $n ->
        [one] { $suit }karte
       *[other] { $suit }karten
    }
}
