# 教练怎么评一个决定：先说好坏，再说怎么更好。

grade-little = 稍微亏一点：大约 { $p } 分（±{ $se }）。
grade-cost = 大约亏 { $p } 分（±{ $se }）。
grade-unsure = 差别比误差还小。
grade-unsure-leaning = 也许亏 { $p } 分左右（±{ $se }），误差太大，不能算数。
grade-better = { $best }更好。
grade-better-swap = 把{ $cards }换成{ $best }更好。
grade-better-bury = 扣{ $best }更好。
grade-better-show = 亮{ $best }更好。
grade-better-pass = 不亮更好。
grade-even = 和{ $best }一样好。
grade-even-swap = 把{ $cards }换成{ $best }也一样好。
grade-even-bury = 和扣{ $best }一样好。
grade-even-show = 和亮{ $best }一样好。
grade-even-pass = 和不亮一样好。
grade-what-it-means = 照你能知道的，AI 玩家试了 { $n } 种发牌，都打到底。分数是平均差多少，± 是一个标准误差。
