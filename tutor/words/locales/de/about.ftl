# The language itself.

language-name = Deutsch
language-html = de
language-order = 3
