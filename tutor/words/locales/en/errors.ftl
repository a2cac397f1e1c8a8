# What is said when something cannot be done: the reason, and what to do.

## Pages
error-not-found = There is no page at this address. Perhaps the link is incomplete.
error-method = This address answers a button, not a link. Go back to the page that has the button.
error-bad-request = The browser sent something that cannot be read. Load the page again and repeat the last step.
error-forbidden = This is not allowed here.
error-foreign-form = This form came from another site, so nothing was changed. Open the page here and try again.
error-too-large = That was too much at once. Nothing was changed; load the page again.
error-server = A fault of the program, not yours. Everything you did is kept; try again, or go on elsewhere.
error-store = The place where everything is kept does not answer. Nothing is lost; try again in a moment.
error-bad-cookie = The mark by which this browser is known was damaged, so it has been removed. Load the page again: you begin as a new learner.

## Forms
error-bad-card = “{ $text }” is not a card. Suit first, then rank: HT is the ten of hearts, BJ the big joker.
error-too-many = ^{ CARDS($card, form: "the") } appears { COUNT($count, noun: "time") }; two decks have only 2.
error-too-many-cards = At most { COUNT($most, noun: "card") } fit in a hand; { $count } came.
error-missing-field = The form is incomplete: “{ $field }” is missing. Load the page again.
error-bad-field = “{ $text }” is no value for “{ $field }”. Load the page again and choose there.
error-missing-number = Enter a number first.
error-bad-number = “{ $text }” is not a number. Write digits only, such as 40.
error-number-range = The number lies between { $low } and { $high }; { $number } does not.

## Lessons
error-no-lesson = There is no lesson called “{ $text }”.
error-no-step = This lesson has no step called “{ $text }”.
