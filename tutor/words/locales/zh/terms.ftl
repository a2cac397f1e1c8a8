# 术语：term-ID 是词，term-ID-text 用一两句话解释。
# 顺序、拼音、规则条目在 lessons/terms.yaml。
# .forms 是句子里要解释的写法，用逗号隔开（不写就只认这个词）；.not 是看着像、其实不是的，用分号隔开，写成正则表达式。

## 牌局和玩家

term-shengji = 升级
    .forms = 升级
    .not = [不能]升级
term-shengji-text = 这个游戏的名字：两队从 2 开始，一级一级往上升，看谁先打过 A。
term-level = 级
term-level-text = 一队打到了几，从 2 到 A。每一局打的是庄家一方的级。
term-level-card = 级牌
term-level-card-text = 打几，几就是级牌：打 7，所有的 7 都是。级牌都是主牌。
term-hand-round = 局
    .forms = 局
    .not = 局面; 牌局; 结局; 开局; 残局
term-hand-round-text = 从发牌到算分是一局。一场要打很多局。
term-match = 一场
    .forms = 一场, 整场, 这场
term-match-text = 一局接一局，直到有一队在 A 守住。
term-team = 一队
term-team-text = 坐对面的两家：南家和北家，东家和西家。两家的级是同一个。
term-partner = 对家
term-partner-text = 坐在你对面的人，和你一队，同赢同输。
term-dealer = 庄家
term-dealer-text = 拿底牌、扣 8 张、第一个领出的那一家。
term-defenders = 庄家一方
term-defenders-text = 庄家和庄家的对家。要守住，就不能让闲家满 80 分。
term-attackers = 闲家
term-attackers-text = 不坐庄的那一队。只有闲家赢的墩算分，满 80 分就上台。

## 牌、花色、大小

term-joker = 王
    .forms = 王
    .not = [大小]王
term-joker-text = 大王、小王各有 2 张，永远是主牌，而且最大。
term-suit = 花色
    .forms = 花色, 一门, 同一门, 这门, 哪门
term-suit-text = 黑桃、红桃、梅花、方块。跟牌时看“门”：主牌不管印什么花色，都算一门。
term-trump = 主牌
    .forms = 主牌, 大主, 小主, 主
    .not = 房主; 主人; 主要
term-trump-text = 最大的一门：王、级牌、主花色的牌。别的门缺了，就能用主牌毙。
term-trump-suit = 主花色
term-trump-suit-text = 这一局当主的花色，靠亮主或底牌来定。
term-side-suit = 副牌
    .forms = 副牌
    .not = [一两] ?副牌
term-side-suit-text = 主牌以外的牌，按花色分门。级牌不在里面。
term-permanent-trump = 常主
term-permanent-trump-text = dapai 里 2 总是主牌，排在级牌下面。房主可以关掉。
term-no-trump = 无主
term-no-trump-text = 没有主花色。王和级牌还是主牌，dapai 里 2 也是。
term-card-order = 大小
    .forms = 大小
    .not = 大小王
term-card-order-text = 哪张牌大，哪张牌小。和分没有关系。
term-identical = 一模一样
term-identical-text = 两副牌里的同一张牌：花色、点数都一样。一模一样才能成对。
term-equal-rank = 一样大
term-equal-rank-text = 分不出大小的牌。同一墩里先出为大。

## 亮主和底牌

term-declare = 亮主
    .forms = 亮主, 亮
    .not = 不亮
term-declare-text = 亮出级牌，让这张牌的花色当主。
term-override = 反主
    .forms = 反主, 反
    .not = 反而; 反正; 相反; 反过来
term-override-text = 别家亮过了，你用更大的再亮，比如一对级牌。
term-reinforce = 加固
term-reinforce-text = dapai 里，自己亮了一张级牌，再亮另一张一模一样的，就算一对。
term-kitty = 底牌
term-kitty-text = 发剩的 8 张牌。庄家拿起来，再扣回去 8 张。
term-bury = 扣底牌
    .forms = 扣底牌, 扣
term-bury-text = 第一墩以前，庄家选 8 张牌扣下。

## 牌型

term-shape = 牌型
term-shape-text = 出的牌是什么样子：单张、对子、拖拉机，dapai 里还有甩牌。
term-single = 单张
term-single-text = 单独出的一张牌。
term-pair = 对子
term-pair-text = 两张一模一样的牌：花色、点数都一样。
term-tractor = 拖拉机
term-tractor-text = 同一门里相连的对子，至少两对，一起出。
term-consecutive = 相连
term-consecutive-text = 按大小正好挨着。级牌不占位，两边的牌也算挨着。
term-throw = 甩牌
    .forms = 甩牌, 甩
term-throw-text = dapai 里，同一门的几手牌一次领出。每一手都没人管得住才行。
term-throw-part = 一手
    .forms = 一手
    .not = (这|下|上|同)一手; 一手牌; 撤回的一手
term-throw-part-text = 甩牌里的一部分：一个拖拉机、一个对子或一张单张。
term-throw-fails = 甩牌失败
    .forms = 甩牌失败, 失败
term-throw-fails-text = 有一手被管住了。只能出能被管住的最小一手，其余收回。
term-fine = 罚分
    .forms = 罚分, 罚
term-fine-text = 甩牌失败扣的分。默认不罚，房主可以设成 10 分。

## 一墩牌

term-trick = 墩
term-trick-text = 一家领出，其余三家跟，合起来是一墩。
term-lead = 领出
term-lead-text = 一墩里第一个出牌。领出什么，别家就要跟什么。
term-the-lead = 牌权
term-the-lead-text = 领出的权利：谁赢了这一墩，谁领出下一墩。
term-follow-suit = 跟牌
    .forms = 跟牌, 跟
    .not = 跟着
term-follow-suit-text = 领出哪一门，就出哪一门。有就必须跟。
term-void = 缺门
term-void-text = 某一门一张也没有。领出这一门时，出什么都行。
term-discard = 垫
    .forms = 垫牌, 垫
term-discard-text = 缺门时出别的牌。垫的牌永远赢不了。
term-ruff = 毙
term-ruff-text = 缺门时用同样牌型的主牌赢过去。那一门再大也管不住。
term-over-ruff = 盖毙
term-over-ruff-text = 别家毙了，你用牌型一样、更大的主牌再毙。

## 算分

term-point-card = 分牌
term-point-card-text = 5、10、K。别的牌都没有分。
term-points = 分
    .forms = 分
    .not = 部分; 分开; 分别; 分出; 十分; 分成; 分享; 分给; 分法; 怎么分; 分数(?!线)
term-points-text = 5 是 5 分，10 和 K 各 10 分，合起来 200 分。闲家赢的墩才算。
term-last-trick = 最后一墩
term-last-trick-text = 手里的牌正好出完的那一墩，决定底牌里的分归谁。
term-kitty-bonus = 抠底
term-kitty-bonus-text = 最后一墩归闲家，底牌里的分就乘上倍数算给闲家。
term-multiplier = 倍数
    .forms = 倍数, 倍
    .not = 翻倍; 加倍
term-multiplier-text = 底牌里的分乘几：最后一墩领出单张 ×2，对子 ×4，两对的拖拉机 ×8。
term-total = 总分
term-total-text = 一局打完闲家的分，抠底的分也在内。
term-line = 分数线
term-line-text = 结果变样的地方：40、80、120……满 80 分，闲家上台。
term-hold = 守住
term-hold-text = 闲家不到 80 分：庄家一方升级，接着坐庄。
term-take-over = 上台
term-take-over-text = 闲家满 80 分，下一局换闲家坐庄。
term-next-dealer = 下一局庄家
term-next-dealer-text = 守住了，轮到庄家的对家；没守住，轮到庄家的下家。
term-win-match = 赢得整场
    .forms = 赢得整场, 赢下整场
term-win-match-text = 坐庄打 A，并且守住。

## 打得好

term-boss = 最大的牌
term-boss-text = 一门里还没出的牌中最大的。这一门里没人管得住。
term-cash = 趁早出掉
term-cash-text = 稳赢的牌早点领出，别等到被毙。
term-give-points = 给分
term-give-points-text = 对家赢的墩，你往里出分牌。
term-draw-trumps = 吊主
term-draw-trumps-text = 领出主牌，把别家的主牌逼出来。
term-make-void = 做缺门
term-make-void-text = 把一门出光，以后就能毙这一门。
