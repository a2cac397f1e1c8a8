# 牌、花色、座位、数字的叫法。各语言的 id 相同；中文没有词形变化。
# 牌名里的 "\u2060" 表示中间不加空格，也不在牌名里面换行（红桃10）；"\uE001" 表示连字符后面不换行。


## 点数

rank-2 = { $form ->
    [pair] 22
    [level] 2
   *[label] 2
}

rank-3 = { $form ->
    [pair] 33
    [level] 3
   *[label] 3
}

rank-4 = { $form ->
    [pair] 44
    [level] 4
   *[label] 4
}

rank-5 = { $form ->
    [pair] 55
    [level] 5
   *[label] 5
}

rank-6 = { $form ->
    [pair] 66
    [level] 6
   *[label] 6
}

rank-7 = { $form ->
    [pair] 77
    [level] 7
   *[label] 7
}

rank-8 = { $form ->
    [pair] 88
    [level] 8
   *[label] 8
}

rank-9 = { $form ->
    [pair] 99
    [level] 9
   *[label] 9
}

rank-T = { $form ->
    [pair] 1010
    [level] 10
   *[label] 10
}

rank-J = { $form ->
    [pair] JJ
    [level] J
   *[label] J
}

rank-Q = { $form ->
    [pair] QQ
    [level] Q
   *[label] Q
}

rank-K = { $form ->
    [pair] KK
    [level] K
   *[label] K
}

rank-A = { $form ->
    [pair] AA
    [level] A
   *[label] A
}

## 花色

suit-S = 黑桃
suit-H = 红桃
suit-C = 梅花
suit-D = 方块
suit-T = 主牌

## 一张牌
card = { $suit }{ "\u2060" }{ $rank }
card-BJ = 大王
card-LJ = 小王

## 对子、拖拉机
kind = { $form ->
    [pair] 一对{ $suit }{ "\u2060" }{ $rank }
   *[label] { $suit }{ "\u2060" }{ $rank }
}
kind-BJ = { $form ->
    [pair] 一对大王
   *[label] 大王
}
kind-LJ = { $form ->
    [pair] 一对小王
   *[label] 小王
}
pair = { KIND($kind, form: "pair") }
tractor = { KIND($first, form: "pair") }带{ KIND($rest, form: "pair") }
tractor-suit = { $suit }{ "\u2060" }{ RANKS($ranks, form: "pair") }
tractor-jokers = 一对小王带一对大王

## 列举
list-more = { $a }、{ $b }
list-last = { $a }、{ $b }
sentences-more = { $a }{ $b }
sentences-last = { $a }{ $b }
ranks-more = { $a }-{ "\uE001" }{ $b }
ranks-last = { $a }-{ "\uE001" }{ $b }
alternatives-more = { $a }；{ $b }
alternatives-last = { $a }；{ $b }

## 牌型名
shape-single = 单张
shape-pair = 对子
shape-tractor = { $pairs ->
    [2] 两对的拖拉机
    [3] 三对的拖拉机
    [4] 四对的拖拉机
    [5] 五对的拖拉机
    [6] 六对的拖拉机
    [7] 七对的拖拉机
    [8] 八对的拖拉机
    [9] 九对的拖拉机
    [10] 十对的拖拉机
    [11] 十一对的拖拉机
   *[other] 十二对的拖拉机
}
shape-throw = 甩牌

## 座位、队
seat-S = 南家
seat-E = 东家
seat-N = 北家
seat-W = 西家
seat-you = 你
team-NS = 南北一队
team-EW = 东西一队

## 数词加量词
count-card = { $n } 张
count-point = { $n } 分
count-pair = { $n } 对
count-level = { $n } 级
count-tractor = { $n } 个拖拉机
count-trump = { $n } 张主
count-play = { $n } 手
count-time = { $n } 次
count-suit = { $n } 张{ $suit }
