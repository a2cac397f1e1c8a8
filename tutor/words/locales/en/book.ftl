# The reference pages: the rulebook's tables and its order of the trumps, the differences between the
# rule sets, the cheat sheet, the page of terms. The paragraphs themselves: lessons/rulebook.

## Tables of the rulebook
book-table-card = card
book-table-points = points
book-table-together = in two decks
book-cell-points = { $n }
book-table-led = led to the last trick
book-table-multiplier = multiplier
book-table-total = attackers’ total
book-table-outcome = outcome
book-table-up = go up
book-outcome-hold = defenders hold
book-outcome-take = attackers take over
book-up-hold = defenders { COUNT($n, noun: "level") }
book-up-take = attackers { COUNT($n, noun: "level") }
book-up-none = nobody

## The order of the trumps
book-order = The order for any level
book-order-level = Level
book-order-trump = Trump
book-order-twos = Permanent twos
book-order-rank = { RANK($rank, form: "level") }
book-order-show = Show the order
book-order-count = Level { RANK($rank, form: "level") }, { $trump ->
    [NT] no trump
   *[S] { $trump }
}: { COUNT($n, noun: "trump") }, from high to low. Cards joined by = are equal.
book-order-equals = equal to
book-order-side = A side suit, from high to low
book-order-side-three = The other side suits run alike.
book-order-tractors = Neighbouring pairs make a tractor. These are easily overlooked:
book-order-no-tractor = No tractor, because they are equal:

## Differences
book-differences = Differences
book-differences-intro = Only what differs, or what only one of the two pages says.
book-differences-settings = At a glance
book-differences-setting = Setting
book-differences-shared = What they share
book-differences-nothing = Nothing beyond what they share.

## The cheat sheet
book-sheet = Cheat sheet
book-sheet-title = Shengji on one page: { $profile }
book-sheet-note = Prints on one A4 page, in black and white too.
book-sheet-deal = The deal
book-sheet-deal-cards = Partners sit opposite. { $all } cards: { $each } each, { $kitty } in the kitty.
book-sheet-deal-level = Both teams start at 2. The level of the dealer’s team makes the level cards.
book-sheet-deal-kitty = The dealer picks up the kitty and buries any { $kitty }.
book-sheet-declare = Declaring trump
book-sheet-declare-after_deal = After the deal, each in turn may show a level card of the future trump suit.
book-sheet-declare-during_deal = While the cards are dealt, anyone may show a level card of the future trump suit; a pair of jokers means no trump.
book-sheet-ladder = Each rung beats the ones before
book-sheet-none-first_kitty_card = Nobody? The first kitty card decides; a joker means no trump.
book-sheet-none-first_non_joker_kitty_card = Nobody? The first kitty card that is no joker decides.
book-sheet-first-dealer = First hand: whoever declared last deals, else South.
book-sheet-order = Trumps from high to low (level { RANK($rank, form: "level") }, trump { $suit })
book-sheet-order-note = The level rank is skipped. Cards joined by = are equal: the first played wins.
book-sheet-side = Side suits
book-sheet-shapes = Shapes
book-sheet-follow = Following
book-sheet-follow-count = As many cards as were led.
book-sheet-follow-suit = The suit led, as far as you can. All trumps are one suit.
book-sheet-follow-pair = A pair for a pair, even out of a tractor.
book-sheet-follow-tractor-no = For a tractor one of equal length, else as many pairs as you can.
book-sheet-follow-tractor-yes = For a tractor one of equal length, else the longest shorter one, and as many pairs as you can.
book-sheet-follow-throw = A throw part by part.
book-sheet-follow-void = Void: anything. Trumps in the shape led are a ruff, all else is a discard.
book-sheet-win = Who wins
book-sheet-win-shape = Only the shape led can win. The highest ruff wins, else the highest cards of the suit led.
book-sheet-win-tie = Of equal cards the first played win. The winner leads next, the dealer first.
book-sheet-win-throw = A throw stands if nobody can beat a part in that suit; else its smallest beatable part is led.
book-sheet-points = Points
book-sheet-points-note = { $all } in all; only the attackers’ tricks count.
book-sheet-kitty = Kitty bonus
book-sheet-kitty-note = If the attackers win the last trick: the kitty’s points times
book-sheet-lines = Levels
book-sheet-lines-note = Every further { $line } points: 1 level more.
book-sheet-next = Next dealer: the partner if the defenders hold, else the player on the right.
book-sheet-win-match = Deal on level A and hold: you win the match.
book-sheet-source-kawu = Not on kawu’s page: the line of 80 and the levels (usual rule), pairs that override and ×16 (our reading).
book-sheet-source-dapai = Not on dapai’s page: the order among the twos, the next dealer, ties (usual rule), ×16 and the shorter tractor (our reading).
book-sheet-to-rules = All the rules

## The page of terms
book-terms-find = Find a term
book-terms-find-button = Find
book-terms-found = Terms with “{ $text }”: { $n }
book-terms-all = All terms
book-terms-people = The game and the people
book-terms-cards = Cards, suits and their order
book-terms-declaring = Declaring and the kitty
book-terms-shapes = Shapes
book-terms-trick = The trick
book-terms-score = The score
book-terms-playing = Playing well
book-names = How cards are called
book-names-suits = Suits
book-names-ranks = Ranks
book-names-seats = Seats
book-names-examples = Examples
