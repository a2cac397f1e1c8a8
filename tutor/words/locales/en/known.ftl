# What can be known at the table by counting, told or asked.

known-title = What can I know?
known-out = Out: not in your hand and not played.
known-out-kitty = Out: not in your hand and not played; some may lie in the kitty.
known-table = What is still out
known-suit = Suit
known-cards = Cards out
known-points = Points out
known-all = Together
known-high = High trumps out
known-no-high = No joker and no level card is out any more.
known-shown = What the others have shown
known-void = { $seat } has no { $suit }.
known-no-pair = { $seat } has no pair left in { $suit }.
known-nobody = Nobody has shown out of a suit yet.
known-ask-me = Ask me instead
known-show-me = Show me the count
known-setting = What can I know?
known-setting-show = show me
known-setting-ask = ask me

## Questions
known-ask-trumps = How many trumps are still out?
known-ask-points = How many points are still out?
known-ask-jokers = How many jokers are still out?
known-ask-card = ^{ $cards }: how many of the two are still out?
known-ask-void = Who has shown out of { $suit }?
known-none = Nobody: tick no box.
known-answer = Answer
known-right = Right.
known-not-so = Not quite.
known-told-trumps = { $n ->
    [0] There are no trumps out any more.
    [one] { COUNT($n, noun: "trump") } is still out.
   *[other] { COUNT($n, noun: "trump") } are still out.
}
known-told-points = { $n ->
    [0] No points are out any more.
   *[other] { COUNT($n, noun: "point") } are still out.
}
known-told-jokers = { $n ->
    [0] No joker is out any more.
    [one] 1 joker is still out.
   *[other] { $n } jokers are still out.
}
known-told-card = ^{ $cards }: { $n ->
    [0] none is out any more.
    [one] one is still out.
   *[other] both are still out.
}
known-told-void = Out of { $suit }: { $seats }.
known-told-nobody = Nobody has shown out of { $suit } yet.
