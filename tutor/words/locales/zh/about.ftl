# The language itself.

language-name = 简体中文
language-html = zh-Hans
language-order = 2
