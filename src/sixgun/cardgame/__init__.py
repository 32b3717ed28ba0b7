"""BANG! the card game: everything that games, records and scenarios need of it."""

from typing import Final

from sixgun.cardgame.codec import decode, encode
from sixgun.cardgame.guess import guess
from sixgun.cardgame.notation import CardMove
from sixgun.cardgame.off import off
from sixgun.cardgame.question import answer, choice
from sixgun.cardgame.seat_view import SeatView
from sixgun.cardgame.seen import events
from sixgun.cardgame.setup import new_table
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import View, view, winners

NAME: Final = "card"

__all__ = [
    "NAME",
    "CardMove",
    "CardTable",
    "SeatView",
    "View",
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
