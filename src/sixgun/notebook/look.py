"""The client's colours, symbols and portraits, as `npm --prefix web run look` has taken them from it."""

import json
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
TABLE: Final = "sixgun-table"
"""The class of the outermost element: every rule of the style begins with it, so nothing else on the page changes."""
IN_THE_DARK: Final = ('[data-jp-theme-light="false"]', ".vscode-dark", ".vscode-high-contrast")
IN_THE_LIGHT: Final = ('[data-jp-theme-light="true"]', ".vscode-light")
"""What notebooks write above their output: it counts for more than what the system prefers."""


@cache
def look() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((HERE / "look.json").read_text(encoding="utf-8"))
    return found


def icon(name: str) -> str:
    """A symbol, drawn in place; nothing where the client has none of that name.

    >>> icon("life")[:42]
    '<svg class="i" viewBox="0 0 12 24" aria-hi'
    """
    if name not in look()["symbols"]:
        return ""
    box, inside = look()["symbols"][name]
    return f'<svg class="i" viewBox="{box}" aria-hidden="true">{inside}</svg>'


def portrait(character: str) -> str:
    """The face of a character; one that nobody has drawn is a mark."""
    face = look()["portraits"].get(character)
    if face is None:
        return f'<span class="portrait">{icon("mark")}</span>'
    parts = "".join(look()["symbols"][part][1] for part in face["parts"])
    return f'<svg class="portrait" viewBox="0 0 64 64" style="{escape(face["style"])}" aria-hidden="true">{parts}</svg>'


@cache
def style() -> str:
    """The style of a table with the colours that it uses, light and dark."""
    rules = (HERE / "table.css").read_text(encoding="utf-8")
    used = set(re.findall(r"var\((--[\w-]+)", rules))

    def colours(*themes: str) -> str:
        tokens: dict[str, str] = {}
        for theme in themes:
            tokens |= look()[theme]
        return "".join(f"{name}:{value};" for name, value in tokens.items() if name in used)

    def under(marks: tuple[str, ...]) -> str:
        return ",".join(f"{mark} .{TABLE}" for mark in marks)

    light, dark = colours("light"), colours("light", "dark")
    return (
        f".{TABLE}{{{light}}}"
        f"@media (prefers-color-scheme:dark){{.{TABLE}{{{dark}}}}}"
        f"{under(IN_THE_LIGHT)}{{{light}}}{under(IN_THE_DARK)}{{{dark}}}\n{rules}"
    )
