# 查阅用的几页：规则里的表格和主牌顺序、两家规则的不同、速查表、术语页。
# 规则正文在 lessons/rulebook。

## 规则里的表格
book-table-card = 牌
book-table-points = 每张
book-table-together = 两副牌共有
book-cell-points = { $n } 分
book-table-led = 最后一墩领出
book-table-multiplier = 倍数
book-table-total = 闲家总分
book-table-outcome = 结果
book-table-up = 升级
book-outcome-hold = 庄家守住
book-outcome-take = 闲家上台
book-up-hold = 庄家一方升 { COUNT($n, noun: "level") }
book-up-take = 闲家升 { COUNT($n, noun: "level") }
book-up-none = 都不升级

## 主牌的顺序
book-order = 任选一级，看主牌顺序
book-order-level = 打几
book-order-trump = 主花色
book-order-twos = 2 是常主
book-order-rank = { $rank }
book-order-show = 看顺序
book-order-count = 打 { $rank }，{ $trump ->
    [NT] 无主
   *[S] 主花色{ $trump }
}：主牌共 { $n } 张，从大到小；用 = 连着的一样大。
book-order-equals = 和下一张一样大
book-order-side = 一门副牌，从大到小
book-order-side-three = 另外几门副牌也这样排。
book-order-tractors = 相邻的对子连成拖拉机，下面这些容易看漏：
book-order-no-tractor = 一样大，连不成拖拉机：

## 两家的不同
book-differences = 不同之处
book-differences-intro = 这里只列两家不一样的，或者只有一家写明的。
book-differences-settings = 一眼看清
book-differences-setting = 项目
book-differences-shared = 两家共有的规则
book-differences-nothing = 除了共有的规则，没有别的。

## 速查表
book-sheet = 速查表
book-sheet-title = 升级一页通：{ $profile }
book-sheet-note = 正好打印成一张 A4 纸，黑白也看得清。
book-sheet-deal = 发牌
book-sheet-deal-cards = 对家坐对面。一共 { $all } 张牌：每家 { $each } 张，底牌 { $kitty } 张。
book-sheet-deal-level = 两队都从 2 打起。庄家一方打几，几就是级牌。
book-sheet-deal-kitty = 庄家拿起底牌，再任选 { $kitty } 张扣回去。
book-sheet-declare = 亮主
book-sheet-declare-after_deal = 发完牌，大家轮流亮级牌定主花色，也可以不亮。
book-sheet-declare-during_deal = 边发牌边亮：亮级牌定主花色，亮一对王打无主。
book-sheet-ladder = 后面的能反前面的
book-sheet-none-first_kitty_card = 没人亮：底牌第一张定主，是王就打无主。
book-sheet-none-first_non_joker_kitty_card = 没人亮：底牌里第一张不是王的定主。
book-sheet-first-dealer = 第一局：最后亮成的坐庄，没人亮就南家坐庄。
book-sheet-order = 主牌从大到小（打 { $rank }，主花色{ $suit }）
book-sheet-order-note = 级牌不占位。用 = 连着的一样大，先出为大。
book-sheet-side = 副牌
book-sheet-shapes = 牌型
book-sheet-follow = 跟牌
book-sheet-follow-count = 领出几张就跟几张。
book-sheet-follow-suit = 领出哪一门就跟哪一门，有多少跟多少；主牌都算一门。
book-sheet-follow-pair = 对子跟对子，拆拖拉机也要跟。
book-sheet-follow-tractor-no = 拖拉机跟一样长的；没有，能跟几对跟几对。
book-sheet-follow-tractor-yes = 拖拉机跟一样长的；没有，先跟手里最长的，再能跟几对跟几对。
book-sheet-follow-throw = 甩牌一手一手地跟。
book-sheet-follow-void = 缺门随便出：牌型相同的主牌是毙，别的都是垫。
book-sheet-win = 谁赢
book-sheet-win-shape = 牌型和领出的一样才能赢：有人毙，最大的毙牌赢；没人毙，领出那一门最大的赢。
book-sheet-win-tie = 一样大，先出为大。谁赢谁领出下一墩，第一墩庄家领出。
book-sheet-win-throw = 这一门里哪一手都没人管得住，甩牌才成功；否则只出能被管住的最小一手。
book-sheet-points = 分牌
book-sheet-points-note = 一共 { $all } 分，只有闲家赢的墩算分。
book-sheet-kitty = 抠底
book-sheet-kitty-note = 最后一墩归闲家：底牌分乘以
book-sheet-lines = 升级
book-sheet-lines-note = 往上每多 { $line } 分，再多升 1 级。
book-sheet-next = 下一局：庄家守住，由对家坐庄；闲家上台，由下家坐庄。
book-sheet-win-match = 坐庄打 A 并且守住，就赢得整场。
book-sheet-source-kawu = kawu 的规则页没写的：80 分线和升几级（通行打法）；一对反一张、×16（我们的理解）。
book-sheet-source-dapai = dapai 的规则页没写的：常主 2 之间的大小、下一局庄家、一样大谁赢（通行打法）；×16、短拖拉机（我们的理解）。
book-sheet-to-rules = 规则全文

## 术语页
book-terms-find = 查术语
book-terms-find-button = 查找
book-terms-found = 含“{ $text }”的术语：{ $n } 条
book-terms-all = 全部术语
book-terms-people = 打法和人
book-terms-cards = 牌、花色和大小
book-terms-declaring = 亮主和底牌
book-terms-shapes = 牌型
book-terms-trick = 一墩牌
book-terms-score = 计分
book-terms-playing = 打得更好
book-names = 牌怎么叫
book-names-suits = 花色
book-names-ranks = 点数
book-names-seats = 座位
book-names-examples = 例子
