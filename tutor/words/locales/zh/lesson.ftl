# 小课正文以外的话：答对时的一句、选项名称、答案差在哪里，以及还没写好的小课的标题。

## 回答以后
lesson-not-allowed = 不能这样出
lesson-not-yet = 还不对

## The table
lesson-earlier = 前面的 { $count } 墩

## 为什么不对
lesson-pick-extra = 这里不算：{ $cards }。
lesson-pick-missing = 还差 { COUNT($n, noun: "card") }。
lesson-order-higher = { $high }比{ $low }大。

## 不成答案
lesson-nothing-chosen = 先选一个，再确认。
lesson-not-shown = 这里没有{ $cards }。
lesson-order-all = { COUNT($n, noun: "card") }都要排进去，每张一次。
lesson-bad-option = “{ $text }”不在选项里，请选其中一个。

## 选项
lesson-option-seat = { $seat }
lesson-option-level = 打 { $rank }
lesson-option-team = { $team }
lesson-option-nobody = 还没有
lesson-option-hold = 庄家守住
lesson-option-take-over = 闲家上台
lesson-option-match = 赢得整场
lesson-option-single = 单张
lesson-option-pair = 对子
lesson-option-tractor = 拖拉机
lesson-option-throw = 甩牌
lesson-option-none = 都不是
lesson-option-equal = 一样大
lesson-option-yes = 是
lesson-option-no = 不是
lesson-option-suit = { $suit }
lesson-option-pass = 不亮
