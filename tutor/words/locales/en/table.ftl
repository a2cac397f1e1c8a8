# The coach at the practice table: verdicts, the others' plays, what a costly play leads to.

## The verdict
table-past = Trick { $number }: { $tier }
table-weighing = being weighed
table-loss = about { COUNT($points, noun: "point") } (±{ $se })
table-meaning = What this number means
table-show-me = Show me
table-take-back = Take it back
table-play-on = Play on
table-strict = A costly play
table-strict-off = the game goes on
table-strict-on = the others wait: take it back or play on
table-wording = Wording of the coach
table-wording-full = with reasons
table-wording-short = as short as possible

## Why the others played what they did
table-why-seat = Why this play of { SEAT($seat, form: "name") }?
why-highest = { $shape ->
    [pair] No higher pair is left in { $suit }.
   *[single] No higher card is left in { $suit }.
}
why-partner-void = { $seat ->
    [you] You have
   *[other] { $seat } has
} shown out of { $suit } and may ruff.
why-follows = ^{ $suit } were led: whoever has { $suit } must follow.
why-no-pair = { $seat } has no pair of { $suit } left.
why-no-more = { $seat } has no more { $suit }.
why-void = { $seat } has no { $suit }, so any card may go.
why-gives = { COUNT($n, noun: "point") } for the own side: until then { $seat ->
    [you] you held
   *[other] { $seat } held
} the trick.
why-loses = { COUNT($n, noun: "point") } go in although { $seat ->
    [you] you held
   *[other] { $seat } held
} the trick.

## The consequence
table-consequence = Played on
table-consequence-made-up = One deal that fits what you can know. The real cards of the others stay hidden.
table-consequence-true = The cards are those that really lay there.
table-consequence-policy = Both times all four go on by the same simple rules.
table-consequence-own = Your choice
table-consequence-better = The better choice
table-consequence-buries = Buried: { $cards }
table-consequence-trick = Trick { $number }, then { COUNT($points, noun: "point") } for the attackers
table-consequence-end = Attackers at the end of the hand
table-consequence-costs = In this deal your choice costs { COUNT($loss, noun: "point") }; on average about { $mean } (±{ $se }).
table-consequence-none = In this deal your choice costs nothing; on average about { COUNT($mean, noun: "point") } (±{ $se }).
table-consequence-none-here = Only a costly choice is played on.
table-to-table = Back to the table
