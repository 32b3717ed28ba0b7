"""The 16 characters of the base game: only how each differs. Phase 1 is in drawing.py."""

from typing import ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import AS_BANG, UNLIMITED, Ability
from sixgun.cardgame.harm import heal
from sixgun.cardgame.kind import Kind
from sixgun.cardgame.move import HAND, NONE
from sixgun.cardgame.options import AT_ONCE, SPLIT
from sixgun.cardgame.pick import take
from sixgun.cardgame.price import discard_pair, offer_pairs
from sixgun.cardgame.refusal import full_life, too_few_cards
from sixgun.cardgame.resolving import Resolving
from sixgun.cardgame.sets.base.drawing import BlackJack, JesseJones, KitCarlson, PedroRamirez
from sixgun.cardgame.shot import dodge_by_ability
from sixgun.cardgame.table import CardTable
from sixgun.kernel.frame import DONE, NOBODY, Frame
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.table import Table


@mypyc_attr(acyclic=True)
class BartCassidy(Ability):
    """Draws a card for each life point lost (C106)."""

    def hurt(self, t: CardTable, me: i64, amount: i64, through: i64) -> None:
        t.draw(me, amount)


@mypyc_attr(acyclic=True)
class CalamityJanet(Ability):
    """BANG! cards as Missed! and Missed! as BANG! (C108)."""

    def stands_for(self, kind: Kind, what: i64) -> bool:
        return kind.is_missed if what == AS_BANG else kind.is_bang


@mypyc_attr(acyclic=True)
class ElGringo(Ability):
    """Draws from the hand of whoever made him lose a life point (C109)."""

    def hurt(self, t: CardTable, me: i64, amount: i64, through: i64) -> None:
        if through != NOBODY and through != me:
            t.push(Payback(me, through, amount))


@mypyc_attr(acyclic=True)
class Payback(Frame):
    """`seat` still draws so many cards from the hand of `giver`, one by one, so that Suzy may draw in between (R11)."""

    name: ClassVar[str] = "payback"
    fields: ClassVar[tuple[str, ...]] = ("seat", "giver", "owed")

    def __init__(self, seat: i64, giver: i64, owed: i64) -> None:
        super().__init__(seat)
        self.giver: Final[i64] = giver
        self.owed: Final[i64] = owed

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        if self.owed == 0 or len(c.seats[self.giver].hand) == 0:
            c.done(DONE)
        else:
            c.swap(Payback(self.seat, self.giver, self.owed - 1))
            take(c, self.seat, self.giver, HAND)
        return True


@mypyc_attr(acyclic=True)
class Jourdonnais(Ability):
    """As if a Barrel always lay in front of him (C111)."""

    dodges: bool = True

    def invoked(self, t: CardTable, me: i64, m: i64) -> None:
        dodge_by_ability(t)


@mypyc_attr(acyclic=True)
class LuckyDuke(Ability):
    """Turns over two cards for a draw! and chooses one (C113)."""

    flip_count: i64 = 2


@mypyc_attr(acyclic=True)
class PaulRegret(Ability):
    """Others see him at one more (C114)."""

    seen_farther: i64 = 1


@mypyc_attr(acyclic=True)
class RoseDoolan(Ability):
    """Sees others at one less (C116)."""

    sees_closer: i64 = 1


@mypyc_attr(acyclic=True)
class SidKetchum(Ability):
    """Discards two cards to regain a life point, at any time (C117)."""

    def offers_any_time(self, t: CardTable, me: i64) -> None:
        if t.seats[me].life < t.seats[me].max_life:
            offer_pairs(t, me, NONE)

    def why_not(self, t: CardTable, me: i64) -> Refusal | None:
        s = t.seats[me]
        if s.life >= s.max_life:
            return full_life(s.life)
        return too_few_cards(2) if len(s.hand) < 2 else None

    def invoked(self, t: CardTable, me: i64, m: i64) -> None:
        discard_pair(t, me, NONE, m)
        heal(t, me, 1)


@mypyc_attr(acyclic=True)
class SlabTheKiller(Ability):
    """Two Missed! are needed against his BANG! cards (C118)."""

    misses_needed: i64 = 2


@mypyc_attr(acyclic=True)
class SuzyLafayette(Ability):
    """Draws a card as soon as her hand is empty (C119)."""

    def as_soon_as(self, t: CardTable, me: i64) -> bool:
        if not t.seats[me].ran_dry:
            return False
        if self.waits(t, me):
            return True
        t.seats[me].ran_dry = False
        t.draw(me, 1)
        return False

    def waits(self, t: CardTable, me: i64) -> bool:
        """In her turn until the card she played is resolved, unless she is dying; otherwise not (R12-R15, R142)."""
        when = t.rules.options.suzy
        if when == AT_ONCE or (when == SPLIT and (t.turn != me or t.seats[me].life <= 0)):
            return False
        for frame in t.frames():
            if isinstance(frame, Resolving):
                return True
        return False


@mypyc_attr(acyclic=True)
class VultureSam(Ability):
    """Takes the cards of whoever is eliminated (C120)."""

    inherits: bool = True


@mypyc_attr(acyclic=True)
class WillyTheKid(Ability):
    """Any number of BANG! cards (C121)."""

    bang_limit: i64 = UNLIMITED


CHARACTERS: Final[tuple[Ability, ...]] = (
    BartCassidy("bart-cassidy"),
    BlackJack("black-jack"),
    CalamityJanet("calamity-janet"),
    ElGringo("el-gringo", 3),
    JesseJones("jesse-jones"),
    Jourdonnais("jourdonnais"),
    KitCarlson("kit-carlson"),
    LuckyDuke("lucky-duke"),
    PaulRegret("paul-regret", 3),
    PedroRamirez("pedro-ramirez"),
    RoseDoolan("rose-doolan"),
    SidKetchum("sid-ketchum"),
    SlabTheKiller("slab-the-killer"),
    SuzyLafayette("suzy-lafayette"),
    VultureSam("vulture-sam"),
    WillyTheKid("willy-the-kid"),
)
