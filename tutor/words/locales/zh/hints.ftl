# 提示：先看哪里，相关规则，哪几张牌，举例，怎么出和为什么。

hint-look-follow = 先看领出的是什么：{ $led }。你的{ $suit }有哪些？
hint-look-void = 先看这一墩：现在谁最大，里面有几分？你没有{ $suit }。
hint-look-lead = 你来领出：手里哪张牌，同一门里没人管得住？
hint-look-declare = 看看你有哪些级牌，这些花色各有几张？
hint-look-no-trump = 可以打无主：你有几张王、几张级牌，各门有没有大牌？
hint-look-bury = 哪门副牌最短？分牌都在哪里？
hint-rule-suit = 有这一门就跟这一门，跟哪张由你选。
hint-rule-short = 这一门的牌不够，或者刚好够，就要全出。
hint-rule-pair = 领出对子，这门有对子就必须跟。
hint-rule-pairs = 拖拉机跟不上，有几对就跟几对。
hint-rule-tractor = 领出拖拉机，这门有一样长的就必须跟。
hint-rule-tractor-shorter = 一样长的拖拉机没有，短一点的也要跟。
hint-rule-throw = 甩牌要一手一手地跟：拖拉机跟拖拉机，对子跟对子，有多少跟多少。
hint-rule-void = 缺门时出什么都可以：主牌凑成一样的牌型才可能赢，垫牌赢不了。
hint-rule-no-trumps = 你没有主牌了，出什么都可以，只是都赢不了。
hint-rule-ruff = 毙牌要用牌型一样的主牌。有分的墩，毙了才值。
hint-rule-partner = 这墩对家稳赢，才好给分。“暂时最大”不算稳。
hint-rule-opponent = 管不住对手的牌，就出小牌，别送分。
hint-rule-last = 你最后出：要赢就刚好管住，或者带着分赢；赢不了就别送分。
hint-rule-boss = 先出一门里最大的牌：同一门里没人管得住。
hint-rule-pairs-lead = 对子、拖拉机不好跟，趁没拆散先领出。
hint-rule-throw-lead = 只甩没人管得住的牌：有一手弱，就会失败。
hint-rule-trumps-lead = 领出主牌，大家都要跟主。主牌多半在你手里，才划算。
hint-rule-low-lead = 没有稳赢的牌，就领出没有分的：输了也亏得少。
hint-rule-lead = 领出只能出一门、一种牌型，主牌都算一门。
hint-rule-pass-lead = 领出小主，可以把牌权交给有大主的对家。
hint-rule-short-lead = 领出短门里的小牌，慢慢做缺门，以后好毙。
hint-rule-declare = 亮哪一门，看能凑出多少主牌：这门的牌、级牌和王。
hint-rule-no-trump = 打无主，主牌很少：王、级牌和大牌多才合算。
hint-rule-override = 后亮的，一定要比桌上亮着的大。
hint-rule-bury = 把短门扣光，以后可以毙；底牌里尽量别放分。
hint-cards = 看看你的{ $cards }。
hint-cards-show = 你可以亮：{ $cards }。
hint-cards-none = 你现在没有可以亮的牌，只能不亮。
hint-trumps = { $suit }做主，你就有 { COUNT($n, noun: "trump") }。
hint-trumps-none = 打无主，你就有 { COUNT($n, noun: "trump") }。
hint-forced = 没得选，只能出{ $cards }，已经替你选好。
hint-example = 比如出{ $cards }：已经替你选好，还没出。
hint-example-show = 比如亮{ $cards }：已经替你选好，还没亮。
hint-example-pass = 比如，这次不亮。
hint-example-bury = 比如就扣选好的这 { COUNT($n, noun: "card") }，里面{ $p ->
    [0] 没有分。
   *[other] 有 { COUNT($p, noun: "point") }。
}
hint-why-tried = 照你能知道的，试了 { $n } 种发牌，没有别的选择明显更好。

## 小课里

hint-answer-cards = 比如：{ $cards }。已经替你选好，还没交。
hint-answer-given = 正确的答案已经填好，还没检查。你说得出为什么吗？

## 每一级的名称

ui-rung-example = 举个例子
ui-rung-play = 为什么这样
ui-rung-answer = 答案和理由
ui-hint-shown = 答案
