# The language itself.

language-name = English
language-html = en
language-order = 1
