# 打完一局以后的复盘。

review-title = 复盘
review-subtitle = 第 { $hand } 局，打 { RANK($level, form: "level") }
review-from = 从{ SEAT($seat, form: "name") }这边看
review-of-another = 这一局是别人分享给你的。你在这里重选的，会另存成你自己的一份。

## 进度和统计
review-progress = { $total } 个决定看了 { $done } 个
review-go-on = 继续看
review-looking = 目前还没看到亏的。
review-count-total = { $n ->
   *[other] 个决定
}
review-count-forced = 没得选
review-count-choices = 有得选
review-count-costly = 亏
review-summary = 一共 { $total } 个决定：{ $forced } 个没得选，{ $choices } 个有得选，其中 { $costly } 个亏了（亏 { $points } 分起算，而且明显大于误差）。
review-costly-from = 亏：{ $points } 分起算，而且明显大于误差。
review-means = 这些分数是什么意思？

## 亏的决定
review-costly = 亏在哪里
review-none-costly = 这一局没有。小的差别标在下面的列表里。
review-at-declare = 亮主
review-at-bury = 扣底牌
review-at-lead = 第 { $trick } 墩：领出
review-at-follow = 第 { $trick } 墩：跟牌
review-led = { $seat }领出
review-colon = ：
review-loss = 大约 { $points } 分（±{ $error }）
review-try = 重新选一次
review-tried = 已经重选
review-tried-best = 已经重选：选到了最好的。
review-seen = 已经看过答案。
review-look-again = 再看一次
review-not-yet = 还没看

## 重新选一次
review-ask-declare = 现在你亮什么？还是不亮？
review-ask-bury = 现在你扣哪几张？
review-ask-lead = 现在你领出什么？
review-ask-follow = 现在你出什么？
review-show = 看答案
review-compared = 放在一起看
review-now = 现在
review-then = 当时
review-verdict-now = 现在：{ $tier }
review-verdict-then = 当时：{ $tier }
review-best = 最好
review-next-costly = 下一个亏的决定
review-back = 回到复盘

## 预计的结果
review-plot-heading = 预计的结果
review-plot-note = 每次选择之后，按你当时能知道的，预计闲家最后得多少分。
review-plot-text = 开始时预计闲家得 { $first } 分，最后得 { $last } 分。实线是 80 分。
review-plot-text-open = 开始时预计闲家得 { $first } 分。实线是 80 分。
review-plot-start = 开始
review-plot-trick = 第 { $trick } 墩
review-plot-costly = 亏，{ $lost }
review-plot-table = 用表格看
review-col-points = 预计闲家得分
review-col-decision = 你的决定

## 该练什么
review-weak = 最该练的一点
review-weak-points = 什么时候给分，什么时候不给
review-weak-trumps = 主牌怎么用
review-weak-pairs = 对子和拖拉机不要拆
review-weak-leads = 领出什么
review-weak-throws = 甩牌
review-weak-voids = 做缺门、用缺门
review-weak-kitty = 扣底牌和保底
review-weak-bidding = 亮主
review-weak-cost = { $times } 个决定，大约亏了 { $points } 分。
review-lesson = 小课：{ $lesson }

## 所有的决定和每一步
review-all = 所有的决定
review-moves = 一步一步看
review-move = 第 { $move } 步，共 { $total } 步
review-first = 最前
review-last = 最后
review-hands = 四家的牌
review-cards-left = { $n } 张
review-kitty = 底牌
review-took-kitty = { $seat ->
    [you] 你拿起底牌。
   *[other] { $seat }拿起底牌。
}
review-buried = { $seat ->
    [you] 你扣了{ $cards }。
   *[other] { $seat }扣了{ $cards }。
}
review-dealt = 发到的牌

## 保存和分享
review-take = 保存或分享
review-save = 存成网页
review-record = 下载牌谱
review-link = 这次复盘的链接
review-link-note = 有链接的人都能看这一局。
review-copy = 复制链接
review-copied = 已复制
review-other-seats = 换一家来复盘：

## 列表和外来的牌谱
review-list-title = 打完的局
review-list-empty = 还没有打完的局。练习局一打完，复盘会自己打开。
review-list-hand = 第 { $hand } 局，打 { RANK($level, form: "level") }：闲家 { $points } 分
review-list-tried = 重选了 { $n } 次
review-open-title = 打开牌谱
review-open-text = 打完的局，四家里随便哪一家都可以复盘。
review-open-record = 牌谱
review-open-file = 或者选文件
review-open-seat = 看谁的决定
review-open-go = 开始复盘

## 错误
review-error-none = 找不到这次复盘。链接可能不完整。
review-error-no-decision = 这一局没有这个编号的决定。
review-error-no-move = 这一局只有 { $total } 步。
review-error-forced = 这里没得选：规则只允许这么出。
review-error-empty = 先贴上牌谱，或者选一个文件。
review-error-long = 太长了，不像一局的牌谱。
review-error-running = 这份牌谱还没打完。打完的局才能复盘。
review-error-ends = 牌谱到第 { $line } 行就断了。请重新复制完整的一份。
review-error-header = 第 { $line } 行：牌谱开头应该是“shengji record 1”，这里写的是“{ $text }”。
review-error-rules = 第 { $line } 行：这里应该是规则（kawu 或 dapai）和改动的设置，现在是“{ $text }”。
review-error-hand = 第 { $line } 行：这里应该是第几局，比如“hand 3”，现在是“{ $text }”。
review-error-level = 第 { $line } 行：这里应该是打几，比如“level 7”，现在是“{ $text }”。
review-error-levels = 第 { $line } 行：这里应该是两队的级，比如“levels NS 2 EW 3”，现在是“{ $text }”。
review-error-dealer = 第 { $line } 行：这里应该是庄家的字母，比如“dealer S”，现在是“{ $text }”。
review-error-cards = 第 { $line } 行：这里应该是一家的牌，比如“cards S HT BJ ……”，现在是“{ $text }”。
review-error-kitty = 第 { $line } 行或上面四家的牌不对：有牌写错了、多了或者少了。这一行写的是“{ $text }”。
review-error-move = 第 { $line } 行：牌局打到这里不能这样做：“{ $text }”。
