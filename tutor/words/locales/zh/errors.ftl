# What is said when something cannot be done: the reason, and what to do.

## Pages
error-not-found = 这个地址没有页面。也许链接不完整。
error-method = 这个地址要用按钮打开，不能用链接。请回到有按钮的那一页。
error-bad-request = 浏览器发来的内容读不懂。请重新打开页面，再做一次。
error-forbidden = 这里不允许这样做。
error-foreign-form = 这个表单来自别的网站，所以什么都没改。请在这里打开页面再试。
error-too-large = 一次发来的内容太多了。什么都没改，请重新打开页面。
error-server = 这是程序的问题，不是你的问题。你做过的都还在，再试一次，或者先看别的。
error-store = 存放数据的地方暂时没有回应。什么都没丢，过一会儿再试。
error-bad-cookie = 用来认出这个浏览器的标记坏了，已经删掉。重新打开页面，就从头开始。

## Forms
error-bad-card = 没有“{ $text }”这张牌。先写花色，再写点数：HT 是红桃{ "\u2060" }10，BJ 是大王。
error-too-many = { $card }写了 { $count } 张，两副牌里只有 2 张。
error-too-many-cards = 一手最多 { COUNT($most, noun: "card") }，这里有 { $count } 张。
error-missing-field = 表单不完整：缺少“{ $field }”。请重新打开页面。
error-bad-field = “{ $field }”不能是“{ $text }”。请重新打开页面再选。
error-missing-number = 先填一个数。
error-bad-number = “{ $text }”不是数。只写数字，比如 40。
error-number-range = 这个数在 { $low } 和 { $high } 之间，{ $number } 不在。

## Lessons
error-no-lesson = 没有叫“{ $text }”的课。
error-no-step = 这一课没有叫“{ $text }”的步骤。
