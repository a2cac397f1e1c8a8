# What the coach says of a graded decision. First the verdict, then what was better.

grade-little = A little less: about { COUNT($p, noun: "point") } (±{ $se }).
grade-cost = Costs about { COUNT($p, noun: "point") } (±{ $se }).
grade-unsure = The difference is smaller than the error.
grade-unsure-leaning = Perhaps about { COUNT($p, noun: "point") } (±{ $se }) worse, too uncertain to count as a mistake.
grade-better = Better: { $best }.
grade-better-swap = Better: { $best } instead of { $cards }.
grade-better-bury = Better to bury: { $best }.
grade-better-show = Better: show { CARDS($best, form: "the") }.
grade-better-pass = Better: pass.
grade-even = Just as good as { CARDS($best, form: "the") }.
grade-even-swap = ^{ CARDS($best, form: "the") } instead of { CARDS($cards, form: "the") } would be just as good.
grade-even-bury = Just as good as burying { CARDS($best, form: "the") }.
grade-even-show = Just as good as showing { CARDS($best, form: "the") }.
grade-even-pass = Just as good as passing.
grade-what-it-means = Computer players finish { $n } { $n ->
    [one] deal
   *[other] deals
} that fit what you can know. The points are the average difference; ± is its standard error.
