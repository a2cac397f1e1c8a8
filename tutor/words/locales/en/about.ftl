# The language itself.

language-name = English
language-html = en
language-short = EN
language-spaced = yes
language-order = 1
