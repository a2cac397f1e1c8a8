# Labels of the pages. The screen words are those of the project's glossary.

## Every page
ui-brand = Shengji
ui-description = Learn Shengji (升级, Tractor) step by step, and play practice hands with a coach beside you.
ui-skip = Skip to the content
ui-back-to-course = Shengji: back to the course
ui-language = Language
ui-close = Close
ui-offline = The connection is gone. Nothing is lost: try again in a moment.
ui-more-pages = All pages
ui-course = Course
ui-practice = Practice
ui-rules = Rules
ui-terms = Terms
ui-settings = Settings
ui-rules-as-played = Rules as played on kawu and on dapai.app

## Cards
ui-card = { $card }
ui-joker-big = big
ui-joker-small = small
ui-card-of-pair = , one of a pair
ui-card-refused = , not allowed now
ui-card-pointed = , the coach means this one
ui-your-cards = Your cards
ui-suit-row = { $suit ->
    [T] Trump
   *[S] ^{ $suit }
}

## The table
ui-seat-mark = { $seat ->
    [E] E
    [N] N
    [W] W
   *[S] S
}
ui-seat-name = { SEAT($seat, form: "name") }
ui-seat-played = ^{ $seat }: { $cards }
ui-you = You
ui-your-turn = Your turn
ui-dealer = dealer
ui-partner = partner
ui-tag-led = led
ui-tag-winning = winning
ui-tag-won = won
ui-level = Level { RANK($level, form: "level") }
ui-trump = Trump
ui-trump-suit = : { $suit }
ui-no-trump = No trump
ui-trump-open = Trump: still open
ui-attackers = Attackers
ui-points-unit = { $points ->
    [one] point
   *[other] points
}
ui-score-label = Attackers: { COUNT($points, noun: "point") }; they take over at 80. Marks at 40, 80 and 120.
ui-team = ^{ $team }
ui-state = Trump and score
ui-trick = The trick
ui-table = The table

## Coach
ui-coach = Coach
ui-why = Why?
ui-whole-rule = The whole rule
ui-rule-number = Rule { $number }
ui-tier-no = Not allowed
ui-tier-yes = Right
ui-tier-even = Just as good
ui-tier-little = Costs a little
ui-tier-cost = Costly
ui-tier-unsure = Can’t tell
ui-tier-forced = Forced
ui-tier-hint = Hint
ui-tier-info = Coach
ui-hint = Hint
ui-hint-number = Hint { $number }
ui-hint-of = Hint { $number } of { $total }
ui-rung-look = Where to look
ui-rung-rule = The rule
ui-rung-cards = Which of your cards

## Lessons
ui-step-of = Step { $number } of { $total }
ui-steps = Steps of this lesson
ui-step-done = done
ui-next = Next
ui-back = Back
ui-try-again = Try again
ui-start-over = Start this step over
ui-check = Check
ui-play = Play
ui-bury = Bury
ui-choose-one = Choose one.
ui-enter-number = Enter a number.
ui-order-them = The highest card on top.
ui-order-list = From high to low
ui-move-up = Higher: { $card }
ui-move-down = Lower: { $card }
ui-choose-some-cards = Choose cards.
ui-chosen-cards = Chosen: { COUNT($count, noun: "card") }.
ui-solved = Solved.
ui-lesson-done = Lesson done
ui-lesson-open = Steps still open: { $count }
ui-next-lesson = Next lesson: { $lesson }
ui-profile = Rules: { $profile }
ui-defenders = Defenders
ui-fact-dealer = Dealer
ui-fact-trick-points = The attackers’ tricks
ui-fact-kitty = Kitty
ui-fact-last-lead = Last trick, led with
ui-fact-last-winner = Last trick won by
ui-fact-failed-attackers = Failed throws by the attackers
ui-fact-failed-defenders = Failed throws by the defenders
ui-fact-total = The attackers’ total
ui-fact-points = { COUNT($points, noun: "point") }
ui-number-label = Your answer
ui-asked = The cards in question

## Home
ui-home-title = Learn it by playing
ui-hero = Climb from two to the ace.
ui-hero-text = Shengji, also called Tractor, is played by two teams of two with two decks. Short lessons teach it step by step; then a coach sits beside you while you play.
ui-begin = Begin: { $lesson }
ui-continue-lesson = Continue: { $lesson }
ui-again-lesson = Once more: { $lesson }
ui-play-practice = Play a practice hand
ui-continue-practice = Continue your practice hand
ui-course-heading = The course
ui-deck-first = First deck
ui-deck-second = Second deck
ui-deck-later = Thirteen lessons on playing well, all still face down
ui-unit-first-1 = At the table
ui-unit-first-2 = Trump
ui-unit-first-3 = Shapes
ui-unit-first-4 = The kitty
ui-unit-second-1 = Finer rules
ui-unit-second-2 = Good plays
ui-unit-second-3 = Reading the table
ui-unit-second-4 = The last tricks
ui-done-of = { $done } of { $total }
ui-later = still to come
ui-go-on = continue
ui-steps-done = { $done } of { $total } steps

## Rules and terms
ui-rules-for = Rules for
ui-rules-contents = Contents
ui-terms-intro = Every word of the game, with its names in the other languages.
ui-term-title = ^{ $term }

## Settings
ui-looks-and-pace = Looks and pace
ui-save = Save
ui-settings-saved = Saved.
ui-theme = Light or dark
ui-theme-auto = as the device
ui-theme-light = light
ui-theme-dark = dark
ui-suits = Colours of the suits
ui-suits-four = four colours
ui-suits-two = red and black
ui-card-size = Cards
ui-cards-normal = normal
ui-cards-large = large
ui-motion = Motion
ui-motion-auto = as the device
ui-motion-none = none
ui-comments = Comments
ui-comments-now = at once
ui-comments-after = after the hand
ui-comments-ask = when I ask
ui-delay = Pace of the computer players
ui-delay-none = all at once
ui-delay-short = quick
ui-delay-normal = calm
ui-delay-long = slow
ui-reset = Reset progress
ui-reset-text = Forgets which steps of the lessons you have solved. Practice hands and settings stay.
ui-progress-reset = Your progress is forgotten.

## Errors
ui-error-not-found = Nothing here
ui-error-input = That did not work
ui-error-server = Something broke
ui-error-number = Error { $status }
ui-to-course = To the course
ui-back-to-page = Back to the page

## Patterns
ui-patterns = Parts: everything the pages are made of
