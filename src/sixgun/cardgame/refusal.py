"""The reasons of the card game why something cannot be done: one for each rule that can stand in the way."""

from typing import Final

from mypy_extensions import i64

from sixgun.kernel.refusal import Refusal

ANSWER_ONLY: Final = Refusal("answer-only")
"""It cancels a shot and does nothing else (C61)."""
LAID_THIS_TURN: Final = Refusal("laid-this-turn")
"""A green card waits a turn (D22)."""
SAME_NAME: Final = Refusal("same-name")
"""Nobody has two cards of one name in front of him (C29)."""
NO_PRICE: Final = Refusal("no-price")
"""No other card in hand to discard with it (D28)."""
NO_CARDS: Final = Refusal("no-cards")
"""There is no card to take or to discard."""
NOTHING_IN_PLAY: Final = Refusal("nothing-in-play")
"""There is no card in play to take (D66)."""
NOT_THE_SHERIFF: Final = Refusal("never-jailed")
"""Nobody locks up the Sheriff (C97)."""
NOBODY_FREE: Final = Refusal("nobody-free")
"""Everybody is the Sheriff or locked up already."""
NEEDS_MISSED: Final = Refusal("needs-missed")
"""Only a Missed! answers a shot (C61)."""
NEEDS_BANG: Final = Refusal("needs-bang")
"""Only a BANG! answers Indians! and a Duel (C87, C88)."""
NEEDS_BEER: Final = Refusal("needs-beer")
"""Only a Beer saves at the point of death (C74)."""
NEEDS_DISCARD: Final = Refusal("needs-discard")
"""At the end of the turn only hand cards are discarded (C34)."""
TRIED: Final = Refusal("tried")
"""One draw! a shot (R30)."""
LAST_LIFE: Final = Refusal("last-life")
"""The last life point cannot be given up (D59)."""
NEEDS_BLUE_IN_PLAY: Final = Refusal("needs-blue")
"""A blue card in front of oneself has to go (H18)."""
NO_BLUE: Final = Refusal("no-blue")
"""No blue card in hand (D64)."""


def bang_limit_reached(limit: i64) -> Refusal:
    """So many BANG! cards a turn (C28)."""
    return Refusal("bang-limit", (("limit", limit),))


def out_of_reach(distance: i64, reach: i64) -> Refusal:
    """The weapon does not reach so far (C60)."""
    return Refusal("out-of-reach", (("distance", distance), ("reach", reach)))


def too_far(distance: i64) -> Refusal:
    """Only at distance 1, whatever the weapon (C81)."""
    return Refusal("too-far", (("distance", distance),))


def forbidden_by(event: str) -> Refusal:
    """The event in force forbids it."""
    return Refusal("forbidden", card=event)


def silenced(by: i64) -> Refusal:
    """In the turn of that seat the cards in front of the others have no effect (D57)."""
    return Refusal("silenced", (("seat", by),))


def meant_for(seat: i64) -> Refusal:
    """The question is about the cards of that seat."""
    return Refusal("another-player", (("seat", seat),))


def full_life(life: i64) -> Refusal:
    """No life point to regain (C20)."""
    return Refusal("full-life", (("life", life),))


def too_few_cards(needed: i64) -> Refusal:
    """It costs so many hand cards."""
    return Refusal("too-few-cards", (("needed", needed),))


def used_up(limit: i64) -> Refusal:
    """So many times a turn."""
    return Refusal("used-up", (("limit", limit),))
