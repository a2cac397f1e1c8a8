# 练习牌桌：开局设置、一局的过程、结果。

## 开局设置
practice-title = 练习局
practice-setup-text = 你坐南家，北家是你的对家，另外三家由 AI 玩家来打。AI 只看自己的牌和桌面上看得到的牌。
practice-start = 发牌
practice-continue = 继续：第 { $hand } 局，打 { RANK($level, form: "level") }
practice-open-matches = 还没打完
practice-new-heading = 新开一场
practice-rules = 规则
practice-rules-kawu = 没有甩牌，发完牌再亮主
practice-rules-dapai = 可以甩牌，边发牌边亮主，2 是常主
practice-level = 两队都从几打起
practice-strength = AI 玩家
practice-strength-beginner = 新手
practice-strength-beginner-note = 懂一点章法，但常常忘。
practice-strength-club = 熟手
practice-strength-club-note = 大牌趁早出，没人管得住的一起甩，跟牌出小牌，对家赢就给分，有分才毙。
practice-strength-expert = 高手
practice-strength-expert-note = 先按看得到的牌推想许多种牌局，每手试过再挑最好的出。
practice-more-rules = 更多规则
practice-more-rules-note = 各桌打法不一样。不改的，就照选定的规则。
practice-as-rules = 照规则
practice-yes = 是
practice-no = 否
practice-set-permanent_twos = 2 是常主
practice-set-throws = 可以甩牌
practice-set-reinforce_own = 自己亮的主可以加固
practice-set-follow_shorter_tractor = 没有一样长的拖拉机，短的也要跟
practice-set-failed_throw_penalty = 甩牌失败罚分
practice-set-declare_when = 什么时候亮主
practice-set-declare_ladder = 用什么亮主
practice-set-trump_if_none = 没人亮主时
practice-set-throw_compare = 两家都毙了甩牌，比什么
practice-set-kitty_multiplier = 拖拉机抠底的倍数
practice-val-failed_throw_penalty-0 = 不罚
practice-val-failed_throw_penalty-10 = 罚 10 分
practice-val-declare_when-after_deal = 发完牌，每家问一次
practice-val-declare_when-during_deal = 发牌时，随时可以亮
practice-val-declare_ladder-levels = 只用级牌
practice-val-declare_ladder-jokers = 级牌，或一对王打无主
practice-val-trump_if_none-first_kitty_card = 看第一张底牌的花色，是王就打无主
practice-val-trump_if_none-first_non_joker_kitty_card = 看第一张不是王的底牌
practice-val-trump_if_none-no_trump = 打无主
practice-val-throw_compare-largest_component = 比最大的那一手
practice-val-throw_compare-highest_card = 比最大的一张
practice-val-throw_compare-all_components = 每一手都要更大
practice-val-kitty_multiplier-pow2_pairs = 每多一对翻一倍：8、16、32 倍
practice-val-kitty_multiplier-times_cards = 张数的两倍：8、12、16 倍

## 一局的过程
practice-hand-number = 第 { $hand } 局
practice-trick-number = 第 { $number } 墩
practice-dealing = 发牌
practice-declaring = 亮主
practice-burying = 扣底牌
practice-dealt = 已发 { $drawn } 张，共 { $total } 张。
practice-deal-on = 继续发牌
practice-go-on = 继续
practice-next-trick = 下一墩
practice-declare = 亮主
practice-pass = 不亮
practice-undo = 撤回
practice-ask = 我刚才那手怎么样？
practice-show-cards = 你可以亮：{ $choices }。
practice-nothing-to-show = 你现在没有可以亮的牌。
practice-none-yet = 还没人亮主。
practice-dealer-unknown = 谁亮主谁坐庄。
practice-dealer-buried = { $seat ->
    [you] 你扣了 { $count } 张。
   *[other] { SEAT($seat, form: "name") }拿起底牌，扣了 { $count } 张。
}
practice-from-kitty = 拿起的底牌
practice-bury-title = 扣 { $count } 张底牌
practice-chosen = 底牌：已选 { $chosen } 张，共 { $count } 张
practice-chosen-for-kitty = 准备扣的牌
practice-so-far = 到现在为止
practice-col-trick = 墩
practice-col-winner = 谁赢
practice-col-points = 有几分
practice-last-trick = 上一墩
practice-point-cards = 闲家得到的分牌
practice-no-point-cards = 还没有。
practice-your-buried = 你扣的底牌
practice-only-play = 只能这么出，已经替你选好了。
practice-team-levels = 你和北家打 { RANK($us, form: "level") }，东西一队打 { RANK($them, form: "level") }。

## 撤回
practice-undo-nothing = 还没有可以撤回的一手。
practice-undo-over = 这一局已经打完，牌都摊开了。
practice-undo-throw = 甩过牌就不能撤回：别家的牌已经露底了。
practice-undo-kitty = 拿起底牌后就不能撤回。
practice-undo-answered = 亮主已经轮到别家了，不能撤回。

## 结果
practice-won = 这一局你们赢了。
practice-lost = 这一局对手赢了。
practice-result = 第 { $hand } 局的结果
practice-result-tricks = 墩里的分
practice-result-kitty = 底牌
practice-result-kitty-sum = { $points } × { $factor } = { $bonus }
practice-result-kitty-kept = { $points } 分，不算
practice-result-fines = 罚分
practice-result-total = 闲家总分
practice-kitty-cards = 底牌里扣的是
practice-next-hand = 下一局
practice-new-match = 新开一场
practice-all-tricks = 所有的墩
practice-earlier = 这一场前面几局
practice-earlier-hand = 第 { $hand } 局：闲家 { $points } 分

## 错误
practice-error-no-hand = 这里找不到这一局。可能是在别的浏览器上打的，或者链接不完整。
practice-error-unreadable = 这一局是别的版本存下的，打不开。
practice-error-setting = { $name }：这里没有“{ $text }”可选。
practice-played-already = 那一页已经旧了。牌局现在打到这里。
practice-undone = 已经撤回，重新决定吧。
practice-signed = { $number }
practice-points = { $points } 分
practice-computer-turn = 轮到别家。
practice-trump-is-set = 先看看主牌和庄家，再继续。
practice-look = 看看这一墩。
practice-dealing-now = 正在发牌。
practice-all-dealt = 牌已经发完，接下来拿底牌。
