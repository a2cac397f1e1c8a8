"""The tutor: lessons, coach, practice table, store and web pages around the `engine`.

What may import what is written down as contracts in pyproject.toml; each package's docstring says
what it does and what it leaves to others.
"""
