# How cards, suits, seats and numbers are called in English.
# Ids are the same in every language; forms are this language's own:
# cards  label "ten of hearts" · the · a          shapes  label "pair" · a · the
# ranks  label · plural (the level cards) · level suits   label "hearts" · one "heart"
# seats  label (the learner: you) · name          counts  nom


## Ranks

rank-2 = { $form ->
    [plural] twos
    [level] 2
    [a] a two
   *[label] two
}

rank-3 = { $form ->
    [plural] threes
    [level] 3
    [a] a three
   *[label] three
}

rank-4 = { $form ->
    [plural] fours
    [level] 4
    [a] a four
   *[label] four
}

rank-5 = { $form ->
    [plural] fives
    [level] 5
    [a] a five
   *[label] five
}

rank-6 = { $form ->
    [plural] sixes
    [level] 6
    [a] a six
   *[label] six
}

rank-7 = { $form ->
    [plural] sevens
    [level] 7
    [a] a seven
   *[label] seven
}

rank-8 = { $form ->
    [plural] eights
    [level] 8
    [a] an eight
   *[label] eight
}

rank-9 = { $form ->
    [plural] nines
    [level] 9
    [a] a nine
   *[label] nine
}

rank-T = { $form ->
    [plural] tens
    [level] 10
    [a] a ten
   *[label] ten
}

rank-J = { $form ->
    [plural] jacks
    [level] J
    [a] a jack
   *[label] jack
}

rank-Q = { $form ->
    [plural] queens
    [level] Q
    [a] a queen
   *[label] queen
}

rank-K = { $form ->
    [plural] kings
    [level] K
    [a] a king
   *[label] king
}

rank-A = { $form ->
    [plural] aces
    [level] A
    [a] an ace
   *[label] ace
}

## Suits

suit-S = { $form ->
    [one] spade
   *[label] spades
}

suit-H = { $form ->
    [one] heart
   *[label] hearts
}

suit-C = { $form ->
    [one] club
   *[label] clubs
}

suit-D = { $form ->
    [one] diamond
   *[label] diamonds
}

suit-T = { $form ->
    [one] trump
   *[label] trumps
}

## One card
card = { $form ->
    [the] the { $rank } of { $suit }
    [a] { RANK($rank, form: "a") } of { $suit }
   *[label] { $rank } of { $suit }
}
card-BJ = { $form ->
    [the] the big joker
    [a] a big joker
   *[label] big joker
}
card-LJ = { $form ->
    [the] the small joker
    [a] a small joker
   *[label] small joker
}

## Pairs and tractors
kind = { SUIT($suit, form: "one") } { RANK($rank, form: "plural") }
kind-BJ = big jokers
kind-LJ = small jokers
pair = { $form ->
    [the] the pair of { $kind }
    [a] a pair of { $kind }
   *[label] pair of { $kind }
}
tractor = { $form ->
    [the] the tractor of { $kinds }
    [a] a tractor of { $kinds }
   *[label] tractor of { $kinds }
}
tractor-suit = { $form ->
    [the] the tractor of { SUIT($suit, form: "one") } { RANKS($ranks, form: "plural") }
    [a] a tractor of { SUIT($suit, form: "one") } { RANKS($ranks, form: "plural") }
   *[label] tractor of { SUIT($suit, form: "one") } { RANKS($ranks, form: "plural") }
}
tractor-jokers = { $form ->
    [the] the tractor of { $kinds }
    [a] a tractor of { $kinds }
   *[label] tractor of { $kinds }
}

## Lists
list-more = { $a }, { $b }
list-last = { $a } and { $b }
sentences-more = { $a } { $b }
sentences-last = { $a } { $b }
ranks-more = { $a }, { $b }
ranks-last = { $a } and { $b }
alternatives-more = { $a }; { $b }
alternatives-last = { $a }; { $b }

## Shapes without their cards
shape-single = { $form ->
    [a] a single
    [the] the single
   *[label] single
}
shape-pair = { $form ->
    [a] a pair
    [the] the pair
   *[label] pair
}
shape-tractor = { $form ->
    [a] a tractor of { COUNT($pairs, noun: "pair") }
    [the] the tractor of { COUNT($pairs, noun: "pair") }
   *[label] tractor of { COUNT($pairs, noun: "pair") }
}
shape-throw = { $form ->
    [a] a throw
    [the] the throw
   *[label] throw
}

## Seats and teams
seat-S = South
seat-E = East
seat-N = North
seat-W = West
seat-you = you
team-NS = North and South
team-EW = East and West

## Numbers with their noun

count-card = { $n } { $n ->
    [one] card
   *[other] cards
}

count-point = { $n } { $n ->
    [one] point
   *[other] points
}

count-pair = { $n } { $n ->
    [one] pair
   *[other] pairs
}

count-level = { $n } { $n ->
    [one] level
   *[other] levels
}

count-tractor = { $n } { $n ->
    [one] tractor
   *[other] tractors
}


count-trump = { $n } { $n ->
    [one] trump
   *[other] trumps
}

count-play = { $n } { $n ->
    [one] play
   *[other] plays
}

count-time = { $n } { $n ->
    [one] time
   *[other] times
}

count-suit = { $n } { $n ->
    [one] { SUIT($suit, form: "one") }
   *[other] { $suit }
}
