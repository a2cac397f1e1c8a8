# The ladder of hints: where to look, the rule, the cards, an example, the play and why.

hint-look-follow = Look at what was led: { $led }. What do you hold in { $suit }?
hint-look-void = Look at the trick: who holds it, and how many points lie in it? You have no { $suit }.
hint-look-lead = You lead. Which of your cards can nobody beat in their suit?
hint-look-declare = Which level cards do you hold, and how many cards of their suits?
hint-look-no-trump = You could declare no trump. How many jokers and level cards do you hold, and how high are your suits?
hint-look-bury = Which side suit is your shortest, and where are your points?
hint-rule-suit = Follow suit as far as you can; which cards of the suit is up to you.
hint-rule-short = If you hold no more cards of the suit than were led, all of them go in.
hint-rule-pair = A pair is answered with a pair if you hold one in that suit.
hint-rule-pairs = A tractor you can’t match is answered with as many pairs as you hold.
hint-rule-tractor = A tractor is answered with one of equal length if you hold one in that suit.
hint-rule-tractor-shorter = If you can’t match a tractor, your shorter one still has to go in.
hint-rule-throw = A throw is answered part by part: tractors for tractors, pairs for pairs, as far as you can.
hint-rule-void = Without the suit you may play anything. Trumps of the same shape can win; a discard never does.
hint-rule-no-trumps = Without trumps you may play anything, but nothing you play can win.
hint-rule-ruff = A ruff takes trumps of the same shape. It pays when points lie in the trick.
hint-rule-partner = If your partner is sure of the trick, points are well placed there. “For now” is not sure.
hint-rule-opponent = If you can’t beat an opponent’s cards, play low and keep your points back.
hint-rule-last = You play last. If you take the trick, take it cheaply or with points; if not, give none away.
hint-rule-boss = First take what is sure: a card that nothing in its suit can beat.
hint-rule-pairs-lead = Pairs and tractors are hard to answer. Lead them while they are whole.
hint-rule-throw-lead = Throw only what nobody can beat: one weak part and the throw fails.
hint-rule-trumps-lead = Leading trumps takes trumps from everybody. It pays when you hold most of them.
hint-rule-low-lead = With nothing sure, lead a card without points: losing it costs little.
hint-rule-lead = A lead is one shape of one suit, and all trumps are one suit.
hint-rule-pass-lead = A low trump can pass the lead to a partner who holds the high ones.
hint-rule-short-lead = A low lead from a short suit works towards a void: then you can ruff there.
hint-rule-declare = A suit is worth declaring if it makes many trumps: its cards, the level cards and the jokers.
hint-rule-no-trump = No trump leaves few trumps. It pays with jokers, level cards and high side suits.
hint-rule-override = A later declaration must be stronger than the one on the table.
hint-rule-bury = Empty a short side suit, to ruff it later. Keep points out of the kitty if you can.
hint-cards = It is about these cards: { $cards }.
hint-cards-show = You could show: { $cards }.
hint-cards-none = You hold nothing that you could show now: pass.
hint-trumps = With { $suit } you would hold { COUNT($n, noun: "trump") }.
hint-trumps-none = With no trump you would hold { COUNT($n, noun: "trump") }.
hint-forced = The rules leave you one play: { $cards }. It is chosen already.
hint-example = For example: { $cards }. Chosen for you, not played yet.
hint-example-show = For example, show: { $cards }. Chosen for you, not shown yet.
hint-example-pass = For example: pass this time.
hint-example-bury = For example, bury the { COUNT($n, noun: "card") } chosen now: { $p ->
    [0] no points are among them.
   *[other] { COUNT($p, noun: "point") } are in them.
}
hint-why-tried = Tried in { $n } deals that fit what you can know: nothing came out clearly better.

## In lessons

hint-answer-cards = For example: { $cards }. Chosen for you, not answered yet.
hint-answer-given = A right answer is filled in, not checked yet. Can you say why it is right?

## The rungs by name

ui-rung-example = An example
ui-rung-play = Why this one
ui-rung-answer = The answer and why
ui-hint-shown = Shown
