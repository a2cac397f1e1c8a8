# The terms of the game: term-ID is the word, term-ID-text explains it in one or two sentences.
# Their order, the Chinese words with pinyin and the paragraphs of the rulebook: lessons/terms.yaml.
# .forms are the forms of the word that are explained wherever they stand in a sentence, divided by
# commas (without it the word itself is); .not are patterns of what only looks like one, divided by
# semicolons. A form with a small letter is also found with a capital at the start of a sentence.

## The game and the people

term-shengji = Shengji
term-shengji-text = The game’s Chinese name: “level up”. Two teams race from level 2 to the ace.
term-level = level
    .forms = level, levels
term-level-text = How far a team has climbed, from 2 to the ace. A hand is played on the level of the dealer’s team.
term-level-card = level card
    .forms = level card, level cards
term-level-card-text = A card of the rank being played: on level 7, every seven. All level cards are trumps.
term-hand-round = hand
    .forms = hand, hands
    .not = (your|my|own|four|third|last) hands?; hands of the others
term-hand-round-text = From the deal to the score. A match has many hands.
term-match = match
    .forms = match, matches
    .not = (can|can’t|they|and|to) match
term-match-text = All the hands together, until a team holds on level A.
term-team = team
    .forms = team, teams
term-team-text = Two partners: South and North, or East and West. They share a level.
term-partner = partner
    .forms = partner, partners
term-partner-text = The player opposite you. You win and lose together.
term-dealer = dealer
    .forms = dealer, dealers
term-dealer-text = The player who gets the kitty, buries 8 cards and leads first.
term-defenders = defenders
    .forms = defenders, defender
term-defenders-text = The dealer and the dealer’s partner. They want to keep the attackers below 80 points.
term-attackers = attackers
    .forms = attackers, attacker
term-attackers-text = The team that does not deal. Only their tricks score: with 80 points they take over.

## Cards, suits and their order

term-joker = joker
    .forms = joker, jokers
    .not = (big|small) jokers?
term-joker-text = There are 2 big and 2 small jokers. They are always trumps, the highest of all.
term-suit = suit
    .forms = suit, suits
term-suit-text = Spades, hearts, clubs or diamonds. In play all trumps together are a suit of their own.
term-trump = trump
    .forms = trump, trumps
term-trump-text = A card of the strongest suit in play: jokers, level cards and the whole trump suit. It can ruff other suits.
term-trump-suit = trump suit
    .forms = trump suit, trump suits
term-trump-suit-text = The suit that is trump in this hand. A declaration or the kitty decides it.
term-side-suit = side suit
    .forms = side suit, side suits
term-side-suit-text = A suit that is not trump, without its level cards.
term-permanent-trump = permanent trump
    .forms = permanent trump, permanent trumps, permanent two, permanent twos
term-permanent-trump-text = In dapai every two is always a trump, just below the level cards. The host can switch this off.
term-no-trump = no trump
    .forms = no trump, no trump suit
term-no-trump-text = No suit is trump. Jokers and level cards still are, and in dapai the twos.
term-card-order = card order
term-card-order-text = Which card is higher than which. Points do not matter for it.
term-identical = identical
term-identical-text = The same card from both decks: same suit and same rank. Only identical cards make a pair.
term-equal-rank = equal
    .forms = equal
    .not = equal (ones?|length)
term-equal-rank-text = Neither card is higher. In a trick the first played wins.

## Declaring and the kitty

term-declare = declare
    .forms = declare, declares, declared, declaring, declaration, declarations
term-declare-text = To show a level card so that its suit becomes trump.
term-override = override
    .forms = override, overrides, overrode, overridden, overriding
term-override-text = To answer somebody’s declaration with a stronger one, such as a pair of level cards.
term-reinforce = reinforce
    .forms = reinforce, reinforces, reinforced, reinforcing
term-reinforce-text = In dapai: to add the second identical card to your own declaration, so that it counts as a pair.
term-kitty = kitty
term-kitty-text = The 8 cards that nobody is dealt. The dealer picks them up and buries any 8 cards in their place.
term-bury = bury
    .forms = bury, buries, buried, burying
term-bury-text = To put 8 cards face down into the kitty before the first trick.

## Shapes

term-shape = shape
    .forms = shape, shapes
term-shape-text = What the cards of a play form: a single, a pair, a tractor or, in dapai, a throw.
term-single = single
    .forms = single, singles
    .not = single (suit|one|card|level card|point)
term-single-text = One card, played alone.
term-pair = pair
    .forms = pair, pairs
    .not = pairs? of (spade|heart|club|diamond|(big|small) joker)
term-pair-text = Two identical cards: same suit and same rank.
term-tractor = tractor
    .forms = tractor, tractors
    .not = tractors? of (spade|heart|club|diamond|(big|small) joker)
term-tractor-text = Two or more consecutive pairs of one suit, played together.
term-consecutive = consecutive
term-consecutive-text = Next to each other in the card order. The level rank is passed over.
term-throw = throw
    .forms = throw, throws, throwing, thrown, threw
term-throw-text = In dapai: several shapes of one suit led at once. It stands only if nobody can beat any part of it in that suit.
term-throw-part = part of a throw
    .forms = part of a throw, part of the throw, part of this throw, parts of a throw, parts of the throw, part of it, one of its parts, part by part
term-throw-part-text = One of the tractors, pairs or singles that a throw is made of.
term-throw-fails = throw fails
    .forms = throw fails, it fails, throw that fails, throws fail, failed throw, failed throws
term-throw-fails-text = Somebody can beat a part of it. Only the smallest such part is led, the rest is taken back.
term-fine = fine
    .forms = fine, fines
term-fine-text = Points that a failed throw costs. There is none unless the host sets 10.

## The trick

term-trick = trick
    .forms = trick, tricks
term-trick-text = One lead and the answers of the other three players.
term-lead = lead
    .forms = lead, leads, led, leading
    .not = leads only for now
term-lead-text = To play first to a trick. The lead says which suit and shape the others owe.
term-the-lead = the lead
    .forms = in the lead, pass the lead, passes the lead, right to lead
term-the-lead-text = The right to play first to the next trick. Whoever wins a trick has it.
term-follow-suit = follow suit
    .forms = follow suit, follows suit, followed suit, following suit
term-follow-suit-text = To play cards of the suit that was led. You must, as long as you hold any.
term-void = void
    .forms = void, voids, shown out
term-void-text = Holding no card of a suit. When that suit is led, you may play anything.
term-discard = discard
    .forms = discard, discards, discarded, discarding
term-discard-text = To play cards of other suits when you are void. A discard never wins.
term-ruff = ruff
    .forms = ruff, ruffs, ruffed, ruffing
term-ruff-text = To play trumps in the same shape when you are void in the suit led. That beats every card of the suit.
term-over-ruff = over-ruff
    .forms = over-ruff, over-ruffs, over-ruffed, over-ruffing
term-over-ruff-text = To beat a ruff with higher trumps in the same shape.

## The score

term-point-card = point card
    .forms = point card, point cards
term-point-card-text = A five, a ten or a king. All other cards count nothing.
term-points = points
    .forms = points, point
    .not = this point
term-points-text = A five counts 5, a ten and a king 10 each: 200 in all. They count in the attackers’ tricks.
term-last-trick = last trick
    .forms = last trick, last tricks
term-last-trick-text = The trick in which the cards run out. It decides about the kitty.
term-kitty-bonus = kitty bonus
term-kitty-bonus-text = If the attackers win the last trick, they get the points in the kitty, multiplied.
term-multiplier = multiplier
    .forms = multiplier, multipliers
term-multiplier-text = What the kitty’s points are multiplied by: ×2 if a single was led to the last trick, ×4 for a pair, ×8 for a tractor of 2 pairs.
term-total = total
    .forms = total, totals
    .not = in total
term-total-text = The attackers’ points at the end of a hand, kitty bonus included.
term-line = line
    .forms = line, lines
    .not = (a|one|solid) line
term-line-text = A total at which the result changes: 40, 80, 120 and so on. At 80 the attackers take over.
term-hold = hold
    .forms = defenders hold, defenders held, hold and go up
term-hold-text = The attackers stay below 80: the defenders go up and keep the deal.
term-take-over = take over
    .forms = take over, takes over, took over, taking over
term-take-over-text = The attackers reach 80 points or more: they deal the next hand.
term-next-dealer = next dealer
    .forms = next dealer, deal next, deals next
term-next-dealer-text = The dealer’s partner if the defenders hold, else the player to the dealer’s right.
term-win-match = win the match
    .forms = win the match, wins the match, won the match, winning the match
term-win-match-text = To deal on level A and hold.

## Playing well

term-boss = boss
    .forms = boss, bosses
term-boss-text = The highest card of a suit that is still out. In its suit nothing beats it.
term-cash = cash
    .forms = cash, cashes, cashed, cashing
term-cash-text = To lead a sure winner before somebody can ruff it.
term-give-points = give points
    .forms = give points, gives points, giving points, given points
    .not = (give|gives|giving|given) points away
term-give-points-text = To play a point card to a trick that your partner wins.
term-draw-trumps = draw trumps
    .forms = draw trumps, draws trumps, drew trumps, drawing trumps
term-draw-trumps-text = To lead trumps so that the others run out of them.
term-make-void = make yourself void
    .forms = make yourself void, making yourself void
term-make-void-text = To get rid of the last cards of a suit, so that you can ruff it later.
