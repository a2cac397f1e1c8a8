# What a lesson says around its own prose: nods, labels of options, what is amiss with an answer,
# and the titles of lessons that are still to come.

## After an answer
lesson-not-allowed = Not allowed
lesson-not-yet = Not yet

## The table
lesson-earlier = Earlier tricks ({ $count })

## Why an answer is not right
lesson-pick-extra = Not one of them: { $cards }.
lesson-pick-missing = Still missing: { COUNT($n, noun: "card") }.
lesson-order-higher = ^{ CARDS($high, form: "the") } is higher than { CARDS($low, form: "the") }.

## What is no answer
lesson-nothing-chosen = Choose something first.
lesson-not-shown = Not among the cards here: { $cards }.
lesson-order-all = All { COUNT($n, noun: "card") } belong in the row, each once.
lesson-bad-option = “{ $text }” is none of the options here. Choose one of them.

## Options
lesson-option-seat = ^{ $seat }
lesson-option-level = Level { RANK($rank, form: "level") }
lesson-option-team = ^{ $team }
lesson-option-nobody = Nobody yet
lesson-option-hold = The defenders hold
lesson-option-take-over = The attackers take over
lesson-option-match = The match is won
lesson-option-single = A single
lesson-option-pair = A pair
lesson-option-tractor = A tractor
lesson-option-throw = A throw
lesson-option-none = None of these shapes
lesson-option-equal = They are equal
lesson-option-yes = Yes
lesson-option-no = No
lesson-option-suit = ^{ $suit }
lesson-option-pass = Pass
