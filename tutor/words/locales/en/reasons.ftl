# Why a decision was right (good) or costly (bad). Only what is proven is said: the card first.

reason-plain-bad = In the deals that fit what you know, the other choice simply comes out better.

## Points given, given away, held back

reason-give-good = Your partner can’t lose this trick, so { CARDS($card, form: "the") } is well placed: { COUNT($points, noun: "point") }.
reason-give-bad = Your partner can’t lose this trick: { CARDS($card, form: "the") } would bring { COUNT($points, noun: "point") } home there.
reason-give-boss-good = ^{ CARDS($card, form: "the") } is well placed ({ COUNT($points, noun: "point") }): nothing in its suit beats { CARDS($led, form: "the") }, and { $rival } has not shown out.
reason-give-boss-bad = Nothing in its suit beats your partner’s { $led }, and { $rival } has not shown out: { CARDS($card, form: "the") } could give { COUNT($points, noun: "point") }.
reason-early-void-good = { $rival } still plays and is out of { $side }: good to hold back { CARDS($card, form: "the") } ({ COUNT($points, noun: "point") }).
reason-early-void-bad = Your partner leads only for now: { $rival } still plays and is out of { $side }. ^{ CARDS($card, form: "the") } puts { COUNT($points, noun: "point") } at risk.
reason-early-higher-good = ^{ CARDS($threat, form: "the") } is unseen and { $rival } still plays: good to hold back { CARDS($card, form: "the") } ({ COUNT($points, noun: "point") }).
reason-early-higher-bad = Your partner leads only for now: { $rival } still plays, and { CARDS($threat, form: "the") } is unseen. ^{ CARDS($card, form: "the") } puts { COUNT($points, noun: "point") } at risk.
reason-gift-good = { $rival } wins this trick: { CARDS($card, form: "the") } would give away { COUNT($points, noun: "point") }, { CARDS($alt, form: "the") } gives none.
reason-gift-bad = { $rival } wins this trick: { CARDS($card, form: "the") } gives away { COUNT($points, noun: "point") }, { CARDS($alt, form: "the") } none.
reason-gift-now-good = { $rival } holds the trick for now: { CARDS($alt, form: "the") } risks nothing, { CARDS($card, form: "the") } would risk { COUNT($points, noun: "point") }.
reason-gift-now-bad = { $rival } holds the trick for now: { CARDS($card, form: "the") } puts { COUNT($points, noun: "point") } at risk, { CARDS($alt, form: "the") } none.

## The trick: taken, left, how cheaply

reason-cheap-good = Nobody plays after you, and { CARDS($card, form: "the") } is enough: { CARDS($alt, form: "the") } stays in your hand.
reason-cheap-bad = Nobody plays after you, and { CARDS($card, form: "the") } is enough to win: { CARDS($alt, form: "the") } is dearer than needed.
reason-home-good = Nobody plays after you: { CARDS($card, form: "the") } wins and brings its own { COUNT($points, noun: "point") } home.
reason-home-bad = Nobody plays after you: { CARDS($card, form: "the") } would win too and bring its own { COUNT($points, noun: "point") } home.
reason-take-good = ^{ CARDS($card, form: "the") } takes the trick for sure, with { COUNT($points, noun: "point") } in it.
reason-take-bad = ^{ CARDS($card, form: "the") } would take this trick for sure, with { COUNT($points, noun: "point") } in it.
reason-take-now-good = ^{ CARDS($card, form: "the") } takes the trick for now, with { COUNT($points, noun: "point") } in it. Still to play: { $seats }.
reason-take-now-bad = ^{ CARDS($card, form: "the") } would take the trick for now, with { COUNT($points, noun: "point") } in it. Still to play: { $seats }.
reason-third-good = { $rival } plays after you, and { CARDS($threat, form: "the") } is unseen: { CARDS($alt, form: "the") } holds it off, { CARDS($card, form: "the") } would not.
reason-third-bad = { $rival } plays after you, and { CARDS($threat, form: "the") } is unseen: { CARDS($alt, form: "the") } holds it off, { CARDS($card, form: "the") } does not.
reason-too-high-bad = ^{ CARDS($card, form: "the") } is no safer here than { CARDS($alt, form: "the") }: no unseen card lies between them.
reason-partner-over-bad = Your partner holds the trick already: { CARDS($card, form: "the") } takes it from your own side.
reason-last-cards-good = You hold only { COUNT($n, noun: "card") }: take every trick you can. ^{ CARDS($card, form: "the") } is sure of this one.
reason-last-cards-bad = You hold only { COUNT($n, noun: "card") }: take every trick you can. ^{ CARDS($card, form: "the") } would be sure of this one.

## Trumps on other suits

reason-ruff-good = { COUNT($points, noun: "point") } in the trick and no { $side } in your hand: worth a ruff.
reason-ruff-bad = { COUNT($points, noun: "point") } lie in the trick, and you have no { $side }: a ruff pays here.
reason-high-trump-good = No points in the trick so far: { CARDS($card, form: "the") } can wait for a better one.
reason-high-trump-bad = ^{ CARDS($card, form: "the") } on a trick without points so far. High trumps are for points and for the last trick.
reason-empty-ruff-good = No points in the trick so far: { CARDS($card, form: "the") } is better kept for later.
reason-empty-ruff-bad = ^{ CARDS($card, form: "the") } ruffs a trick without points so far. Keep trumps for tricks that count.
reason-over-ruff-good = { $rival } is out of { $side } too, and { CARDS($threat, form: "the") } is unseen: { CARDS($alt, form: "the") } holds it off, { CARDS($card, form: "the") } would not.
reason-over-ruff-bad = { $rival } is out of { $side } too, and { CARDS($threat, form: "the") } is unseen: { CARDS($alt, form: "the") } holds it off, { CARDS($card, form: "the") } does not.
reason-make-void-good = ^{ CARDS($card, form: "the") } leaves you void in { $side }: later you can ruff there.
reason-make-void-bad = ^{ CARDS($card, form: "the") } would leave you void in { $side }, to ruff there later.
reason-discard-winner-bad = Nothing in { $side } beats { CARDS($card, form: "the") }: as a discard it wins nothing.

## Pairs and tractors

reason-break-pair-bad = ^{ CARDS($card, form: "the") } breaks up a pair; { CARDS($alt, form: "the") } does not.
reason-break-tractor-bad = ^{ CARDS($card, form: "the") } breaks up { CARDS($whole, form: "the") }; { CARDS($alt, form: "the") } does not.

## Leads

reason-cash-good = Nothing in { $side } beats { CARDS($card, form: "the") }, and nobody has shown out of the suit: a good time to cash it.
reason-cash-bad = Nothing in { $side } beats { CARDS($card, form: "the") }, and nobody has shown out yet: cash it before somebody can ruff.
reason-boss-pair-good = In its suit only a higher pair beats a pair, and { $side } have none left: { CARDS($card, form: "the") } is the boss.
reason-boss-pair-bad = No higher pair is left in { $side }: { CARDS($card, form: "the") } is the boss there and a good lead.
reason-whole-tractor-good = A tractor is hard to answer, and yours is still whole: { $card }.
reason-whole-tractor-bad = ^{ CARDS($card, form: "the") } is still whole: lead it before it has to be broken up.
reason-into-void-bad = { $rival } is out of { $side } and may ruff { CARDS($card, form: "the") }.
reason-partner-void-good = Your partner is out of { $side }, and the opponents have not shown out: { CARDS($card, form: "the") } invites a ruff.
reason-partner-void-bad = Your partner is out of { $side }, and the opponents have not shown out: { CARDS($card, form: "the") } would invite a ruff.
reason-bare-high-bad = ^{ CARDS($card, form: "the") } led alone wins one trick at most. High trumps are for points and for the last trick.
reason-draw-good = You hold { COUNT($n, noun: "trump") }, and { $unseen } are unseen: long enough to draw trumps.
reason-draw-bad = Drawing trumps pays when you hold most of them. You hold { $n }; { $unseen } are unseen.
reason-low-trump-good = ^{ CARDS($card, form: "the") } gives no points away and may put your partner in the lead: { CARDS($threat, form: "the") } is unseen.
reason-low-trump-bad = ^{ CARDS($card, form: "the") } would give no points away and might put your partner in the lead: { CARDS($threat, form: "the") } is unseen.
reason-exposed-bad = ^{ CARDS($card, form: "the") } is led while { CARDS($threat, form: "the") } is unseen: { COUNT($points, noun: "point") } at risk.
reason-short-lead-good = ^{ CARDS($card, form: "the") } gives no points away. You hold { COUNT($n, $side) }, so you will soon be void there and can ruff.
reason-short-lead-bad = ^{ CARDS($card, form: "the") } would give no points away. You hold { COUNT($n, $side) }, so you would soon be void there and could ruff.

## Throws

reason-weak-part-bad = { $shape ->
    [single] A card
   *[other] ^{ SHAPE($shape, form: "a") }
} higher than { CARDS($card, form: "the") } may still be out in { $suit }. Throw only what nobody can beat.
reason-safe-throw-good = Nothing unseen in { $suit } beats a part of this throw: { $cards }.
reason-safe-throw-bad = Nothing unseen in { $suit } beats a part of this throw, so play it in one go: { $cards }.
reason-long-into-void-bad = { $rival } is out of { $side }: no part can be beaten there, but the throw can be ruffed.

## The score, the last trick, the kitty

reason-line-good = With this trick the attackers have { $total } and reach the line of { $line }.
reason-line-bad = With this trick the attackers could have { $total } and reach the line of { $line }.
reason-line-held-good = Otherwise the attackers would have { $total } now: you hold them below the line of { $line }.
reason-line-held-bad = The attackers now have { $total } and reach the line of { $line }; the better play holds them below it.
reason-control-good = ^{ CARDS($card, form: "the") }, your one sure trump, is kept for the last trick and the kitty.
reason-control-bad = ^{ CARDS($card, form: "the") } is your one sure trump. Near the end it belongs to the last trick and the kitty.
reason-last-pair-good = All led together ({ $card }): if the trick is yours, the kitty counts ×{ $factor }.
reason-last-pair-bad = Lead it all together ({ $card }): if the trick is yours, the kitty counts ×{ $factor }.

## Burying

reason-bury-void-good = Burying { CARDS($cards, form: "the") } leaves you void in { $side }: later you can ruff there.
reason-bury-void-bad = Burying { CARDS($cards, form: "the") } would leave you void in { $side }, to ruff there later.
reason-bury-points-good = No points buried: even a lost last trick brings the attackers nothing from the kitty.
reason-bury-points-bad = { COUNT($points, noun: "point") } buried: if the attackers win the last trick, those count at least double, and you hold { COUNT($n, noun: "trump") }.
reason-bury-safe-good = { COUNT($points, noun: "point") } in the kitty, and { COUNT($n, noun: "trump") } in your hand to win the last trick.
reason-bury-safe-bad = With { COUNT($n, noun: "trump") } you can fight for the last trick: { COUNT($points, noun: "point") } could go into the kitty.
reason-bury-winner-bad = Nothing in { $side } beats { CARDS($card, form: "the") }: in the kitty it wins nothing.
reason-bury-pair-bad = ^{ CARDS($whole, form: "the") } should stay together in your hand: pairs and tractors are hard to answer.
reason-bury-trump-bad = ^{ CARDS($card, form: "the") } is a trump: in the kitty it can neither ruff nor win.

## Declaring

reason-declare-long-good = With { $side } you have { COUNT($n, noun: "trump") } among { COUNT($size, noun: "card") }: enough to declare.
reason-declare-long-bad = With { $side } you would have { COUNT($n, noun: "trump") } among { COUNT($size, noun: "card") }: enough to declare.
reason-declare-short-good = With { $side } you would have only { COUNT($n, noun: "trump") } among { COUNT($size, noun: "card") }: too few to declare.
reason-declare-short-bad = With { $side } you have only { COUNT($n, noun: "trump") } among { COUNT($size, noun: "card") }: too few to declare.
reason-declare-pair-good = ^{ CARDS($card, form: "the") }, shown together, is harder to override than one card.
reason-declare-pair-bad = Show { CARDS($card, form: "the") } together: one card is easier to override.
reason-declare-longer-bad = With { $side } you have { COUNT($n, noun: "trump") }, with { $other } it would be { $more }.
reason-declare-partner-good = { $trump ->
    [NT] Your partner has declared no trump, and that leaves you { COUNT($n, noun: "trump") }: no need to override.
   *[suit] Your partner has declared { SUIT($trump) }, and that gives you { COUNT($n, noun: "trump") }: no need to override.
}
reason-declare-partner-bad = { $trump ->
    [NT] Your partner has declared no trump, and that leaves you { COUNT($n, noun: "trump") }. Override only with a clearly better suit.
   *[suit] Your partner has declared { SUIT($trump) }, and that gives you { COUNT($n, noun: "trump") }. Override only with a clearly better suit.
}
reason-declare-none-good = Even with no trump you have { COUNT($n, noun: "trump") } among { COUNT($size, noun: "card") }: enough for it.
reason-declare-none-bad = With no trump you have only { COUNT($n, noun: "trump") } among { COUNT($size, noun: "card") }. It takes jokers, level cards and high side suits.
