# Why a decision was right (good) or costly (bad). Only what is proven is said: the card first.

reason-plain-bad = In the deals that fit what you know, the other choice simply comes out better.
