# The language itself.

language-name = Deutsch
language-html = de
language-short = DE
language-spaced = yes
language-order = 3
