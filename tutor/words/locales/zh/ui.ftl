# Labels of the pages. The screen words are those of the project's glossary.

## Every page
ui-brand = 升级
ui-description = 一步一步学打升级（拖拉机），再打练习局，教练就在旁边。
ui-skip = 跳到正文
ui-back-to-course = 升级：返回课程
ui-language = 语言
ui-close = 关闭
ui-offline = 连接断了。什么都没丢，过一会儿再试。
ui-more-pages = 全部页面
ui-course = 课程
ui-practice = 练习
ui-rules = 规则
ui-terms = 术语
ui-settings = 设置
ui-rules-as-played = 规则以 kawu 和 dapai.app 为准

## Cards
ui-card = { $card }
ui-joker-big = 大王
ui-joker-small = 小王
ui-card-of-pair = ，成对
ui-card-refused = ，现在不能出
ui-card-pointed = ，教练指的牌
ui-your-cards = 你的手牌
ui-suit-row = { $suit ->
    [T] 主牌
   *[S] ^{ $suit }
}

## The table
ui-seat-mark = { $seat ->
    [E] 东
    [N] 北
    [W] 西
   *[S] 南
}
ui-seat-name = { SEAT($seat, form: "name") }
ui-seat-played = { $seat }：{ $cards }
ui-you = 你
ui-your-turn = 轮到你
ui-dealer = 庄家
ui-partner = 对家
ui-tag-led = 领出
ui-tag-winning = 暂时最大
ui-tag-won = 赢了
ui-level = 打 { RANK($level, form: "level") }
ui-trump = 主牌
ui-trump-suit = ：{ $suit }
ui-no-trump = 无主
ui-trump-open = 主牌还没定
ui-attackers = 闲家
ui-points-unit = { $points ->
   *[other] 分
}
ui-score-label = 闲家 { COUNT($points, noun: "point") }，80 分上台。刻度在 40、80 和 120 分。
ui-team = { $team }
ui-state = 主牌和得分
ui-trick = 这一墩
ui-table = 牌桌

## Coach
ui-coach = 教练
ui-why = 为什么？
ui-whole-rule = 完整规则
ui-rule-number = 规则第 { $number } 条
ui-tier-no = 不能这样出
ui-tier-yes = 对
ui-tier-even = 一样好
ui-tier-little = 略亏
ui-tier-cost = 亏
ui-tier-unsure = 说不准
ui-tier-forced = 没得选
ui-tier-hint = 提示
ui-tier-info = 教练
ui-hint = 提示
ui-hint-number = 提示 { $number }
ui-hint-of = 提示 { $number }/{ $total }
ui-rung-look = 看哪里
ui-rung-rule = 相关规则
ui-rung-cards = 看哪几张牌

## Lessons
ui-step-of = 第 { $number } 步，共 { $total } 步
ui-steps = 这一课的步骤
ui-step-done = 已完成
ui-next = 下一步
ui-back = 上一步
ui-try-again = 再试一次
ui-start-over = 重做这一步
ui-check = 确认
ui-play = 出牌
ui-bury = 扣底牌
ui-choose-one = 选一项。
ui-enter-number = 填一个数。
ui-order-them = 最大的放最上面。
ui-order-list = 从大到小
ui-move-up = 往上移：{ $card }
ui-move-down = 往下移：{ $card }
ui-choose-some-cards = 选牌。
ui-chosen-cards = 已选 { COUNT($count, noun: "card") }。
ui-solved = 这一步完成了。
ui-lesson-done = 这一课学完了
ui-lesson-open = 还有 { $count } 步没做
ui-next-lesson = 下一课：{ $lesson }
ui-profile = 规则：{ $profile }
ui-defenders = 庄家一方
ui-fact-dealer = 庄家
ui-fact-trick-points = 闲家的墩里
ui-fact-kitty = 底牌
ui-fact-last-lead = 最后一墩领出
ui-fact-last-winner = 最后一墩归
ui-fact-failed-attackers = 闲家甩牌失败
ui-fact-failed-defenders = 庄家一方甩牌失败
ui-fact-total = 闲家总分
ui-fact-points = { COUNT($points, noun: "point") }
ui-number-label = 你的答案
ui-asked = 要看的牌

## Home
ui-home-title = 边打边学
ui-hero = 从 2 打到 A。
ui-hero-text = 升级又叫拖拉机，四个人分两队，用两副牌打。先上小课，一步一步学会，再打练习局，教练就在旁边。
ui-begin = 开始：{ $lesson }
ui-continue-lesson = 继续：{ $lesson }
ui-again-lesson = 再来一遍：{ $lesson }
ui-play-practice = 打一局练习局
ui-continue-practice = 继续你的练习局
ui-course-heading = 课程
ui-deck-first = 第一副
ui-deck-second = 第二副
ui-deck-later = 十三课讲怎么打好，还都扣着
ui-unit-first-1 = 上桌
ui-unit-first-2 = 主牌
ui-unit-first-3 = 牌型
ui-unit-first-4 = 底牌
ui-unit-second-1 = 细一点的规则
ui-unit-second-2 = 好牌怎么打
ui-unit-second-3 = 看懂牌桌
ui-unit-second-4 = 最后几墩
ui-done-of = { $done }/{ $total }
ui-later = 以后再学
ui-go-on = 继续
ui-steps-done = { $done }/{ $total } 步

## Rules and terms
ui-rules-for = 看哪家的规则
ui-rules-contents = 目录
ui-terms-intro = 打升级用到的词，以及别的语言怎么说。
ui-term-title = { $term }

## Settings
ui-looks-and-pace = 外观和节奏
ui-save = 保存
ui-settings-saved = 已保存。
ui-theme = 浅色或深色
ui-theme-auto = 跟随设备
ui-theme-light = 浅色
ui-theme-dark = 深色
ui-suits = 花色的颜色
ui-suits-four = 四种颜色
ui-suits-two = 红黑两色
ui-card-size = 牌的大小
ui-cards-normal = 正常
ui-cards-large = 大号
ui-motion = 动画
ui-motion-auto = 跟随设备
ui-motion-none = 关闭
ui-comments = 点评
ui-comments-now = 马上
ui-comments-after = 打完再说
ui-comments-ask = 我问才说
ui-delay = AI 玩家出牌的快慢
ui-delay-none = 一下子出完
ui-delay-short = 快
ui-delay-normal = 适中
ui-delay-long = 慢
ui-reset = 清空进度
ui-reset-text = 忘掉你做过哪些步骤。练习局和设置不变。
ui-progress-reset = 进度已清空。

## Errors
ui-error-not-found = 这里什么也没有
ui-error-input = 这样不行
ui-error-server = 出了点问题
ui-error-number = 错误 { $status }
ui-to-course = 去课程
ui-back-to-page = 回到刚才那页

## Patterns
ui-patterns = 组件：页面的每个部分
