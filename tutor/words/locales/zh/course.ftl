# 课程页、重新开始、“我已经会了”的小测、搜索。

## 课程
course-stars = { $count } 颗星，满 { $most } 颗
course-how = 三颗星：每题一次答对，不看提示。两颗：最多两题没做到。一颗：全部做完。
course-known = 已经会了
course-behind = 步骤：{ $lesson }
course-deck-first = 打完一局要会的都在这里。
course-deck-second = 怎么打好：细一点的规则、打法和最后几墩。
course-deck-advice = 最好先学第一副。不过什么都没锁：会打的话，答 { $total } 道题，第一副就翻过去。
course-deck-test = 第一副我会了
course-resume = 继续学

## 重新开始
course-reset-course = 整个课程重新开始
course-reset-lesson = 这一课重新开始
course-reset-title = 重新开始：{ $lesson }
course-lost = 会清掉的
course-lost-steps = { $count ->
   *[other] 做完的 { $count } 步
}
course-lost-stars = { $count ->
   *[other] { $count } 颗星，可以再拿
}
course-lost-known = { $count ->
   *[other] “已经会了”的 { $count } 课
}
course-lost-answers = 到现在为止的答案
course-stay = 会留下的
course-stays = 练习局、复盘、设置和语言
course-stays-lessons = 别的课
course-keep = 都留着
course-nothing-to-lose = 这里还没做过什么，不用重新开始。

## 我已经会了
course-know = 我已经会了
course-to-lesson = 去学这一课
course-test-title = 我已经会了：{ $name }
course-test-open = { $total } 道题，没有提示
course-test-passed = 翻过去了
course-test-lost = 还没翻过去
course-test-open-lesson = 这一课里的 { $total } 道题，每题只答一次。全对，这一课就算学完。
course-test-open-deck = 第一副里的 { $total } 道题，每题只答一次。答对 { $need } 道，第一副就算学完。
course-test-passed-lesson = 这一课你会了，算学完。想看随时可以看。
course-test-passed-deck = { $total } 道答对 { $right } 道。第一副算学完，可以学第二副了。
course-test-lost-lesson = 有一道题答案不一样。这一课用几步讲清楚为什么。
course-test-lost-deck = 到现在答对 { $right } 道，要 { $need } 道。看看下面几课就够了。
course-test-right = { $total } 道答对 { $right } 道
course-test-begin = 开始
course-test-go-on = 继续
course-test-result = 看结果
course-test-again = 再答一遍
course-question = 第 { $number } 题
course-question-of = 第 { $number } 题，共 { $total } 题
course-questions = 题目
course-answer-right = 这题算对。
course-answer-wrong = 这题不算。
course-missed = 答案不一样
course-worth-a-visit = 值得看看：

## 搜索
course-search = 搜索
course-search-for = 词、牌、规则、拼音
course-search-intro = 可以找小课、规则和术语。写一个词、一张牌，或者不带声调的拼音：主牌、红桃10、zhupai。
course-found-lessons = 小课
course-found-steps = 步骤
course-found-rules = 规则
course-found-terms = 术语
course-found-count = 找到 { $count } 条
course-found-more = 还有 { $count } 条
course-nothing = 没找到“{ $query }”。
course-nothing-try = 试试少写几个字，或者换一个词。也可以从这些开始：
course-search-examples = 主牌、对子、底牌、级牌
