"""The search page: lessons, steps, rules and terms that have the words of a query.

A plain GET form, so that a search is a link; htmx brings the results while one types. How words are
found is `tutor.course.search`'s, what is searched `tutor.course.searched`'s.
"""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, Response, current_app, request, url_for

from tutor.course.search import LONGEST_QUERY, Hit, Index, Piece
from tutor.course.searched import KINDS, Found, make_index
from tutor.web.forms import read_choice
from tutor.web.page import Page, show, ui
from tutor.web.site import course, site
from tutor.web.standing import place_title

blueprint = Blueprint("search", __name__)

GROUPS = dict(
    zip(
        KINDS,
        (
            "course-found-lessons",
            "course-found-steps",
            "course-found-rules",
            "course-found-terms",
        ),
        strict=True,
    )
)
MOST = 8
"""How many results of a kind are shown beside those of the other kinds."""


@dataclass(frozen=True, slots=True)
class Result:
    """A thing found: where it is, its title and a part of its text, and what it belongs to."""

    url: str
    title: tuple[Piece, ...]
    text: tuple[Piece, ...]
    of: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """What was found of one kind; `more` says how many are not shown, and leads to all of them."""

    id: str
    title: str
    results: tuple[Result, ...]
    more: str
    more_url: str


@dataclass(frozen=True, kw_only=True)
class SearchPage(Page):
    """The form and what was found; `said` tells of it in a sentence."""

    query: str
    said: str
    nothing: bool
    groups: tuple[Group, ...]
    examples: tuple[str, ...]


def _index() -> Index[Found]:
    """Returns the application's index in the visitor's language, made at the first search."""
    made: dict[str, Index[Found]] = current_app.extensions.setdefault("searches", {})
    lang = site().lang
    if lang not in made:
        made[lang] = make_index(course(), lang)
    return made[lang]


def _url(found: Found) -> str:
    if found.kind == "lesson":
        return url_for("lesson.begin", lesson_id=found.id)
    if found.kind == "step":
        return url_for("lesson.page", lesson_id=found.lesson, step_id=found.id)
    page = "rules.page" if found.kind == "rule" else "terms.page"
    return url_for(page, _anchor=found.id)


def _result(hit: Hit[Found]) -> Result:
    lesson = hit.key.lesson
    of = place_title(course().place(lesson)) if lesson else ""
    return Result(_url(hit.key), hit.title, hit.text, of)


def _groups(query: str, hits: list[Hit[Found]], only: str) -> tuple[Group, ...]:
    """Returns what was found, by kind; all of one kind where `only` names it."""
    groups = []
    for kind, title in GROUPS.items():
        own = [hit for hit in hits if hit.key.kind == kind]
        if own and only in ("", kind):
            most = len(own) if only else MOST
            more = ui("course-found-more", count=len(own) - most) if len(own) > most else ""
            results = tuple(_result(hit) for hit in own[:most])
            url = f"{url_for('search.page', q=query)}&in={kind}"
            groups.append(Group(kind, ui(title), results, more, url))
    return tuple(groups)


@blueprint.get("/search")
def page() -> Response:
    """Shows the form, and what was found where something is looked for."""
    text = request.args.get("q", "")[:LONGEST_QUERY]
    query = " ".join("".join(each if each.isprintable() else " " for each in text).split())
    only = read_choice(request.args, "in", ("", *KINDS), default="")
    hits = _index().search(query) if query else []
    said = ""
    if query:
        missing = ui("course-nothing", query=query)
        said = ui("course-found-count", count=len(hits)) if hits else missing
    listed = ui("course-search-examples").replace("、", ",")
    context = SearchPage(
        title=f"{query} · {ui('course-search')}" if query else ui("course-search"),
        query=query,
        said=said,
        nothing=bool(query) and not hits,
        groups=_groups(query, hits, only),
        examples=tuple(each.strip() for each in listed.split(",")),
    )
    return show(context, "search.html", part="_found.html")
