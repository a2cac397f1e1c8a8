# 教练说的话。一条只讲一件事，先牌后理由。

## 1. 规则不允许的出法

refused-empty = 先选牌，再出牌。
refused-not-in-hand = 你手里没有{ $cards }。
refused-mixed-suits = 领出只能出一门，主牌都算一门。这里混了{ $suit_a }（{ $cards_a }）和{ $suit_b }（{ $cards_b }）。
refused-throws-off = 几手牌一起出叫甩牌，{ $rules ->
    [kawu] kawu 规则里
   *[other] 这一桌
}没有甩牌。改出单张、对子或拖拉机。
refused-wrong-count = 领出几张就跟几张：要 { $m } 张，你选了 { $n } 张。
refused-follow-suit = 领出的是{ $suit }，你有 { $k } 张，必须跟{ $suit }。{ $bad }先留着。
refused-follow-suit-all = 领出的是{ $suit }，你有 { $k } 张。要出的 { COUNT($n, noun: "card") }都必须是{ $suit }。
refused-follow-suit-exact = 你正好有 { COUNT($n, $suit) }，全都要出：{ $must }。
refused-follow-suit-short = { $suit }不够，有多少出多少：{ $must }。其余的随便出。
refused-follow-pair = 领出对子，这门有对子必须跟对子{ $torn ->
    [0] {""}
   *[other] ，拆拖拉机也要跟
}。你有：{ $pairs }。
refused-follow-pair-tractor = 你没有这么长的拖拉机，能跟几对就得跟几对：这里要 { $p } 对。你有：{ $pairs }。
refused-follow-pair-throw = 甩牌里有 { $p } 对，你要跟 { $q } 对。你有：{ $pairs }。
refused-follow-tractor = 领出的是{ $shape }，你也有，必须跟：{ $tractors }。
refused-follow-tractor-shorter = { $shape }你没有，短一点的也要跟{ $tractors ->
    [one] {""}
   *[several] 一个
}：{ $tractors }。
refused-follow-tractor-throw = 甩牌里有{ $shape }，你的拖拉机也要跟{ $tractors ->
    [one] {""}
   *[several] 一个
}：{ $tractors }。
refused-follow-tractors = 这里要跟 { COUNT($n, noun: "tractor") }。你有：{ $tractors }。
refused-declare-not-level-card = 亮主必须用级牌：这局打 { $rank }。
refused-declare-not-level-card-two = 要亮就亮一张级牌，或者两张一模一样的。
refused-declare-jokers = 一对大王或一对小王可以打无主。
refused-declare-too-weak = { $seat }已经亮了{ $standing }，{ $stronger ->
    [pair] 只有一对级牌更大。
    [pair-up] 要更大的才能反：一对级牌、一对小王、一对大王。
    [small-up] 要更大的才能反：一对小王、一对大王。
    [big] 只有一对大王更大。
   *[none] 没有更大的了。
}
refused-declare-own = 自己不能反自己。
refused-declare-own-reinforce = 自己不能反自己，只能用另一张一模一样的级牌加固。
refused-declare-closed-kitty = 晚了：庄家已经拿起底牌，主定下来了。
refused-declare-closed-asked = 每家只有一次亮主的机会，你的已经过了。
refused-declare-not-yet = 每家只问一次，还没轮到你亮主。
refused-declare-not-in-hand = 只能亮手里有的牌，你没有{ $cards }。
refused-bury-count = 要正好扣 { $m } 张，你选了 { $n } 张。
refused-not-the-leader = 上一墩归谁，就由谁领出。
refused-cards-left = 每一墩都打完了，手里却还有牌。

## 2. 出了这一手，会怎样

play-leads = { $seat }领出{ $cards }。
play-throws = { $seat }甩牌：{ $cards }。
play-follows = { $seat }跟{ $cards }。
play-follows-short = { $seat }跟{ $cards }，垫{ $rest }。
play-discards = { $seat ->
    [you] 你垫{ $cards }，垫牌赢不了。
   *[other] { $seat }垫{ $cards }。
}
play-ruffs = { $seat }没有{ $suit }，用{ $cards }毙。
play-over-ruffs = { $seat }用{ $cards }盖毙{ $beaten }。
play-forced = 规则只允许这么出。
trick-wins-now = { $seat }暂时最大，还有{ $seats }没出。
trick-wins = { $seat ->
    [you] 你最后出，这墩是你的。
   *[other] { $seat }最后出，这墩归{ $seat }。
}
trick-too-low = { $cards }赢不了，{ $best }更大。
trick-wrong-shape = 牌型不对：{ $shape }只有{ $shape }管得住。
trick-not-covered = 毙甩牌，牌型要配齐：少了{ $shape }，只算垫牌。
trick-throw-stands = 甩牌成功了，同一门里就没人管得住。
trick-part-too-low = 要赢，每一手都得比对应的那一手大。
trick-tie = 一样大，先出为大：{ $seat }的{ $cards }。
trick-held = { $seat }暂时最大，{ $n ->
    [0] 这墩里没有分。
   *[other] 这墩里有 { COUNT($n, noun: "point") }。
}
trick-attackers = 这墩归{ $seat }，闲家得 { COUNT($p, noun: "point") }，一共 { $t } 分。
trick-defenders = 这墩归{ $seat }，里面的 { COUNT($p, noun: "point") }不算。
trick-empty = 这墩归{ $seat }，里面没有分。
trick-highest = 这墩最大的是{ $cards }，{ $n ->
    [0] 里面没有分。
   *[other] 里面有 { COUNT($n, noun: "point") }。
}

## 3. 甩牌

throw-selected = 几手牌一起出，这是甩牌。{ $suit }里只要有一家（对家也算）能管住其中一手，甩牌就失败。
throw-attempted = 甩出：{ $cards }。
throw-failed = { $thrower ->
    [you] 甩牌失败：{ $seat }管得住{ $forced }。这墩只能出{ $forced }，其余收回。
   *[other] { $thrower }甩牌失败：{ $seat }管得住{ $forced }。这墩只领出{ $forced }。
}
throw-fine = 罚 { COUNT($p, noun: "point") }，闲家现在 { $t } 分。
throw-stands = 甩牌成功：{ $suit }里没人管得住。
throw-stands-ruffable = 甩牌成功：{ $suit }里没人管得住，不过还可能被毙。
throw-one-shape = 这是{ $shape }，不是甩牌，一定可以领出。

## 4. 亮主、扣底牌

declare-made = { $seat }亮{ $cards }：{ $trump ->
    [NT] 暂时打无主。
   *[suit] { SUIT($trump) }暂时是主花色。
}
declare-overrides = { $seat }用{ $cards }反{ $beaten }：{ $trump ->
    [NT] 暂时打无主。
   *[suit] { SUIT($trump) }暂时是主花色。
}
declare-reinforces = { $seat }加固，亮出{ $cards }：{ $trump ->
    [NT] 暂时还是无主。
   *[suit] 主花色暂时还是{ SUIT($trump) }。
}
declare-was-made = { $seat }亮{ $cards }。
declare-was-override = { $seat }用{ $cards }反{ $beaten }。
declare-was-reinforced = { $seat }加固，亮出{ $cards }。
declare-passes = { $seat }不亮。
declare-nobody = 没人亮主，翻底牌定主：{ $cards }，{ $trump ->
    [NT] 打无主。
   *[suit] 主花色是{ SUIT($trump) }。
}
declare-nobody-no-trump = 没人亮主，打无主。
declare-trump = { $trump ->
    [NT] 这局打无主，王和级牌还是主牌，
   *[suit] 主花色是{ SUIT($trump) }，
}{ $seat }坐庄。
declare-no-trump-twos = 这局打无主，王、级牌和 2 还是主牌，{ $seat }坐庄。
declare-dealer = { $seat }坐庄。
declare-final = { $trump ->
    [NT] 主定了：打无主。
   *[suit] 主花色定了：{ SUIT($trump) }。
}
declare-refused = { $seat }的{ $cards }不算。
bury-points = { $n ->
    [0] 底牌里没有分，被抠底也不丢分。
   *[other] 底牌里扣了 { COUNT($n, noun: "point") }，被抠底至少翻倍。
}
bury-void = { $suit }缺门了，以后可以毙。

## 5. 结果

kitty-won = 闲家抠底，最后一墩领出的是{ $shape }：底牌 { $k } 分 × { $x } = { $y } 分，一共 { $t } + { $y } = { $s } 分。
kitty-won-throw = 闲家抠底，最后一墩甩牌，最大一手是{ $shape }：底牌 { $k } × { $x } = { $y } 分，一共 { $t } + { $y } = { $s } 分。
kitty-kept = 庄家一方赢了最后一墩，底牌里的 { COUNT($k, noun: "point") }不算。
kitty-kept-empty = 庄家一方赢了最后一墩，底牌里本来就没有分。
score-total = 闲家总分 { $s } 分。
score-fines-for = 甩牌罚分：闲家加 { COUNT($n, noun: "point") }，一共 { $s } 分。
score-fines-against = 甩牌罚分：闲家减 { COUNT($n, noun: "point") }，一共 { $s } 分。
score-fines-below = 甩牌罚分：闲家减 { COUNT($n, noun: "point") }，总分不足 0 分按 0 分算。
level-hold = 闲家 { $s } 分，庄家守住，升 { COUNT($n, noun: "level") }。下一局打 { $level }，{ $seat }坐庄。
level-take-over = 闲家 { $s } 分，上台，不升级。下一局打 { $level }，{ $seat }坐庄。
level-take-over-up = 闲家 { $s } 分，上台，升 { COUNT($n, noun: "level") }。下一局打 { $level }，{ $seat }坐庄。
level-match = { $team ->
    [us] 你和对家在 A 守住，赢得整场！
   *[them] { $team }在 A 守住，赢得整场！
}

## 6. 手牌下面的一行

live-choose = 选 { COUNT($n, noun: "card") }。
live-choose-lead = 选要领出的牌。
live-choose-declare = 选要亮的牌，也可以不亮。
live-more = 再选 { COUNT($n, noun: "card") }。
live-fewer = 多选了 { COUNT($n, noun: "card") }。
live-follows-single = 可以出：{ $suit }跟{ $suit }。
live-follows = 可以出：都是这一门的牌。
live-follows-pairs = 可以出：{ $n ->
    [1] 对子跟上了。
   *[other] { COUNT($n, noun: "pair") }都跟上了。
}
live-follows-tractor = 可以出：拖拉机跟上了。
live-follows-short = 可以出：{ $suit }都在里面了。
live-ruffs = 可以出：没有{ $suit }，毙。
live-discards = 可以出：没有{ $suit }，垫牌。
live-leads = 可以出：领出{ $shape }。
live-throws = 这是甩牌：{ $suit }里有人管得住其中一手，就会失败。
live-declares = 可以亮：{ $trump ->
    [NT] 打无主。
   *[suit] { SUIT($trump) }做主。
}
live-buries = 可以扣：{ $n ->
    [0] 底牌里没有分。
   *[other] 底牌里有 { COUNT($n, noun: "point") }。
}
live-no-suit = 不能这样出：你还有{ $suit }。
live-no-pair = 不能这样出：{ $n ->
    [1] 要跟对子。
   *[other] 还差 { COUNT($n, noun: "pair") }。
}
live-no-tractor = 不能这样出：要跟拖拉机。
live-no-mixed = 不能这样出：领出只能出一门。
live-no-throw = 不能这样出：这里不能甩牌。
live-no-hand = 不能这样出：你手里没有。
live-no-level-card = 不能这样亮：要一张级牌，或者两张一样的。
live-no-stronger = 不能这样亮：要比桌上的大。
live-no-own = 不能这样亮：自己不能反自己。
live-no-closed = 不能亮：现在不是亮主的时候。

## 7. 牌桌上方的一行

status-undeclared = 还没人亮主。
status-declared = { $seat }亮了{ $cards }，{ $trump ->
    [NT] 暂时打无主。
   *[suit] { SUIT($trump) }暂时是主花色。
}
status-ask = { $seat ->
    [you] 轮到你：亮主或不亮。
   *[other] { $seat }可以亮主。
}
status-bury = { $seat ->
    [you] 底牌在你手里，扣 { COUNT($n, noun: "card") }。
   *[other] { $seat }要扣 { COUNT($n, noun: "card") }底牌。
}
status-lead = { $seat ->
    [you] 你来领出。
   *[other] { $seat }领出。
}
status-led = { $seat }领出{ $cards }。
status-owe-suit = 你要跟 { COUNT($n, $suit) }。
status-owe-pairs = 你要跟 { COUNT($n, noun: "pair") }{ $suit }。
status-owe-with-pairs = 你要跟 { COUNT($n, $suit) }，其中要有 { COUNT($p, noun: "pair") }。
status-owe-tractor = { $suit }里，你要跟{ $shapes }。
status-owe-with-tractor = 你要跟 { COUNT($n, $suit) }，其中要有 { COUNT($p, noun: "pair") }，包括{ $shapes }。
status-owe-short = 你的{ $suit }要全出（{ COUNT($n, noun: "card") }）。
status-free = 你没有{ $suit }，出什么都可以。
status-over = 这一局打完了。

## 8. 答对了

nod-right = 对。
nod-good = 出得好。
nod-exactly = 就是这样。
