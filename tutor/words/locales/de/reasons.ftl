# Warum eine Entscheidung richtig (good) oder teuer (bad) war. Nur Bewiesenes: erst die Karte.

reason-plain-bad = In den Verteilungen, die zu deinem Wissen passen, schneidet die andere Wahl einfach besser ab.
