# 局面页：摆出来的一手牌和一墩，以及能说的一切。

position-title = 局面
position-open = 打开这个局面
position-intro = 摆出一手牌和桌上的一墩：看看能出什么，别的为什么不能出，教练会出什么。
position-example = 看个例子

## 表单
position-describe = 摆局面
position-change = 改这个局面
position-hand = 你的手牌
position-hand-note = HT 是红桃{ "\u2060" }10，BJ 是大王，LJ 是小王。写 10、小写字母、♥ 或“大王”也行。
position-led = 领出的牌
position-second = 第二家出的
position-third = 第三家出的
position-third-note = 还没出的就空着。没人领出，就是你领出。
position-trump = 主牌
position-suit = { $trump ->
    [NT] 无主
   *[suit] { SUIT($trump) }
}
position-choose = 请选
position-level = 打几
position-rules = 规则
position-seat = 你的座位
position-dealer = 庄家
position-more = 你还知道什么
position-seen = 前面的墩
position-seen-note = 一墩四手用点隔开，墩与墩之间空一格：SA.S3.S4.ST C3C3.C4C4.C5C6.C7C8
position-buried = 扣的底牌
position-buried-note = 只有庄家知道。
position-shown = 亮过的主
position-shown-note = 座位和牌：E.H7 或 N.BJBJ
position-turned = 定主时翻开的底牌
position-points = 闲家已得的分
position-points-note = 不填就按前面的墩来算。
position-pick = 点牌，不打字
position-pick-take = 用这些牌当手牌
position-show = 看这个局面
position-faulty = 不会有这样的局面。看看标出的地方，填过的都还在。

## 哪里不对
position-bad-value = 不能是“{ $text }”，只能是：{ $allowed }。
position-no-trump = 选主花色，或者选无主。
position-no-hand = 填上你手里的牌。
position-no-lead = 先填领出的牌。
position-no-second = 先填第二家出的牌。
position-uneven = 这里是 { COUNT($n, noun: "card") }，领出的是 { $m } 张。领出几张就跟几张。
position-hand-short = 领出了 { COUNT($m, noun: "card") }，你手里只有 { $n } 张，不够跟。
position-also = { $card }加上“{ $place }”里的一共 { $count } 张，两副牌里只有 2 张。
position-trick-plays = 第 { $number } 墩要有四手，这里是 { $n } 手。
position-trick-uneven = 第 { $number } 墩：四家出的张数要一样。
position-trick-lead = 第 { $number } 墩：{ $cards }不能一起领出。
position-too-many-seen = 照这几墩，每家出了 { COUNT($n, noun: "card") }；你手里还有这些牌，最多只能出过 { $most } 张。
position-not-dealer = 扣的底牌只有庄家知道，这里你不是庄家。
position-buried-count = 底牌是 { COUNT($m, noun: "card") }，这里是 { $n } 张。
position-bad-shown = “{ $text }”亮不了主。先写座位，加一个点，再写亮的牌：E.H7
position-not-thrown = 只有领出才能甩牌。
position-bad-throw = ~ 后面写甩出的全部牌：同一门，也要包括实际领出的。

## 局面
position-judge = 能这样出吗？
position-owes = 你要跟什么
position-col-led = 领出
position-col-owed = 要跟
position-col-held = 你有
position-rung-tractors = 拖拉机
position-rung-pairs = 对子
position-rung-suit = { $suit }
position-shapes = { $shapes }
position-none = 没有
position-must = 怎么出都少不了的牌
position-allowed = 可以这样出
position-kind-single = 单张
position-kind-pair = 对子
position-kind-tractor = 拖拉机
position-kind-throw = 甩牌
position-kind-follows = 跟牌
position-kind-short = 这一门全出，再垫牌
position-kind-ruffs = 毙
position-kind-discards = 垫牌
position-count = { $n } 种
position-over = 超过 { $n } 种
position-and-more = 还有 { $n } 种
position-throw-note = 甩牌都可以试，成不成要看别家的牌。
position-refused = 不能这样出，比如
position-link = 这个局面的链接

## 建议
position-advice = 教练会出什么
position-advice-ask = 问教练
position-advice-text = 没露面的牌试了 { $n } 种分法，每种都打到底。± 是一个标准误差，单位是分。排名还看分数线（40、80、120……）。
position-advice-only = 值得考虑的只有这一手：
position-advice-impossible = 照这里说的，别家的牌怎么分都对不上，教练给不出建议。
position-col-play = 出牌
position-col-expected = 闲家总分
position-col-behind = 相差
position-figure = { $n }（±{ $se }）
position-figure-more = +{ $n }（±{ $se }）
position-best = 最好
position-own = 你选的
