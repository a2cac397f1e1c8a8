# The position page: a hand and a trick that somebody describes, and what there is to say of it.

position-title = Position
position-open = Open this position
position-intro = Describe a hand and a trick. You see which plays are allowed, why others are not, and what the coach would play.
position-example = Show me an example

## The form
position-describe = Describe the position
position-change = Change the position
position-hand = Your cards
position-hand-note = HT is the ten of hearts, BJ and LJ are the jokers. 10, small letters and ♥ will do as well.
position-led = Led
position-second = Played second
position-third = Played third
position-third-note = Leave empty what is still to come. If nothing was led, you lead.
position-trump = Trump
position-suit = { $trump ->
    [NT] No trump
   *[suit] ^{ SUIT($trump) }
}
position-choose = choose
position-level = Level
position-rules = Rules
position-seat = Your seat
position-dealer = Dealer
position-more = What else you know
position-seen = Earlier tricks
position-seen-note = Dots between the four plays, spaces between tricks: SA.S3.S4.ST C3C3.C4C4.C5C6.C7C8
position-buried = Buried
position-buried-note = Only the dealer knows.
position-shown = Declared
position-shown-note = Seat and cards: E.H7 or N.BJBJ
position-turned = Kitty cards turned up for trump
position-points = The attackers’ points so far
position-points-note = If left empty, counted from the earlier tricks.
position-pick = Pick cards instead of typing
position-pick-take = Take these as my hand
position-show = Show the position
position-faulty = This position can’t be. Look at the marked fields; nothing you entered is lost.

## What is wrong
position-bad-value = “{ $text }” is none of these: { $allowed }.
position-no-trump = Choose trump, or no trump.
position-no-hand = Enter the cards you hold.
position-no-lead = First say what was led.
position-no-second = First say what was played second.
position-uneven = Here: { COUNT($n, noun: "card") }; led: { $m }. Everybody plays as many as were led.
position-hand-short = Led: { COUNT($m, noun: "card") }; in your hand: { $n }. Nobody can answer with fewer than were led.
position-also = ^{ CARDS($card, form: "the") } would be there { COUNT($count, noun: "time") }, together with “{ $place }”; two decks have only 2.
position-trick-plays = Trick { $number } needs four plays; here it has { $n }.
position-trick-uneven = Trick { $number }: all four play as many cards as were led.
position-trick-lead = Trick { $number }: { $cards } can’t be led together.
position-too-many-seen = These tricks take { COUNT($n, noun: "card") } of each player; with your hand, at most { $most } can be gone.
position-not-dealer = Only the dealer knows what is buried, and you are not the dealer here.
position-buried-count = The kitty holds { COUNT($m, noun: "card") }; here it is { $n }.
position-bad-shown = “{ $text }” declares nothing. Write the seat, a dot and the cards shown: E.H7
position-not-thrown = Only a lead can be a throw.
position-bad-throw = After ~ write all that was thrown: cards of one suit, among them those that were led.

## The position
position-judge = May I play these?
position-owes = What you owe
position-col-led = Led
position-col-owed = You owe
position-col-held = You hold
position-rung-tractors = Tractors
position-rung-pairs = Pairs
position-rung-suit = ^{ $suit }
position-shapes = { $shapes }
position-none = none
position-must = In every allowed play
position-allowed = Allowed plays
position-kind-single = Singles
position-kind-pair = Pairs
position-kind-tractor = Tractors
position-kind-throw = Throws
position-kind-follows = Following suit
position-kind-short = Your last cards of the suit, and a discard
position-kind-ruffs = Ruffing
position-kind-discards = Discarding
position-count = { $n }
position-over = more than { $n }
position-and-more = and { $n } more
position-throw-note = A throw may always be tried. Whether it stands depends on the others’ cards.
position-refused = Not allowed, for example
position-link = Link to this position

## Advice
position-advice = What the coach would play
position-advice-ask = Ask the coach
position-advice-text = Played to the end with { $n } possible layouts of the unseen cards. ± is one standard error, in points. The order also counts the lines (40, 80, 120 …).
position-advice-only = Only one play is worth a look:
position-advice-impossible = No hands of the others fit what is told here, so nothing can be advised.
position-col-play = Play
position-col-expected = Attackers’ total
position-col-behind = Difference
position-figure = { $n } (±{ $se })
position-figure-more = +{ $n } (±{ $se })
position-best = best
position-own = your choice
