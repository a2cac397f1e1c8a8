# What the coach says. One message is one idea, two sentences at most, cards first.

## 1. A play that the rules refuse

refused-empty = Pick a card first.
refused-not-in-hand = Not in your hand: { $cards }.
refused-mixed-suits = A lead stays in one suit, and all trumps are one suit. Here { $suit_a } ({ $cards_a }) meet { $suit_b } ({ $cards_b }).
refused-throws-off = Several shapes at once are a throw, and { $rules ->
    [kawu] kawu has
   *[other] this table has
} no throws. Lead a single, a pair or a tractor.
refused-wrong-count = Play as many cards as were led: { $m }, not { $n }.
refused-follow-suit = ^{ $suit } were led, and you hold { $k }. Follow suit; keep { CARDS($bad, form: "the") } for later.
refused-follow-suit-all = ^{ $suit } were led, and you hold { $k }. All { COUNT($n, noun: "card") } must be { $suit }.
refused-follow-suit-exact = You hold exactly { COUNT($n, $suit) }, and all of them must go in: { $must }.
refused-follow-suit-short = Every { SUIT($suit, form: "one") } you hold must go in: { $must }. Any cards may fill the rest.
refused-follow-pair = Answer a pair with a pair{ $torn ->
    [0] {""}
   *[other] , even out of a tractor
}. You hold: { $pairs }.
refused-follow-pair-tractor = You have no tractor that long, so { COUNT($p, noun: "pair") } must go in. You hold: { $pairs }.
refused-follow-pair-throw = The throw holds { COUNT($p, noun: "pair") }; you owe { COUNT($q, noun: "pair") }. In your hand: { $pairs }.
refused-follow-tractor = ^{ SHAPE($shape, form: "a") } was led, and you can match it: { $tractors }.
refused-follow-tractor-shorter = You can’t match { SHAPE($shape, form: "a") }, but { $tractors ->
    [one] your shorter one must be in the play
   *[several] a shorter one must be in the play
}: { $tractors }.
refused-follow-tractor-throw = The throw holds { SHAPE($shape, form: "a") }; { $tractors ->
    [one] yours must go in
   *[several] one of yours must go in
}: { $tractors }.
refused-follow-tractors = This lead asks { COUNT($n, noun: "tractor") } of you. You hold: { $tractors }.
refused-declare-not-level-card = Trump is declared with a level card. This hand those are the { RANK($rank, form: "plural") }.
refused-declare-not-level-card-two = Show one level card, or two identical ones.
refused-declare-jokers = Two identical jokers declare no trump.
refused-declare-too-weak = On the table: { $standing } ({ $seat }). { $stronger ->
    [pair] Only a pair of level cards is stronger.
    [pair-up] Stronger: a pair of level cards, of small jokers or of big jokers.
    [small-up] Stronger: a pair of small jokers or of big jokers.
    [big] Only a pair of big jokers is stronger.
   *[none] Nothing beats it.
}
refused-declare-own = You can’t override yourself.
refused-declare-own-reinforce = You can’t override yourself, only reinforce with the second identical card.
refused-declare-closed-kitty = Too late: the dealer has picked up the kitty, trump is set.
refused-declare-closed-asked = Each player is asked once, and your turn to declare is over.
refused-declare-not-yet = Each player is asked once, and it is not your turn yet.
refused-declare-not-in-hand = You can only show what you hold. Missing: { $cards }.
refused-bury-count = Bury exactly { COUNT($m, noun: "card") }; you picked { $n }.
refused-not-the-leader = Only the winner of the last trick leads to the next.
refused-cards-left = The tricks are over, but there are cards left.

## 2. What a legal play does

play-leads = { $seat ->
    [you] You lead { CARDS($cards, form: "the") }.
   *[other] { $seat } leads { CARDS($cards, form: "the") }.
}
play-throws = { $seat ->
    [you] You lead a throw: { $cards }.
   *[other] { $seat } leads a throw: { $cards }.
}
play-follows = { $seat ->
    [you] You follow suit: { $cards }.
   *[other] { $seat } follows suit: { $cards }.
}
play-follows-short = { $seat ->
    [you] You follow suit with { CARDS($cards, form: "the") } and discard { CARDS($rest, form: "the") }.
   *[other] { $seat } follows suit with { CARDS($cards, form: "the") } and discards { CARDS($rest, form: "the") }.
}
play-discards = { $seat ->
    [you] You discard { CARDS($cards, form: "the") }; a discard never wins.
   *[other] { $seat } discards { CARDS($cards, form: "the") }.
}
play-ruffs = { $seat ->
    [you] You have no { $suit } and ruff: { $cards }.
   *[other] { $seat } has no { $suit } and ruffs: { $cards }.
}
play-over-ruffs = { $seat ->
    [you] You over-ruff { CARDS($beaten, form: "the") }: { $cards }.
   *[other] { $seat } over-ruffs { CARDS($beaten, form: "the") }: { $cards }.
}
play-forced = The rules allow nothing else.
trick-wins-now = { $seat ->
    [you] For now the trick is yours. Still to play: { $seats }.
   *[other] For now { $seat } holds the trick. Still to play: { $seats }.
}
trick-wins = { $seat ->
    [you] Nobody plays after you: the trick is yours.
   *[other] Nobody plays after { $seat }: { $seat } wins the trick.
}
trick-too-low = ^{ CARDS($cards, form: "the") } can’t win: { CARDS($best, form: "the") } is higher.
trick-wrong-shape = Wrong shape: only { SHAPE($shape, form: "a") } beats { SHAPE($shape, form: "a") }.
trick-not-covered = A throw is ruffed whole or not at all: without { SHAPE($shape, form: "a") } this is only a discard.
trick-throw-stands = A throw that stands is never beaten in its own suit.
trick-part-too-low = To win, every part must be higher than its counterpart.
trick-tie = Equal cards, and the first played wins: { $seat ->
    [you] { $cards } (you).
   *[other] { $cards } from { $seat }.
}
trick-held = { $seat ->
    [you] The trick is yours for now
   *[other] { $seat } holds the trick for now
}, { $n ->
    [0] no points in it.
   *[other] { COUNT($n, noun: "point") } in it.
}
trick-attackers = { $seat ->
    [you] You take the trick
   *[other] { $seat } takes the trick
}: { COUNT($p, noun: "point") } for the attackers, { $t } in all.
trick-defenders = { $seat ->
    [you] You take the trick
   *[other] { $seat } takes the trick
}: its { COUNT($p, noun: "point") } count for nobody.
trick-empty = { $seat ->
    [you] You take the trick
   *[other] { $seat } takes the trick
}: no points in it.
trick-highest = The trick goes to { CARDS($cards, form: "the") }: { $n ->
    [0] no points in it.
   *[other] { COUNT($n, noun: "point") } in it.
}

## 3. Throws

throw-selected = Several shapes at once: a throw. It fails if another player, even your partner, can beat one of its parts in { $suit }.
throw-attempted = Thrown: { $cards }.
throw-failed = { $thrower ->
    [you] The throw fails: { $seat } can beat { CARDS($forced, form: "the") }. Only that part is led; you take the rest back.
   *[other] { $seat ->
        [you] { $thrower } leads a throw that fails: you can beat { CARDS($forced, form: "the") }. Only that part is led.
       *[other] { $thrower } leads a throw that fails: { $seat } can beat { CARDS($forced, form: "the") }. Only that part is led.
    }
}
throw-fine = Fine: { COUNT($p, noun: "point") }. The attackers now have { $t }.
throw-stands = The throw stands: nobody beats any part of it in { $suit }.
throw-stands-ruffable = The throw stands: nobody beats any part of it in { $suit }. It can still be ruffed.
throw-one-shape = This is { SHAPE($shape, form: "a") }, not a throw: it always stands.

## 4. Declaring and burying

declare-made = { $seat ->
    [you] You show
   *[other] { $seat } shows
} { CARDS($cards, form: "the") }: { $trump ->
    [NT] no trump for now.
   *[suit] { SUIT($trump) } are trump for now.
}
declare-overrides = { $seat ->
    [you] You override
   *[other] { $seat } overrides
} { CARDS($beaten, form: "the") } with { CARDS($cards, form: "the") }: { $trump ->
    [NT] no trump for now.
   *[suit] { SUIT($trump) } are trump for now.
}
declare-reinforces = { $seat ->
    [you] You reinforce
   *[other] { $seat } reinforces
}: { $cards }. { $trump ->
    [NT] It stays no trump for now.
   *[suit] ^{ SUIT($trump) } stay trump for now.
}
declare-was-made = { $seat ->
    [you] You show
   *[other] { $seat } shows
} { CARDS($cards, form: "the") }.
declare-was-override = { $seat ->
    [you] You override
   *[other] { $seat } overrides
} { CARDS($beaten, form: "the") } with { CARDS($cards, form: "the") }.
declare-was-reinforced = { $seat ->
    [you] You reinforce
   *[other] { $seat } reinforces
}: { $cards }.
declare-passes = { $seat ->
    [you] You pass.
   *[other] { $seat } passes.
}
declare-nobody = Nobody declares. The kitty decides: { $cards }, so { $trump ->
    [NT] there is no trump suit.
   *[suit] { SUIT($trump) } are trump.
}
declare-nobody-no-trump = Nobody declares, so there is no trump suit.
declare-trump = { $trump ->
    [NT] There is no trump suit; jokers and level cards stay trumps.
   *[suit] ^{ SUIT($trump) } are trump.
} { $seat ->
    [you] You deal.
   *[other] { $seat } deals.
}
declare-no-trump-twos = There is no trump suit; jokers, level cards and twos stay trumps. { $seat ->
    [you] You deal.
   *[other] { $seat } deals.
}
declare-dealer = { $seat ->
    [you] You deal.
   *[other] { $seat } deals.
}
declare-final = { $trump ->
    [NT] In the end there is no trump suit.
   *[suit] In the end { SUIT($trump) } are trump.
}
declare-refused = Not counted: { $cards } ({ $seat }).
bury-points = { $n ->
    [0] No points buried: the kitty is worth nothing to the attackers.
   *[other] { COUNT($n, noun: "point") } buried: if the attackers win the last trick, that counts at least double.
}
bury-void = You are void in { $suit } now and can ruff there later.

## 5. Result

kitty-won = The attackers win the last trick, led with { SHAPE($shape, form: "a") }: kitty { $k } × { $x } = { $y }. Together { $t } + { $y } = { $s }.
kitty-won-throw = The attackers win the last trick, led with a throw (largest part: { $shape }): kitty { $k } × { $x } = { $y }. Together { $t } + { $y } = { $s }.
kitty-kept = The defenders win the last trick: the { COUNT($k, noun: "point") } in the kitty count for nobody.
kitty-kept-empty = The defenders win the last trick. There were no points in the kitty anyway.
score-total = The attackers’ total: { $s }.
score-fines-for = Fines for failed throws: { COUNT($n, noun: "point") } more for the attackers, { $s } in all.
score-fines-against = Fines for failed throws: { COUNT($n, noun: "point") } less for the attackers, { $s } in all.
score-fines-below = Fines for failed throws: { COUNT($n, noun: "point") } less for the attackers; a total below 0 counts as 0.
level-hold = Attackers { $s }: the defenders hold and go up { COUNT($n, noun: "level") }, to level { RANK($level, form: "level") }. { $seat ->
    [you] You deal next.
   *[other] { $seat } deals next.
}
level-take-over = Attackers { $s }: they take over and stay on level { RANK($level, form: "level") }. { $seat ->
    [you] You deal next.
   *[other] { $seat } deals next.
}
level-take-over-up = Attackers { $s }: they take over and go up { COUNT($n, noun: "level") }, to level { RANK($level, form: "level") }. { $seat ->
    [you] You deal next.
   *[other] { $seat } deals next.
}
level-match = { $team ->
    [us] You and your partner defend level A and win the match!
   *[them] { $team } defend level A and win the match!
}

## 6. The live line under the hand

live-choose = Choose { COUNT($n, noun: "card") }.
live-choose-lead = Choose what to lead.
live-choose-declare = Choose what to show, or pass.
live-more = Choose { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
}.
live-fewer = Too many: take { COUNT($n, noun: "card") } out.
live-follows-single = Allowed: { $suit ->
    [T] a trump follows a trump.
   *[side] a { SUIT($suit, form: "one") } follows a { SUIT($suit, form: "one") }.
}
live-follows = Allowed: all of them follow suit.
live-follows-pairs = Allowed: { $n ->
    [one] the pair is in it.
   *[other] { COUNT($n, noun: "pair") } are in it.
}
live-follows-tractor = Allowed: the tractor is in it.
live-follows-short = Allowed: all your { $suit } are in it.
live-ruffs = Allowed: you have no { $suit } and ruff.
live-discards = Allowed: you have no { $suit } and discard.
live-leads = Allowed: you lead { SHAPE($shape, form: "a") }.
live-throws = A throw: it fails if another player beats one part of it in { $suit }.
live-declares = Allowed: { $trump ->
    [NT] this makes no trump.
   *[suit] this makes { SUIT($trump) } trump.
}
live-buries = Allowed: { $n ->
    [0] no points go into the kitty.
   *[other] { COUNT($n, noun: "point") } go into the kitty.
}
live-no-suit = Not allowed: you still hold { $suit }.
live-no-pair = Not allowed: { $n ->
    [one] a pair is missing.
   *[other] { COUNT($n, noun: "pair") } are missing.
}
live-no-tractor = Not allowed: a tractor is missing.
live-no-mixed = Not allowed: a lead stays in one suit.
live-no-throw = Not allowed: no throws here, only one shape.
live-no-hand = Not allowed: that is not in your hand.
live-no-level-card = Not allowed: one level card, or two identical ones.
live-no-stronger = Not allowed: it must be stronger than what is shown.
live-no-own = Not allowed: nobody overrides their own declaration.
live-no-closed = Not allowed: it is not the time to declare.

## 7. The line of words above the table

status-undeclared = Nobody has declared yet.
status-declared = So far { $seat ->
    [you] you show
   *[other] { $seat } shows
} { CARDS($cards, form: "the") }: { $trump ->
    [NT] no trump.
   *[suit] { SUIT($trump) } are trump.
}
status-ask = { $seat ->
    [you] Declare or pass.
   *[other] { $seat } may declare.
}
status-bury = { $seat ->
    [you] You have the kitty: bury { COUNT($n, noun: "card") }.
   *[other] { $seat } buries { COUNT($n, noun: "card") }.
}
status-lead = { $seat ->
    [you] You lead.
   *[other] { $seat } leads.
}
status-led = { $seat ->
    [you] You led
   *[other] { $seat } led
} { CARDS($cards, form: "the") }.
status-owe-suit = You owe { COUNT($n, $suit) }.
status-owe-pairs = You owe { COUNT($n, noun: "pair") } of { $suit }.
status-owe-with-pairs = You owe { COUNT($n, $suit) }, { COUNT($p, noun: "pair") } among them.
status-owe-tractor = You owe { SHAPE($shapes, form: "a") } in { $suit }.
status-owe-with-tractor = You owe { COUNT($n, $suit) } with { COUNT($p, noun: "pair") }, among them { SHAPE($shapes, form: "a") }.
status-owe-short = You owe all your { $suit } ({ $n }).
status-free = You have no { $suit } and may play anything.
status-over = The hand is over.

## 8. A nod for a right answer

nod-right = Right.
nod-good = Good card.
nod-exactly = That’s it.
