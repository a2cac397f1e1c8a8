# 练习桌上的教练：评判、别家为什么这么出、亏的那手会怎样。

## 评判
table-past = 第 { $number } 墩：{ $tier }
table-weighing = 正在估算
table-loss = 大约 { $points } 分（±{ $se }）
table-meaning = 这个数是什么意思
table-show-me = 演示一下
table-take-back = 撤回
table-play-on = 接着打
table-strict = 出牌亏了的时候
table-strict-off = 照常打下去
table-strict-on = 别家等着：撤回，或者接着打
table-wording = 教练说多少
table-wording-full = 讲理由
table-wording-short = 越短越好

## 别家为什么这么出
table-why-seat = { SEAT($seat, form: "name") }为什么这么出？
why-highest = { $shape ->
    [pair] { $suit }里没有更大的对子了。
   *[single] { $suit }里没有更大的牌了。
}
why-partner-void = { $seat }露出过{ $suit }缺门，可以毙。
why-follows = 领出的是{ $suit }，手里有{ $suit }就得跟。
why-no-pair = { $seat }的{ $suit }里没有对子了。
why-no-more = { $seat }没有{ $suit }了。
why-void = { $seat }没有{ $suit }，出什么都可以。
why-gives = 给自己人 { COUNT($n, noun: "point") }：当时{ $seat }最大。
why-loses = 当时{ $seat }最大，还是出了 { COUNT($n, noun: "point") }。

## 后果
table-consequence = 打下去看看
table-consequence-made-up = 这种牌局是假设的，和你能知道的对得上；别家真正的牌不会露出来。
table-consequence-true = 这里用的就是真正的牌。
table-consequence-policy = 两种选择往后，四家都按同样的简单打法打完。
table-consequence-own = 你的选择
table-consequence-better = 更好的选择
table-consequence-buries = 扣的底牌：{ $cards }
table-consequence-trick = 第 { $number } 墩，之后闲家 { COUNT($points, noun: "point") }
table-consequence-end = 打完这局，闲家总分
table-consequence-costs = 在这种牌局里亏 { COUNT($loss, noun: "point") }，平均大约亏 { $mean } 分（±{ $se }）。
table-consequence-none = 在这种牌局里没有亏，平均大约亏 { COUNT($mean, noun: "point") }（±{ $se }）。
table-consequence-none-here = 只有亏分的选择才演示。
table-to-table = 回到牌桌
