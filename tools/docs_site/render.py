"""A document as HTML: headings and rules that can be linked to, links between pages, code in colour."""

import os.path
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments import highlight  # type: ignore[import-untyped]
from pygments.formatters import HtmlFormatter  # type: ignore[import-untyped]
from pygments.lexers import get_lexer_by_name  # type: ignore[import-untyped]
from pygments.util import ClassNotFound  # type: ignore[import-untyped]

from sixgun.digest import rules
from tools.docs_site.page import FRONT, HOME, Page

ELSEWHERE: Final = re.compile(r"[a-z]+:")
RULE: Final = re.compile(r"\*\*(?P<id>[A-Z]+\d+[a-z]?(?:-E\d+)?)\b")
RULE_IN_A_ROW: Final = re.compile(r"[A-Z]+\d+$")
IMAGES: Final = (".png", ".svg", ".webp")


@dataclass
class Rendered:
    """A page as HTML, with what can be found on it."""

    page: Page
    html: str
    headings: list[tuple[int, str, str]] = field(default_factory=list)
    """Level, text and id of every heading."""
    rules: list[tuple[str, str]] = field(default_factory=list)
    """Id and text of every rule."""
    files: set[str] = field(default_factory=set)
    """The pictures that it shows, by path in the checkout."""


def render(page: Page, urls: Mapping[str, str], root: Path) -> Rendered:
    """A page as HTML; `urls` has the page of every document that has one."""
    markdown = MarkdownIt("commonmark", {"highlight": coloured}).enable("table")
    tokens = markdown.parse(page.text)
    found = Rendered(page, "")
    name_headings(tokens, found)
    name_rules(tokens, found)
    for token in tokens:
        for child in token.children or ():
            if child.type in ("link_open", "image"):
                attribute = "href" if child.type == "link_open" else "src"
                place_link(child, attribute, found, urls, root)
        if token.type == "inline" and token.children:
            token.children = link_rules(token.children, page.up)
    found.html = str(markdown.renderer.render(tokens, markdown.options, {}))
    return found


def coloured(code: str, language: str, _: str) -> str:
    """Code with its words marked for the style; as it stands where nobody knows the language."""
    try:
        lexer = get_lexer_by_name("pycon" if code.startswith(">>>") else language)
    except ClassNotFound:
        return escape(code)
    return str(highlight(code, lexer, HtmlFormatter(nowrap=True)))


def slug(heading: str) -> str:
    """The id that a heading has in links.

    >>> slug("`share`, or luck")
    'share-or-luck'
    """
    return re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-")


def name_headings(tokens: Sequence[Token], found: Rendered) -> None:
    seen: Counter[str] = Counter()
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            text = tokens[at + 1].content
            name = slug(text)
            again = f"-{seen[name]}" if seen[name] else ""
            seen[name] += 1
            token.attrSet("id", name + again)
            found.headings.append((int(token.tag[1]), re.sub(r"[`*]|\]\([^)]*\)|\[", "", text), name + again))


def name_rules(tokens: Sequence[Token], found: Rendered) -> None:
    """Give every rule of a list, and every row that begins with a rule, its id."""
    for at, token in enumerate(tokens):
        if token.type == "list_item_open" and tokens[at + 2].type == "inline":
            rule = RULE.match(tokens[at + 2].content)
        elif token.type == "tr_open" and tokens[at + 1].type == "td_open":
            rule = RULE_IN_A_ROW.match(tokens[at + 2].content)
        else:
            continue
        if rule:
            text = tokens[at + 2].content
            name = rule.groupdict().get("id") or rule[0]
            token.attrSet("id", name)
            found.rules.append((name, re.sub(r"[*`]", "", text)[:120]))


@cache
def rule_urls() -> dict[str, str]:
    """Where each rule stands in the site."""
    return {rule.id: f"rules/{rule.book}.html#{rule.id}" for rule in rules()}


def link_rules(children: list[Token], up: str) -> list[Token]:
    """The parts of a paragraph with every rule that its prose names linked to; names in bold or in links stay."""
    found: list[Token] = []
    inside = 0
    for child in children:
        inside += child.nesting
        pieces = (
            re.split(r"\b([A-Z]{1,2}\d+[a-z]?(?:-E\d+)?)\b", child.content)
            if child.type == "text" and not inside
            else []
        )
        if len(pieces) < 2:
            found.append(child)
        for number, piece in enumerate(pieces if len(pieces) > 1 else ()):
            url = rule_urls().get(piece) if number % 2 else None
            token = Token("html_inline" if url else "text", "", 0)
            token.content = f'<a href="{up}{url}">{piece}</a>' if url else piece
            found.append(token)
    return found


def place_link(token: Token, attribute: str, found: Rendered, urls: Mapping[str, str], root: Path) -> None:
    """Turn a link between documents into one between pages; a file that has no page is named, not linked to.

    What leads nowhere stays as it is: it is found where all links of the site are.
    """
    link = str(token.attrGet(attribute))
    if ELSEWHERE.match(link) or link.startswith("#"):
        return
    path, _, anchor = link.partition("#")
    target = os.path.normpath(os.path.join(os.path.dirname(found.page.source), path)).replace(os.sep, "/")
    target = HOME if target == FRONT else target
    folder = f"{target}/README.md"
    url = urls.get(target) or urls.get(folder)
    if url is not None:
        token.attrSet(attribute, found.page.up + url + (f"#{anchor}" if anchor else ""))
    elif target.endswith(IMAGES) and (root / target).is_file():
        found.files.add(target)
        token.attrSet(attribute, f"{found.page.up}images/{os.path.basename(target)}")
    elif (root / target).exists() and not anchor:
        token.tag = "span"
        token.attrs = {"class": "in-checkout", "title": f"{target} in the checkout"}
