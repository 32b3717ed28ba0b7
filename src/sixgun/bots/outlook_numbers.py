"""The numbers of outlooks that come with the package, with the command that made them."""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec

from sixgun.bots.kind_of_table import likest
from sixgun.bots.side import read_numbers

OPENING: Final = "opening"


def numbers_for(kind: str, features: Sequence[str]) -> vec[float]:
    """The numbers for a kind of table, or else for the likest: those of the game, then those of its opening."""
    fits = read()["fits"]
    found = fits[likest(kind, fits)]
    both = [number for phase in (found, found[OPENING]) for number in read_numbers(phase, features)]
    return vec[float](both)


@cache
def read() -> Any:
    return json.loads(files("sixgun").joinpath("bots", "outlook.json").read_text(encoding="utf-8"))
