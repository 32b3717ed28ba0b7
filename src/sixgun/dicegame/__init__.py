"""BANG! The Dice Game, as rulebooks 000 and 003 have it, on the kernel that it shares with the card game."""

from typing import Final

from sixgun.dicegame.codec import decode, encode
from sixgun.dicegame.guess import guess
from sixgun.dicegame.off import off
from sixgun.dicegame.question import answer, choice
from sixgun.dicegame.setup import new_table
from sixgun.dicegame.view import events, view, winners

NAME: Final = "dice"

__all__ = [
    "NAME",
    "answer",
    "choice",
    "decode",
    "encode",
    "events",
    "guess",
    "new_table",
    "off",
    "view",
    "winners",
]
