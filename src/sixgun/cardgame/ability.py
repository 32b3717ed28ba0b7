"""Ability: what bends the rules. The character of a seat and every card in play is one; the default bends nothing.

An ability is shared by all tables and stores nothing on itself; what it must remember is in the seat (`bangs`, `used`,
`owed`). A rule asks its question of every ability in force: see in_force.py.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from sixgun.kernel.refusal import Refusal

if TYPE_CHECKING:
    from sixgun.cardgame.kind import Kind
    from sixgun.cardgame.options import Options
    from sixgun.cardgame.table import CardTable

UNLIMITED: Final = 1000
"""A number of BANG! cards or of uses that no turn reaches."""

NO_CHECK: Final = 0
CHECK_DYNAMITE: Final = 1
CHECK_JAIL: Final = 2
CHECK_CHARACTER: Final = 3
CHECKS: Final = 3
"""What is settled before phase 1, in this order (C23, R91)."""

STANDS_FOR: Final = 1
FORBIDS: Final = 2
SPARES: Final = 4
OPENS_TURN: Final = 8
ENDS_PHASE_1: Final = 16
ENDS_TURN: Final = 32
ACTS_AS_SOON_AS: Final = 64
OFFERS: Final = 128
OFFERS_ANY_TIME: Final = 256
HOOKS: Final[tuple[tuple[str, int], ...]] = (
    ("stands_for", STANDS_FOR),
    ("forbids", FORBIDS),
    ("untouched_by", SPARES),
    ("before_checks", OPENS_TURN),
    ("after_drawing", ENDS_PHASE_1),
    ("turn_ends", ENDS_TURN),
    ("as_soon_as", ACTS_AS_SOON_AS),
    ("offers", OFFERS),
    ("offers_any_time", OFFERS_ANY_TIME),
)
"""Hooks that are asked so often that nobody is asked who does not fill them in, a bit each."""

AS_BANG: Final = 1
AS_MISSED: Final = 2
"""What a card may stand for."""


@mypyc_attr(acyclic=True)
class Ability:
    """The hooks, each with the answer that bends nothing: a plain value where nothing else matters."""

    sees_closer: i64 = 0
    """By how much the owner sees everyone else nearer."""
    seen_farther: i64 = 0
    """By how much everyone else sees the owner farther away."""
    reach: i64 = 0
    """How far it shoots, 0 for what is no weapon."""
    bang_limit: i64 = 1
    """How many BANG! cards the owner may play in his turn."""
    misses_needed: i64 = 1
    """How many Missed! it takes to cancel one of the owner's BANG! cards."""
    dodges: bool = False
    """Whether its owner may draw! for a Missed! when he is shot at."""
    flip_count: i64 = 1
    """How many cards its owner turns over for a draw!."""
    keeps: i64 = 0
    """How many cards its owner may keep at the end of his turn however few life points he has."""
    beer_heals: i64 = 1
    """How many life points a Beer gives its owner."""
    silences: bool = False
    """Whether in its owner's turn the cards in front of everyone else are without effect."""
    inherits: bool = False
    """Whether its owner takes the cards of the eliminated."""
    more_bangs: i64 = 0
    """How many BANG! cards its owner may play over the limit."""
    brings: i64 = 0
    """How many cards its owner draws at the end of phase 1, in whatever way he drew the others."""
    check: i64 = NO_CHECK
    """Which of the checks before phase 1 it is."""

    def __init__(self, name: str, life: i64 = 4) -> None:
        self.name: Final[str] = name
        self.life: Final[i64] = life
        self.number: i64 = 0
        """A character's place among all there are, for those who learn from numbers: box.py gives it."""
        self.hooks: Final[i64] = filled_in(type(self))
        """Which of HOOKS it fills in."""

    # questions

    def bullets(self, options: "Options") -> i64:
        """The life points it starts with under these options (CE8)."""
        return self.life

    def stands_for(self, kind: "Kind", what: i64) -> bool:
        """Whether its owner may use cards of that kind as a BANG! or as a Missed!."""
        return False

    def draws_more(self, t: "CardTable", me: i64) -> i64:
        """How many cards more (or fewer) than two its owner draws in phase 1."""
        return 0

    def forbids(self, t: "CardTable", me: i64, card: i64, kind: "Kind") -> bool:
        """Whether its owner may not use a hand card as one of that kind now."""
        return False

    def untouched_by(self, t: "CardTable", card: i64) -> bool:
        """Whether a card of another player does its owner no harm."""
        return False

    # moments

    def before_checks(self, t: "CardTable", me: i64) -> None:
        """Its owner's turn begins: before any other action (H10)."""

    def turn_begins(self, t: "CardTable", me: i64, card: i64) -> None:
        """Its check is due; `card` is the card in play that asks for it."""

    def turn_begins_idly(self, t: "CardTable", me: i64, card: i64) -> None:
        """Its check would be due, but cards in play have no effect."""

    def turn_skipped(self, t: "CardTable", me: i64) -> None:
        """Its owner sits out the turn."""

    def draw_phase(self, t: "CardTable", me: i64) -> bool:
        """Phase 1 in a way of its own; False leaves it to the usual drawing."""
        return False

    def after_drawing(self, t: "CardTable", me: i64) -> None:
        """Its owner has all cards of phase 1."""

    def turn_ends(self, t: "CardTable", me: i64) -> None:
        """Its owner's turn is over, phase 3 included."""

    def hurt(self, t: "CardTable", me: i64, amount: i64, through: i64) -> None:
        """Its owner lost life points, through a player or through nobody, and lives."""

    def somebody_died(self, t: "CardTable", me: i64, dead: i64) -> None:
        """Another player was eliminated."""

    def spent_out_of_turn(self, t: "CardTable", me: i64) -> None:
        """Its owner willingly played or discarded a hand card outside his turn."""

    def as_soon_as(self, t: "CardTable", me: i64) -> bool:
        """Something may have come true that it acts on; True if it has to wait for a later moment."""
        return False

    # offers

    def offers(self, t: "CardTable", me: i64) -> None:
        """What its owner may do with it in phase 2, into the table's buffer."""

    def offers_any_time(self, t: "CardTable", me: i64) -> None:
        """What its owner may do with it whenever he is asked something, into the table's buffer."""

    def invoked(self, t: "CardTable", me: i64, move: i64) -> None:
        """Its owner uses it as offered."""

    # why not, for people only

    def why_not(self, t: "CardTable", me: i64) -> Refusal | None:
        """Why its owner cannot use it in phase 2; None where he can, or where there is nothing to use."""
        return None

    def why_not_at(self, t: "CardTable", me: i64, seat: i64) -> Refusal | None:
        """Why he cannot use it on a seat."""
        return None


def filled_in(kind: type) -> int:
    """The bits of the hooks that a class fills in."""
    bits = 0
    for name, bit in HOOKS:
        if getattr(kind, name) is not getattr(Ability, name):
            bits |= bit
    return bits


NO_ABILITY: Final = Ability("none")
"""The character of a seat without one: no ability, four life points."""
