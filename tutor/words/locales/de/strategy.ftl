# Was auf der Seite mit den Grundsätzen um die Texte herum steht.

strategy-title = Strategie
strategy-chapters = Kapitel
strategy-example = Ein Beispiel
strategy-answer = Was ist hier am besten?
strategy-best = ^{ $best }: rund { COUNT($p, noun: "point") } (±{ $se }) besser als alles andere.
strategy-best-one-of = Zum Beispiel { $best }; was schlechter ist, kostet rund { COUNT($p, noun: "point") } (±{ $se }) oder mehr.
strategy-only = Nur bei { $rules }
strategy-lesson = Lektion: { $lesson }
