# The course page, starting over, the tests of "I know this", and the search.

## Course
course-stars = { $count } of { $most } stars
course-how = Three stars: every question right at the first answer, without hints. Two: at most two slips. One: all steps solved.
course-known = known already
course-behind = Steps: { $lesson }
course-deck-first = All you need for a whole hand.
course-deck-second = Playing well: finer rules, plans and the last tricks.
course-deck-advice = Best after the first deck. Nothing is locked: if you know the game, { $total } questions turn the first deck over.
course-deck-test = I know the first deck
course-resume = Go on learning

## Starting over
course-reset-course = Start the course over
course-reset-lesson = Start this lesson over
course-reset-title = Start over: { $lesson }
course-lost = What is lost
course-lost-steps = { $count ->
    [one] { $count } solved step
   *[other] { $count } solved steps
}
course-lost-stars = { $count ->
    [one] { $count } star, to be earned again
   *[other] { $count } stars, to be earned again
}
course-lost-known = { $count ->
    [one] { $count } lesson that you knew already
   *[other] { $count } lessons that you knew already
}
course-lost-answers = The answers you gave so far
course-stay = What stays
course-stays = Practice hands, reviews, settings and language
course-stays-lessons = All other lessons
course-keep = Keep everything
course-nothing-to-lose = Nothing is solved here yet, so there is nothing to start over.

## I know this
course-know = I know this already
course-to-lesson = To the lesson
course-test-title = I know this: { $name }
course-test-open = { $total } questions, no hints
course-test-passed = Turned over
course-test-lost = Not turned over yet
course-test-open-lesson = { $total } questions out of this lesson. All of them right at the first answer, and the lesson counts as done.
course-test-open-deck = { $total } questions out of the first deck. With { $need } right answers all its lessons count as done.
course-test-passed-lesson = You know this lesson. It counts as done and stays open to you.
course-test-passed-deck = { $right } of { $total } right. The first deck counts as done, and the second is yours.
course-test-lost-lesson = One answer was a different one. The lesson shows in a few short steps why.
course-test-lost-deck = { $right } right so far, and { $need } are needed. A short visit to these lessons will do.
course-test-right = { $right } of { $total } right
course-test-begin = Begin
course-test-go-on = Continue
course-test-result = Result
course-test-again = Take the questions once more
course-question = Question { $number }
course-question-of = Question { $number } of { $total }
course-questions = Questions
course-answer-right = That counts.
course-answer-wrong = Not this time.
course-missed = answered differently
course-worth-a-visit = Worth a visit:

## Search
course-search = Search
course-search-for = A word, a card, a rule
course-search-intro = Finds lessons, rules and terms. Write a word, a part of one, or a card: trump, kitty, ten of hearts.
course-found-lessons = Lessons
course-found-steps = Steps
course-found-rules = Rules
course-found-terms = Terms
course-found-count = Found: { $count }
course-found-more = and { $count } more
course-nothing = Nothing found for “{ $query }”.
course-nothing-try = Try fewer words, or only the beginning of one. Or start with one of these:
course-search-examples = trump, pair, kitty, level
