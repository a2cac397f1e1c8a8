# The practice table: setting up a match, the course of a hand, its result.

## Setting up
practice-title = Practice hand
practice-setup-text = You sit South, North is your partner. Three computer players make up the table; they see only their own cards and what lies open.
practice-start = Deal the cards
practice-continue = Continue: hand { $hand }, level { RANK($level, form: "level") }
practice-open-matches = Left open
practice-new-heading = A new match
practice-rules = Rules
practice-rules-kawu = no throws, trump declared after the deal
practice-rules-dapai = throws, trump declared while dealing, 2s always trump
practice-level = Both teams begin at level
practice-strength = Computer players
practice-strength-beginner = Beginner
practice-strength-beginner-note = They know the principles and often forget them.
practice-strength-club = Club
practice-strength-club-note = They cash winners, throw what cannot be beaten, follow low, give points to their partner and ruff for points.
practice-strength-expert = Expert
practice-strength-expert-note = They try their plays in many deals that fit what they can know, and take the best.
practice-more-rules = More rules
practice-more-rules-note = Each table has its own. What you leave alone stays as the chosen rule set has it.
practice-as-rules = as the rule set
practice-yes = yes
practice-no = no
practice-set-permanent_twos = 2s always trump
practice-set-throws = Throws allowed
practice-set-reinforce_own = Reinforce your own declaration
practice-set-follow_shorter_tractor = No tractor as long as the lead: a shorter one is owed
practice-set-failed_throw_penalty = Fine for a failed throw
practice-set-declare_when = Trump is declared
practice-set-declare_ladder = Trump is declared with
practice-set-trump_if_none = If nobody declares, trump is
practice-set-throw_compare = Of two ruffs of a throw the higher is
practice-set-kitty_multiplier = Kitty bonus for a tractor
practice-val-failed_throw_penalty-0 = none
practice-val-failed_throw_penalty-10 = 10 points
practice-val-declare_when-after_deal = after the deal, each player once
practice-val-declare_when-during_deal = while dealing, at any time
practice-val-declare_ladder-levels = level cards only
practice-val-declare_ladder-jokers = level cards, or a pair of jokers for no trump
practice-val-trump_if_none-first_kitty_card = the suit of the first kitty card; a joker means no trump
practice-val-trump_if_none-first_non_joker_kitty_card = the suit of the first kitty card that is no joker
practice-val-trump_if_none-no_trump = no trump
practice-val-throw_compare-largest_component = the one with the higher largest part
practice-val-throw_compare-highest_card = the one with the highest card
practice-val-throw_compare-all_components = the one that is higher in every part
practice-val-kitty_multiplier-pow2_pairs = doubles with every pair: ×8, ×16, ×32
practice-val-kitty_multiplier-times_cards = 2 times its cards: ×8, ×12, ×16

## The course of a hand
practice-hand-number = Hand { $hand }
practice-trick-number = Trick { $number }
practice-dealing = Dealing
practice-declaring = Declaring
practice-burying = Burying
practice-dealt = { $drawn } of { $total } cards are dealt.
practice-deal-on = Deal on
practice-go-on = Go on
practice-next-trick = Next trick
practice-declare = Declare
practice-pass = Pass
practice-undo = Undo
practice-ask = What did my play do?
practice-show-cards = You may show: { $choices }.
practice-nothing-to-show = Nothing in your hand can be shown now.
practice-none-yet = No declaration yet.
practice-dealer-unknown = Whoever declares will be the dealer.
practice-dealer-buried = { $seat ->
    [you] You have buried { COUNT($count, noun: "card") }.
   *[other] { SEAT($seat, form: "name") } has picked up the kitty and buried { COUNT($count, noun: "card") }.
}
practice-from-kitty = From the kitty
practice-bury-title = Bury { COUNT($count, noun: "card") }
practice-chosen = Kitty: { $chosen } of { $count }
practice-chosen-for-kitty = Chosen for the kitty
practice-so-far = So far
practice-col-trick = Trick
practice-col-winner = Won by
practice-col-points = Points in it
practice-last-trick = Last trick
practice-point-cards = The attackers’ point cards
practice-no-point-cards = None yet.
practice-your-buried = Your buried cards
practice-only-play = Only this play is allowed; it is chosen already.
practice-team-levels = You and North: level { RANK($us, form: "level") }. East and West: level { RANK($them, form: "level") }.

## Undo
practice-undo-nothing = There is no decision of yours to take back yet.
practice-undo-over = This hand is over; its cards lie open.
practice-undo-throw = Not across a throw: it has shown what the others hold.
practice-undo-kitty = Not across the kitty: its cards have been seen.
practice-undo-answered = Declaring has gone on since then: what you decided stands.

## The result
practice-won = Your side wins this hand.
practice-lost = The other side wins this hand.
practice-result = Result of hand { $hand }
practice-result-tricks = Points in tricks
practice-result-kitty = Kitty
practice-result-kitty-sum = { $points } × { $factor } = { $bonus }
practice-result-kitty-kept = { $points }, for nobody
practice-result-fines = Fines
practice-result-total = Total for the attackers
practice-kitty-cards = Buried in the kitty
practice-next-hand = Next hand
practice-new-match = New match
practice-all-tricks = All tricks
practice-earlier = Earlier hands of this match
practice-earlier-hand = Hand { $hand }: { COUNT($points, noun: "point") } for the attackers

## Errors
practice-error-no-hand = This hand is not to be found here. Perhaps it belongs to another browser, or the link is incomplete.
practice-error-unreadable = This hand was kept by another version of the program and cannot be opened.
practice-error-setting = { $name }: “{ $text }” cannot be chosen here.
practice-played-already = The hand has moved on since that page. Here is where it stands.
practice-undone = Taken back. Decide again.
practice-signed = { $number }
practice-points = { COUNT($points, noun: "point") }
practice-computer-turn = It is the others’ turn.
practice-trump-is-set = Look what is trump and who deals, then go on.
practice-look = Look at the trick.
practice-dealing-now = The cards are being dealt.
practice-all-dealt = All cards are dealt. The kitty comes next.
