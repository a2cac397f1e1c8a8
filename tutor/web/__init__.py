"""The pages: one small blueprint for each place a visitor can be.

A view parses its form, calls one function below this package, and renders one context. What is
right or wrong about a play is decided elsewhere; so is every word.
"""
