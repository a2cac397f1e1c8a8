# The strategy guide: what stands around its own prose.

strategy-title = Strategy guide
strategy-chapters = Chapters
strategy-example = An example
strategy-answer = What is best here?
strategy-best = ^{ $best }: about { COUNT($p, noun: "point") } (±{ $se }) better than the next play.
strategy-best-one-of = ^{ $best }, for one; anything not as good loses about { COUNT($p, noun: "point") } (±{ $se }) or more.
strategy-only = Under { $rules } only
strategy-lesson = Lesson: { $lesson }
