# The language itself.

language-name = Русский
language-html = ru
language-short = RU
language-spaced = yes
language-order = 4
