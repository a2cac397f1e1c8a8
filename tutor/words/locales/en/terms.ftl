# The terms of the game: term-ID is the word, term-ID-text explains it in one or two sentences.
# Their order, the Chinese words with pinyin and the paragraphs of the rulebook: lessons/terms.yaml.

## The game and the people

term-shengji = Shengji
term-shengji-text = The game’s Chinese name: “level up”. Two teams race from level 2 to the ace.
term-level = level
term-level-text = How far a team has climbed, from 2 to the ace. A hand is played on the level of the dealer’s team.
term-level-card = level card
term-level-card-text = A card of the rank being played: on level 7, every seven. All level cards are trumps.
term-hand-round = hand
term-hand-round-text = From the deal to the score. A match has many hands.
term-match = match
term-match-text = All the hands together, until a team holds on level A.
term-team = team
term-team-text = Two partners: South and North, or East and West. They share a level.
term-partner = partner
term-partner-text = The player opposite you. You win and lose together.
term-dealer = dealer
term-dealer-text = The player who gets the kitty, buries 8 cards and leads first.
term-defenders = defenders
term-defenders-text = The dealer and the dealer’s partner. They want to keep the attackers below 80 points.
term-attackers = attackers
term-attackers-text = The team that does not deal. Only their tricks score: with 80 points they take over.

## Cards, suits and their order

term-joker = joker
term-joker-text = There are 2 big and 2 small jokers. They are always trumps, the highest of all.
term-suit = suit
term-suit-text = Spades, hearts, clubs or diamonds. In play all trumps together are a suit of their own.
term-trump = trump
term-trump-text = A card of the strongest suit in play: jokers, level cards and the whole trump suit. It can ruff other suits.
term-trump-suit = trump suit
term-trump-suit-text = The suit that is trump in this hand. A declaration or the kitty decides it.
term-side-suit = side suit
term-side-suit-text = A suit that is not trump, without its level cards.
term-permanent-trump = permanent trump
term-permanent-trump-text = In dapai every two is always a trump, just below the level cards. The host can switch this off.
term-no-trump = no trump
term-no-trump-text = No suit is trump. Jokers and level cards still are, and in dapai the twos.
term-card-order = card order
term-card-order-text = Which card is higher than which. Points do not matter for it.
term-identical = identical
term-identical-text = The same card from both decks: same suit and same rank. Only identical cards make a pair.
term-equal-rank = equal
term-equal-rank-text = Neither card is higher. In a trick the first played wins.

## Declaring and the kitty

term-declare = declare
term-declare-text = To show a level card so that its suit becomes trump.
term-override = override
term-override-text = To answer somebody’s declaration with a stronger one, such as a pair of level cards.
term-reinforce = reinforce
term-reinforce-text = In dapai: to add the second identical card to your own declaration, so that it counts as a pair.
term-kitty = kitty
term-kitty-text = The 8 cards that nobody is dealt. The dealer picks them up and buries any 8 cards in their place.
term-bury = bury
term-bury-text = To put 8 cards face down into the kitty before the first trick.

## Shapes

term-shape = shape
term-shape-text = What the cards of a play form: a single, a pair, a tractor or, in dapai, a throw.
term-single = single
term-single-text = One card, played alone.
term-pair = pair
term-pair-text = Two identical cards: same suit and same rank.
term-tractor = tractor
term-tractor-text = Two or more consecutive pairs of one suit, played together.
term-consecutive = consecutive
term-consecutive-text = Next to each other in the card order. The level rank is passed over.
term-throw = throw
term-throw-text = In dapai: several shapes of one suit led at once. It stands only if nobody can beat any part of it in that suit.
term-throw-part = part of a throw
term-throw-part-text = One of the tractors, pairs or singles that a throw is made of.
term-throw-fails = throw fails
term-throw-fails-text = Somebody can beat a part of it. Only the smallest such part is led, the rest is taken back.
term-fine = fine
term-fine-text = Points that a failed throw costs. There is none unless the host sets 10.

## The trick

term-trick = trick
term-trick-text = One lead and the answers of the other three players.
term-lead = lead
term-lead-text = To play first to a trick. The lead says which suit and shape the others owe.
term-the-lead = the lead
term-the-lead-text = The right to play first to the next trick. Whoever wins a trick has it.
term-follow-suit = follow suit
term-follow-suit-text = To play cards of the suit that was led. You must, as long as you hold any.
term-void = void
term-void-text = Holding no card of a suit. When that suit is led, you may play anything.
term-discard = discard
term-discard-text = To play cards of other suits when you are void. A discard never wins.
term-ruff = ruff
term-ruff-text = To play trumps in the same shape when you are void in the suit led. That beats every card of the suit.
term-over-ruff = over-ruff
term-over-ruff-text = To beat a ruff with higher trumps in the same shape.

## The score

term-point-card = point card
term-point-card-text = A five, a ten or a king. All other cards count nothing.
term-points = points
term-points-text = A five counts 5, a ten and a king 10 each: 200 in all. They count in the attackers’ tricks.
term-last-trick = last trick
term-last-trick-text = The trick in which the cards run out. It decides about the kitty.
term-kitty-bonus = kitty bonus
term-kitty-bonus-text = If the attackers win the last trick, they get the points in the kitty, multiplied.
term-multiplier = multiplier
term-multiplier-text = What the kitty’s points are multiplied by: ×2 if a single was led to the last trick, ×4 for a pair, ×8 for a tractor of 2 pairs.
term-total = total
term-total-text = The attackers’ points at the end of a hand, kitty bonus included.
term-line = line
term-line-text = A total at which the result changes: 40, 80, 120 and so on. At 80 the attackers take over.
term-hold = hold
term-hold-text = The attackers stay below 80: the defenders go up and keep the deal.
term-take-over = take over
term-take-over-text = The attackers reach 80 points or more: they deal the next hand.
term-next-dealer = next dealer
term-next-dealer-text = The dealer’s partner if the defenders hold, else the player to the dealer’s right.
term-win-match = win the match
term-win-match-text = To deal on level A and hold.

## Playing well

term-boss = boss
term-boss-text = The highest card of a suit that is still out. In its suit nothing beats it.
term-cash = cash
term-cash-text = To lead a sure winner before somebody can ruff it.
term-give-points = give points
term-give-points-text = To play a point card to a trick that your partner wins.
term-draw-trumps = draw trumps
term-draw-trumps-text = To lead trumps so that the others run out of them.
term-make-void = make yourself void
term-make-void-text = To get rid of the last cards of a suit, so that you can ruff it later.
