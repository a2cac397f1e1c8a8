# 牌桌上数得出来的：直接告诉你，或者考考你。

known-title = 我能知道什么？
known-out = 没露面的：不在你手里，也没出过。
known-out-kitty = 没露面的：不在你手里，也没出过，可能在底牌里。
known-table = 还没露面的牌
known-suit = 门
known-cards = 张数
known-points = 分
known-all = 一共
known-high = 没露面的大主
known-no-high = 除了你手里的，王和级牌都露过面了。
known-shown = 其余三家露出了什么
known-void = { $seat }没有{ $suit }了。
known-no-pair = { $seat }的{ $suit }里没有对子了。
known-nobody = 还没人露出缺门。
known-ask-me = 考考我
known-show-me = 直接告诉我
known-setting = 我能知道什么？
known-setting-show = 直接告诉我
known-setting-ask = 考考我

## 问题
known-ask-trumps = 还有几张主没露面？
known-ask-points = 还有几分没露面？
known-ask-jokers = 还有几张王没露面？
known-ask-card = { $cards }一共 2 张，还有几张没露面？
known-ask-void = 谁已经露出{ $suit }缺门？
known-none = 一家都没有，就一家也不勾。
known-answer = 回答
known-right = 对。
known-not-so = 不对。
known-told-trumps = { $n ->
    [0] 除了你手里的，主牌都露过面了。
   *[other] 还有 { COUNT($n, noun: "trump") }没露面。
}
known-told-points = { $n ->
    [0] 除了你手里的，分都露过面了。
   *[other] 还有 { COUNT($n, noun: "point") }没露面。
}
known-told-jokers = { $n ->
    [0] 除了你手里的，王都露过面了。
   *[other] 还有 { $n } 张王没露面。
}
known-told-card = { $n ->
    [0] 除了你手里的，{ $cards }都露过面了。
   *[other] { $cards }还有 { $n } 张没露面。
}
known-told-void = { $suit }缺门的是{ $seats }。
known-told-nobody = 还没人露出{ $suit }缺门。
