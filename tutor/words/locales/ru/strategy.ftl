# Что стоит на странице о принципах игры вокруг самого текста.

strategy-title = Стратегия
strategy-chapters = Главы
strategy-example = Пример
strategy-answer = Что здесь лучше всего?
strategy-best = ^{ $best }: примерно на { COUNT($p, noun: "point") } (±{ $se }) лучше, чем всё остальное.
strategy-best-one-of = Например, { $best }; всё, что слабее, хуже примерно на { COUNT($p, noun: "point") } (±{ $se }) или больше.
strategy-only = Только на { $rules }
strategy-lesson = Урок: { $lesson }
