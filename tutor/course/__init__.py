"""Lessons: how they are written (`model`, `prose`), read (`loader`), run (`run`), checked (`lint`).

A lesson is data in ``lessons/``, a run is a pure function of (lesson, step, answer); pages, tests
and the linter call the same one. Sentences about plays are the coach's, progress is the store's,
pages are the web's. How a lesson is written: ``docs/writing-lessons.md``.
"""
