"""A naive referee for Shengji that shares no code and no ideas with the engine it checks.

Everything here works on plain lists of two-letter card names and finds its answers by trying all
possibilities, as RULES 5.1-5.8 read word by word.  Clear and slow on purpose: it must be possible
to check it by eye.  It never imports the engine; the tests put the two side by side.
"""
