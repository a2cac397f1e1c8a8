# The language itself.

language-name = Русский
language-html = ru
language-order = 4
