# The review of a finished hand.

review-title = Review
review-subtitle = Hand { $hand }, level { RANK($level, form: "level") }
review-from = seen from { SEAT($seat, form: "name") }
review-of-another = Somebody shared this hand with you. What you try here goes into a copy of your own.

## Progress and counts
review-progress = { $done } of { $total } decisions looked at
review-go-on = Go on
review-looking = Nothing costly so far.
review-count-total = { $n ->
    [one] decision
   *[other] decisions
}
review-count-forced = forced
review-count-choices = with a choice
review-count-costly = costly
review-summary = { $total ->
    [one] 1 decision
   *[other] { $total } decisions
}: { $forced } forced, { $choices } with a choice, { $costly } of them costly ({ COUNT($points, noun: "point") } or more, and clearly more than the error).
review-costly-from = Costly: { COUNT($points, noun: "point") } or more, and clearly more than the error.
review-means = What do the points mean?

## Costly decisions
review-costly = Costly decisions
review-none-costly = None in this hand. Smaller differences are marked in the list.
review-at-declare = Declaring trump
review-at-bury = Burying
review-at-lead = Trick { $trick }: your lead
review-at-follow = Trick { $trick }: your answer
review-led = { $seat } led
review-colon = :
review-loss = about { COUNT($points, noun: "point") } (±{ $error })
review-try = Decide again
review-tried = Tried again
review-tried-best = Tried again: you found the best play.
review-seen = The better answer was shown.
review-look-again = Look at it again
review-not-yet = not looked at yet

## A decision asked again
review-ask-declare = What do you show now? Or do you pass?
review-ask-bury = Which cards do you bury now?
review-ask-lead = What do you lead now?
review-ask-follow = What do you play now?
review-show = Show the answer
review-compared = Side by side
review-now = Now
review-then = In the hand
review-verdict-now = Now · { $tier }
review-verdict-then = In the hand · { $tier }
review-best = Best
review-next-costly = Next costly decision
review-back = Back to the review

## The expected result
review-plot-heading = The expected result
review-plot-note = The attackers’ points at the end, as they were to be expected after each of your choices, from what you could know.
review-plot-text = At first { COUNT($first, noun: "point") } were to be expected for the attackers; in the end it was { $last }. The solid line stands at 80.
review-plot-text-open = At first { COUNT($first, noun: "point") } were to be expected for the attackers. The solid line stands at 80.
review-plot-start = start
review-plot-trick = trick { $trick }
review-plot-costly = costly, { $lost }
review-plot-table = Show as a table
review-col-points = Points expected
review-col-decision = Your decision

## One thing to practise
review-weak = One thing to practise
review-weak-points = Giving points and holding them back
review-weak-trumps = Spending trumps
review-weak-pairs = Keeping pairs and tractors together
review-weak-leads = Choosing what to lead
review-weak-throws = Throws
review-weak-voids = Making and using voids
review-weak-kitty = Burying, and protecting the kitty
review-weak-bidding = Declaring trump
review-weak-cost = { $times ->
    [one] 1 decision
   *[other] { $times } decisions
}, about { COUNT($points, noun: "point") } in all.
review-lesson = Lesson: { $lesson }

## All decisions, all moves
review-all = All decisions
review-moves = Step through all moves
review-move = Move { $move } of { $total }
review-first = First
review-last = Last
review-hands = All four hands
review-cards-left = { COUNT($n, noun: "card") }
review-kitty = The kitty
review-took-kitty = { $seat ->
    [you] You pick up the kitty.
   *[other] { $seat } picks up the kitty.
}
review-buried = { $seat ->
    [you] You bury { CARDS($cards, form: "the") }.
   *[other] { $seat } buries { CARDS($cards, form: "the") }.
}
review-dealt = The cards as they were dealt

## To take along
review-take = Keep it or share it
review-save = Save as a page
review-record = Download record
review-link = Link to this review
review-link-note = Whoever has the link can look at the hand.
review-copy = Copy link
review-copied = Copied
review-other-seats = Review the same hand from another seat:

## The list, and records from outside
review-list-title = Your finished hands
review-list-empty = No finished hand yet. After a practice hand its review opens by itself.
review-list-hand = Hand { $hand }, level { RANK($level, form: "level") }: { COUNT($points, noun: "point") } for the attackers
review-list-tried = decided again: { $n }
review-open-title = Open a record
review-open-text = The record of a finished hand can be reviewed from any of the four seats.
review-open-record = Record
review-open-file = Or its file
review-open-seat = Review the decisions of
review-open-go = Review the hand

## Errors
review-error-none = This review is not to be found. Perhaps the link is incomplete.
review-error-no-decision = This hand has no decision with that number.
review-error-no-move = This hand has only { $total } moves.
review-error-forced = There was nothing to decide here: the rules allowed one play only.
review-error-empty = Paste a record first, or choose its file.
review-error-long = This is too long to be the record of one hand.
review-error-running = This record stops before the hand is over. Only finished hands can be reviewed.
review-error-ends = The record breaks off after line { $line }. Copy it again whole.
review-error-header = Line { $line }: a record begins with “shengji record 1”, not with “{ $text }”.
review-error-rules = Line { $line }: here stand the rules (kawu or dapai) and what is set otherwise, not “{ $text }”.
review-error-hand = Line { $line }: here stands the number of the hand, such as “hand 3”, not “{ $text }”.
review-error-level = Line { $line }: here stands the level played, such as “level 7”, not “{ $text }”.
review-error-levels = Line { $line }: here stand both teams’ levels, such as “levels NS 2 EW 3”, not “{ $text }”.
review-error-dealer = Line { $line }: here stands the dealer’s letter, such as “dealer S”, not “{ $text }”.
review-error-cards = Line { $line }: here stand the cards of one seat, such as “cards S HT BJ …”, not “{ $text }”.
review-error-kitty = Line { $line }, or the hands above it, cannot be: a card is misspelt, comes too often or is missing. It says “{ $text }”.
review-error-move = Line { $line }: this cannot be done at this point of the hand: “{ $text }”.
