"""The search page: a plain form whose address is the search, results marked, kind when empty."""

from __future__ import annotations

import html
import re

import pytest

from tests.web.test_lessons import text


def links(page):
    return re.findall(r'<li><a href="([^"]+)">', page.text)


def test_a_search_is_a_link_and_leads_to_what_it_found(visitor):
    page = visitor.get("/search?q=pair")
    assert 'value="pair"' in page.text
    found = links(page)
    assert {"/lessons/pairs", "/lessons/pairs/find", "/rules#follow-pair", "/terms#pair"} <= set(
        found
    )
    for address in found:
        path, _, anchor = address.partition("#")
        target = visitor.get(path, follow_redirects=True)
        assert target.status_code == 200, address
        assert not anchor or f'id="{anchor}"' in target.text, address


def test_the_words_found_are_marked_in_groups(visitor):
    page = visitor.get("/search?q=pair")
    heads = re.findall(r'<h2 id="found-(\w+)">([^<]+)</h2>', page.text)
    assert [head for head, _ in heads] == ["lesson", "step", "rule", "term"]
    assert {word.lower() for word in re.findall(r"<mark>([^<]+)</mark>", page.text)} == {"pair"}


def test_a_group_that_is_cut_leads_to_all_of_it(visitor):
    page = visitor.get("/search?q=pair")
    more = re.search(r'<a href="(/search[^"]+in=rule)">and (\d+) more', page.text)
    assert more
    shown = len([link for link in links(page) if link.startswith("/rules#")])
    whole = visitor.get(html.unescape(more[1]))
    assert len(links(whole)) == shown + int(more[2])
    assert set(re.findall(r'<h2 id="found-(\w+)"', whole.text)) == {"rule"}


def test_nothing_found_is_said_kindly_with_what_could_be_tried(visitor):
    page = visitor.get("/search?q=zebra")
    assert "Nothing found for “zebra”." in text(page)
    examples = re.findall(r'href="(/search\?q=[^"]+)">', page.text)
    assert len(examples) == 4
    for example in examples:
        assert "<mark>" in visitor.get(html.unescape(example)).text, example


@pytest.mark.parametrize("lang", ["zh-CN", "de", "ru"])
def test_the_examples_find_something_in_every_language(visitor, lang):
    headers = {"Accept-Language": lang}
    page = visitor.get("/search", headers=headers)
    examples = re.findall(r'href="(/search\?q=[^"]+)">', page.text)
    assert len(examples) == 4
    for example in examples:
        assert "<mark>" in visitor.get(html.unescape(example), headers=headers).text, example


def test_without_a_query_the_page_says_what_can_be_found(visitor):
    page = visitor.get("/search?q=%20%00")
    assert "Finds lessons, rules and terms" in text(page)
    assert "<mark>" not in page.text


def test_what_is_typed_is_text_and_never_a_tag(visitor):
    page = visitor.get("/search?q=<b>pair</b>")
    assert "<b>pair" not in page.text
    assert "&lt;b&gt;pair" in page.text


def test_htmx_gets_the_results_alone(visitor):
    headers = {"HX-Request": "true", "HX-Current-URL": "http://localhost/search"}
    part = visitor.get("/search?q=pair", headers=headers).text
    assert "<html" not in part
    assert "<form" not in part
    assert part.count("<mark>") == visitor.get("/search?q=pair").text.count("<mark>") > 0


def test_a_kind_that_there_is_not_is_refused_by_name(visitor):
    page = visitor.get("/search?q=pair&in=cards")
    assert page.status_code == 400
    assert "cards" in text(page)


@pytest.mark.parametrize("path", ["/", "/rules", "/lessons/pairs/find", "/practice/", "/settings"])
def test_every_page_leads_to_the_search(visitor, path):
    assert '<a class="find" href="/search"' in visitor.get(path).text
