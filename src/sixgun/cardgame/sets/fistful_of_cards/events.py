"""The events of A Fistful of Cards: only what each changes."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.event import CAME_BACK
from sixgun.cardgame.event_card import EventCard
from sixgun.cardgame.kind import BROWN, Kind
from sixgun.cardgame.move import NONE, PLAY, card_of, first_of, second_of, verb_of
from sixgun.cardgame.options import Options
from sixgun.cardgame.sets.fistful_of_cards.blood_brothers import BloodBrothers
from sixgun.cardgame.sets.fistful_of_cards.drawing import HardLiquor, Peyote, Ranch
from sixgun.cardgame.sets.fistful_of_cards.shooting import FistfulOfCards, Ricochet, RussianRoulette, Sniper
from sixgun.cardgame.sets.fistful_of_cards.vendetta import Vendetta
from sixgun.cardgame.table import CardTable
from sixgun.kernel.bits import BIT
from sixgun.kernel.frame import NOBODY

LIFE: Final = 2
CARDS: Final = 2


@mypyc_attr(acyclic=True)
class AbandonedMine(EventCard):
    """Phase 1 draws from the discards; what is over the limit goes face down on the deck (F6, FE1)."""

    mines: bool = True


@mypyc_attr(acyclic=True)
class Ambush(EventCard):
    """Everybody is at distance 1, bent by cards in play and, unless an option says no, by abilities (F7, FE2)."""

    distance_is: i64 = 1

    def abilities_are_flat(self, options: Options) -> bool:
        return not options.ambush_abilities


@mypyc_attr(acyclic=True)
class DeadMan(EventCard):
    """Who was eliminated first of all is back for good (F9)."""

    def is_in(self, options: Options) -> bool:
        return options.resurrection

    def calls_back(self, t: CardTable, seat: i64) -> bool:
        return seat == t.first_dead

    def comes_back(self, t: CardTable, seat: i64) -> None:
        s = t.seats[seat]
        t.present |= BIT[seat]
        t.alive |= BIT[seat]
        s.life = LIFE
        s.killer = NOBODY
        t.tell(CAME_BACK, seat, NONE, LIFE)
        t.draw(seat, CARDS)


@mypyc_attr(acyclic=True)
class Lasso(EventCard):
    """Cards in play have no effect (F11)."""

    stills: bool = True


@mypyc_attr(acyclic=True)
class LawOfTheWest(EventCard):
    """The second card of phase 1 is shown, and played before the turn ends if it can be (F12)."""

    shows_second: bool = True

    def may_end(self, t: CardTable, me: i64) -> bool:
        if t.must_play not in t.seats[me].hand:
            return True
        alike = t.rules.first_alike
        for i in range(t.moves.n):
            m = t.moves.items[i]
            if verb_of(m) == PLAY and alike[card_of(m)] == alike[t.must_play]:
                return False
        return True

    def withdraws(self, t: CardTable, me: i64) -> None:
        if me == t.turn and t.must_play in t.seats[me].hand and not t.rules.options.law_as_price:
            drop_as_price(t, t.must_play)


def drop_as_price(t: CardTable, card: i64) -> None:
    """Take the moves off offer that would pay with a card."""
    kept: i64 = 0
    for i in range(t.moves.n):
        m = t.moves.items[i]
        if first_of(m) != card and second_of(m) != card:
            t.moves.items[kept] = m
            kept += 1
    t.moves.n = kept


@mypyc_attr(acyclic=True)
class TheJudge(EventCard):
    """No card may be laid down (F18)."""

    def forbids(self, t: CardTable, me: i64, card: i64, kind: Kind) -> bool:
        return kind.border != BROWN


EVENTS: Final[tuple[EventCard, ...]] = (
    AbandonedMine("abandoned-mine"),
    Ambush("ambush"),
    BloodBrothers("blood-brothers"),
    DeadMan("dead-man"),
    HardLiquor("hard-liquor"),
    Lasso("lasso"),
    LawOfTheWest("law-of-the-west"),
    Peyote("peyote"),
    Ranch("ranch"),
    Ricochet("ricochet"),
    RussianRoulette("russian-roulette"),
    Sniper("sniper"),
    TheJudge("the-judge"),
    Vendetta("vendetta"),
    FistfulOfCards("fistful-of-cards"),
)

RULES: Final = """
    abandoned-mine: F6 FR4 FR5
    ambush: F7 FR6
    blood-brothers: F8 FR7
    dead-man: F9 FR8 FR9
    hard-liquor: F10 FR10
    lasso: F11 FR11
    law-of-the-west: F12 FR19 FR20
    peyote: F13 FR22
    ranch: F14 FR23
    ricochet: F15 FR12 FR13 FR14
    russian-roulette: F16 FR24
    sniper: F17 FR16 FR17
    the-judge: F18 FR18
    vendetta: F19 FR25 FR26
    fistful-of-cards: F20 FR1 FR2 FR3
"""
