"""How games and views show themselves in notebooks.

Pictures are drawn above the rules, from views alone. So the rules do not import what draws them: it is found by name,
and only when a notebook asks for a picture.
"""

from importlib import import_module
from typing import Final

PAINTER: Final = "sixgun.notebook.table"


def as_html(shown: object) -> str:
    """A game or a view as a picture of its table."""
    html: str = import_module(PAINTER).html(shown)
    return html
