# 一个决定为什么好（good）、为什么亏（bad）。只说能证明的：先说牌。

reason-plain-bad = 照你能知道的，试了许多种发牌：还是另一种选择更好。

## 给分、送分、不给分

reason-give-good = 这墩对家稳赢，{ $card }给得好：{ $points } 分。
reason-give-bad = 这墩对家稳赢，该给分：{ $card }能给 { $points } 分。
reason-give-boss-good = { $card }给得好（{ $points } 分）：同一门里没人管得住{ $led }，{ $rival }也没露出缺门。
reason-give-boss-bad = 同一门里没人管得住对家的{ $led }，{ $rival }也没露出缺门：{ $card }可以给 { $points } 分。
reason-early-void-good = { $rival }还没出，而且{ $side }缺门：{ $card }（{ $points } 分）先不给是对的。
reason-early-void-bad = 对家只是暂时大：{ $rival }还没出，而且{ $side }缺门。{ $card }这 { $points } 分有危险。
reason-early-higher-good = { $threat }还没露面，{ $rival }也还没出：{ $card }（{ $points } 分）先不给是对的。
reason-early-higher-bad = 对家只是暂时大：{ $rival }还没出，{ $threat }也没露面。{ $card }这 { $points } 分有危险。
reason-gift-good = 这墩是{ $rival }的：出{ $card }要送 { $points } 分，出{ $alt }不送分。
reason-gift-bad = 这墩是{ $rival }的：出{ $card }送 { $points } 分，出{ $alt }不送分。
reason-gift-now-good = { $rival }暂时最大：出{ $alt }没有分，出{ $card }要冒 { $points } 分的险。
reason-gift-now-bad = { $rival }暂时最大：出{ $card }要冒 { $points } 分的险，出{ $alt }没有分。

## 赢这一墩：赢不赢，用多大

reason-cheap-good = 你最后出，{ $card }刚好够大，{ $alt }省下来了。
reason-cheap-bad = 你最后出，{ $card }就够大了，用不着{ $alt }。
reason-home-good = 你最后出：{ $card }赢下这墩，自己的 { $points } 分也保住了。
reason-home-bad = 你最后出：{ $card }也能赢，还能保住自己的 { $points } 分。
reason-take-good = { $card }稳赢这墩，里面有 { $points } 分。
reason-take-bad = { $card }能稳赢这墩，里面有 { $points } 分。
reason-take-now-good = { $card }暂时最大，墩里有 { $points } 分，还有{ $seats }没出。
reason-take-now-bad = 出{ $card }就能暂时最大，墩里有 { $points } 分，还有{ $seats }没出。
reason-third-good = { $rival }在你后面出，{ $threat }还没露面：{ $alt }管得住，{ $card }就不行。
reason-third-bad = { $rival }在你后面出，{ $threat }还没露面：出{ $alt }才管得住，{ $card }不行。
reason-too-high-bad = { $card }在这里不比{ $alt }稳：没露面的牌里，没有夹在中间的。
reason-partner-over-bad = 对家已经最大，{ $card }管的是自己人。
reason-last-cards-good = 你只剩 { $n } 张，能赢的墩都要赢：{ $card }稳赢这墩。
reason-last-cards-bad = 你只剩 { $n } 张，能赢的墩都要赢：出{ $card }能稳赢这墩。

## 用主牌毙别的花色

reason-ruff-good = 这墩有 { $points } 分，你{ $side }正好缺门：该毙。
reason-ruff-bad = 这墩有 { $points } 分，你{ $side }又缺门：毙掉才划算。
reason-high-trump-good = 这墩还没有分，{ $card }留到有分的时候再用。
reason-high-trump-bad = 这墩还没有分，用不着{ $card }。大主留给有分的墩和最后一墩。
reason-empty-ruff-good = 这墩还没有分，{ $card }留着以后用。
reason-empty-ruff-bad = 这墩还没有分，用不着拿{ $card }毙。主牌留给有分的墩。
reason-over-ruff-good = { $rival }{ $side }也缺门，{ $threat }还没露面：{ $alt }管得住，{ $card }就不行。
reason-over-ruff-bad = { $rival }{ $side }也缺门，{ $threat }还没露面：出{ $alt }才管得住，{ $card }不行。
reason-make-void-good = 垫掉{ $card }，{ $side }就缺门了，以后可以毙。
reason-make-void-bad = 垫{ $card }的话，{ $side }就缺门了，以后可以毙。
reason-discard-winner-bad = { $side }里没人管得住{ $card }，垫掉就白白浪费了。

## 对子和拖拉机

reason-break-pair-bad = 出{ $card }要拆对子，出{ $alt }不用拆。
reason-break-tractor-bad = 出{ $card }要拆拖拉机（{ $whole }），出{ $alt }不用拆。

## 领出

reason-cash-good = { $side }里没人管得住{ $card }，也没见谁缺门：趁早出掉。
reason-cash-bad = { $side }里没人管得住{ $card }，也没见谁缺门：该趁早出掉，免得被毙。
reason-boss-pair-good = 同一门里，对子只怕更大的对子，{ $side }里已经凑不出来了：{ $card }最大。
reason-boss-pair-bad = { $side }里凑不出更大的对子了：{ $card }最大，正好领出。
reason-whole-tractor-good = 拖拉机最难跟，趁没拆散领出去：{ $card }。
reason-whole-tractor-bad = { $card }还是完整的拖拉机：趁没拆散，先领出去。
reason-into-void-bad = { $rival }{ $side }缺门，可以毙你的{ $card }。
reason-partner-void-good = 对家{ $side }缺门，对手没露出缺门：领出{ $card }，正好让对家毙。
reason-partner-void-bad = 对家{ $side }缺门，对手没露出缺门：领出{ $card }可以让对家毙。
reason-bare-high-bad = { $card }单张领出，最多赢一墩。大主留给有分的墩和最后一墩。
reason-draw-good = 你有 { $n } 张主，没露面的 { $unseen } 张：主够长，可以吊主。
reason-draw-bad = 主多才好吊主：你有 { $n } 张，没露面的还有 { $unseen } 张。
reason-low-trump-good = 领出{ $card }不送分，{ $threat }还没露面，也许能把牌权交给对家。
reason-low-trump-bad = 要是领出{ $card }，不送分，{ $threat }还没露面，也许能把牌权交给对家。
reason-exposed-bad = { $threat }还没露面，就领出{ $card }：{ $points } 分有危险。
reason-short-lead-good = 领出{ $card }不送分；{ $n ->
    [1] { $side }你就这 1 张，出掉就缺门，好毙。
   *[other] { $side }你只有 { $n } 张，很快就缺门，好毙。
}
reason-short-lead-bad = 要是领出{ $card }，不送分；{ $n ->
    [1] { $side }你就这 1 张，出掉就缺门，好毙。
   *[other] { $side }你只有 { $n } 张，很快就缺门，好毙。
}

## 甩牌

reason-weak-part-bad = { $suit }里可能还有比{ $card }大的{ $shape ->
    [single] 牌
   *[other] { $shape }
}。只甩没人管得住的牌。
reason-safe-throw-good = { $suit }里没露面的牌，哪一手都管不住：{ $cards }。
reason-safe-throw-bad = { $suit }里没露面的牌，哪一手都管不住，可以一起甩：{ $cards }。
reason-long-into-void-bad = { $rival }{ $side }缺门：同一门里没人管得住，可是甩牌能被毙。

## 分数线、最后一墩、底牌

reason-line-good = 这墩到手，闲家到 { $total } 分，够上 { $line } 分的分数线。
reason-line-bad = 这墩本可以让闲家到 { $total } 分，够上 { $line } 分的分数线。
reason-line-held-good = 不然闲家就有 { $total } 分了：你把闲家压在 { $line } 分的分数线下面。
reason-line-held-bad = 闲家到了 { $total } 分，够上 { $line } 分的分数线；换一种出法就够不上。
reason-control-good = { $card }是你唯一稳赢的主，留到最后一墩争底牌。
reason-control-bad = { $card }是你唯一稳赢的主，快打完了，该留到最后一墩争底牌。
reason-last-pair-good = { $card }一起领出：赢下这墩，底牌就算 { $factor } 倍。
reason-last-pair-bad = { $card }该一起领出：赢下这墩，底牌就算 { $factor } 倍。

## 扣底牌

reason-bury-void-good = 扣掉{ $cards }，{ $side }就缺门了，以后可以毙。
reason-bury-void-bad = 扣{ $cards }的话，{ $side }就缺门了，以后可以毙。
reason-bury-points-good = 底牌里没有分：最后一墩输了，闲家也抠不到分。
reason-bury-points-bad = 底牌里扣了 { $points } 分，被抠底至少翻倍；你手里留了 { $n } 张主。
reason-bury-safe-good = 底牌里扣了 { $points } 分，你有 { $n } 张主，可以争最后一墩。
reason-bury-safe-bad = 你有 { $n } 张主，可以争最后一墩：底牌里还能扣 { $points } 分。
reason-bury-winner-bad = { $side }里没人管得住{ $card }，扣掉就白白浪费了。
reason-bury-pair-bad = { $whole }要整个留在手里：对子和拖拉机最难跟。
reason-bury-trump-bad = { $card }是主牌，扣下去就毙不了，也赢不了。

## 亮主

reason-declare-long-good = { $side }做主，你 { $size } 张牌里有 { $n } 张主，够亮了。
reason-declare-long-bad = { $side }做主，你 { $size } 张牌里就有 { $n } 张主，该亮。
reason-declare-short-good = { $side }做主，你 { $size } 张牌里只有 { $n } 张主，不够亮。
reason-declare-short-bad = { $side }做主，你 { $size } 张牌里只有 { $n } 张主，太少了。
reason-declare-pair-good = 亮{ $card }，比亮一张难反。
reason-declare-pair-bad = { $card }要一起亮：只亮一张容易被反。
reason-declare-longer-bad = { $side }做主，你有 { $n } 张主；{ $other }做主，有 { $more } 张。
reason-declare-partner-good = { $trump ->
    [NT] 对家亮了无主，你有 { $n } 张主，不必反。
   *[suit] 对家亮了{ SUIT($trump) }，你有 { $n } 张主，不必反。
}
reason-declare-partner-bad = { $trump ->
    [NT] 对家亮了无主，你有 { $n } 张主。自己的花色好得多才反。
   *[suit] 对家亮了{ SUIT($trump) }，你有 { $n } 张主。自己的花色好得多才反。
}
reason-declare-none-good = 打无主，你 { $size } 张牌里还有 { $n } 张主，够亮了。
reason-declare-none-bad = 打无主，你 { $size } 张牌里只有 { $n } 张主。要有王、级牌，副牌也要大。
