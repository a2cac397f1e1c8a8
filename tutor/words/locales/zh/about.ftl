# The language itself.

language-name = 简体中文
language-html = zh-Hans
language-short = 中
language-spaced = no
language-order = 2
