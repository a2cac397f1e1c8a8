"""The game of Shengji itself: cards, rules, verdicts, a hand, a match, the players.

Standard library only; no input or output, no words for people, no web. Everything that is said
about a play is data (`engine.verdict`); who may know what is `engine.view`. Sentences are made
by `tutor.coach` and `tutor.words`.
"""
