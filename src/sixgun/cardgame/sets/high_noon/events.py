"""The events of High Noon: only what each changes."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import NO_ABILITY
from sixgun.cardgame.event_card import COUNTER_CLOCKWISE, EventCard
from sixgun.cardgame.harm import heal, hurt_by_nobody, saves
from sixgun.cardgame.in_force import larger
from sixgun.cardgame.kind import Kind
from sixgun.cardgame.rules import HEARTS, SPADES
from sixgun.cardgame.sets.high_noon.ghost_town import GhostTown
from sixgun.cardgame.sets.high_noon.handcuffs import Handcuffs
from sixgun.cardgame.sets.high_noon.new_identity import NewIdentity
from sixgun.cardgame.sets.high_noon.the_daltons import TheDaltons
from sixgun.cardgame.table import CardTable


@mypyc_attr(acyclic=True)
class Blessing(EventCard):
    """Every card counts as hearts (H14)."""

    counts_as_suit: i64 = HEARTS


@mypyc_attr(acyclic=True)
class Curse(EventCard):
    """Every card counts as spades (H15)."""

    counts_as_suit: i64 = SPADES


@mypyc_attr(acyclic=True)
class GoldRush(EventCard):
    """Turns go counter-clockwise; what cards do does not (H17)."""

    direction: i64 = COUNTER_CLOCKWISE


@mypyc_attr(acyclic=True)
class TheDoctor(EventCard):
    """Whoever has the fewest life points regains one (H19)."""

    def enters(self, t: CardTable) -> None:
        n: i64 = len(t.seats)
        fewest: i64 = -1
        for seat in range(n):
            if t.is_alive(seat) and (fewest < 0 or t.seats[seat].life < fewest):
                fewest = t.seats[seat].life
        for i in range(n):
            seat = (t.turn + i) % n
            if t.is_alive(seat) and t.seats[seat].life == fewest:
                heal(t, seat, 1)


@mypyc_attr(acyclic=True)
class TheReverend(EventCard):
    """No Beer, at any time (H20)."""

    def forbids(self, t: CardTable, me: i64, card: i64, kind: Kind) -> bool:
        return saves(kind)


@mypyc_attr(acyclic=True)
class TheSermon(EventCard):
    """No BANG! card in one's own turn, not in a Duel either (H21, HR1)."""

    def forbids(self, t: CardTable, me: i64, card: i64, kind: Kind) -> bool:
        return me == t.turn and kind.is_bang


@mypyc_attr(acyclic=True)
class Shootout(EventCard):
    """A second BANG! card in one's turn (H22)."""

    more_bangs: i64 = 1


@mypyc_attr(acyclic=True)
class Thirst(EventCard):
    """One card fewer in phase 1, but never none; by the option only the first (H23, HE3)."""

    def drawn(self, t: CardTable, me: i64, count: i64) -> i64:
        return 1 if t.rules.options.thirst_only_first else larger(count - 1, 1)


@mypyc_attr(acyclic=True)
class TrainArrival(EventCard):
    """One more card at the end of phase 1 (H24)."""

    brings: i64 = 1


@mypyc_attr(acyclic=True)
class Hangover(EventCard):
    """No character has his ability (H25). What Vera Custer chose is gone too, by the option from her turn on (HR9a)."""

    takes_abilities: bool = True

    def enters(self, t: CardTable) -> None:
        if not t.rules.options.hangover_keeps_copy:
            for seat in range(len(t.seats)):
                t.borrow(seat, NO_ABILITY)

    def before_checks(self, t: CardTable, me: i64) -> None:
        t.borrow(me, NO_ABILITY)


@mypyc_attr(acyclic=True)
class HighNoon(EventCard):
    """Every turn begins with the loss of a life point, to the end of the game (H26)."""

    final: bool = True
    final_by: str = "high_noon"

    def before_checks(self, t: CardTable, me: i64) -> None:
        hurt_by_nobody(t, me, 1)


EVENTS: Final[tuple[EventCard, ...]] = (
    Blessing("blessing"),
    Curse("curse"),
    GhostTown("ghost-town"),
    GoldRush("gold-rush"),
    TheDaltons("the-daltons"),
    TheDoctor("the-doctor"),
    TheReverend("the-reverend"),
    TheSermon("the-sermon"),
    Shootout("shootout"),
    Thirst("thirst"),
    TrainArrival("train-arrival"),
    Hangover("hangover"),
    HighNoon("high-noon"),
    Handcuffs("handcuffs"),
    NewIdentity("new-identity"),
)

RULES: Final = """
    blessing: H14 HR8
    curse: H15 HR8
    ghost-town: H16 HR10 HR11 HR12 HR13 HR15
    gold-rush: H17 HR5
    the-daltons: H18 HR6
    the-doctor: H19 HR7
    the-reverend: H20 HR4
    the-sermon: H21 HR1 HR2 HR3
    shootout: H22 HR20
    thirst: H23 HR18
    train-arrival: H24 HR19
    hangover: H25 HR9
    high-noon: H26 HR21
    handcuffs: H27 HR23
    new-identity: H28 HR25
"""
