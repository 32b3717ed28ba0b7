"""Why a card cannot be played in phase 2, or not at somebody: the questions of play.py, asked one by one for people.

What a card can do is decided in play.py and target.py. Here the same functions are asked until one says no, and that
one is the reason. Nothing that plays comes here.
"""

from mypy_extensions import i64

from sixgun.cardgame.effect import ALL_OTHERS, ANSWER, DISTANCE_1, ME, REACHABLE
from sixgun.cardgame.in_force import bang_limit, counts_as_bang, distance, is_forbidden, is_ready, reach
from sixgun.cardgame.kind import BROWN, GREEN, Kind
from sixgun.cardgame.refusal import (
    ANSWER_ONLY,
    LAID_THIS_TURN,
    NO_CARDS,
    NO_PRICE,
    NOBODY_FREE,
    NOT_THE_SHERIFF,
    SAME_NAME,
    bang_limit_reached,
    forbidden_by,
    out_of_reach,
    too_far,
)
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.target import aimed_at, may_lie_beside, targets, within
from sixgun.kernel.bits import BIT
from sixgun.kernel.refusal import NOT_NOW, OUT, YOURSELF, Refusal
from sixgun.kernel.roles import SHERIFF


def why_not_played(t: CardTable, me: i64, card: i64) -> Refusal | None:
    """Why a card, in hand or in play, cannot be played or used now; None where it can."""
    number = t.rules.kind_of[card]
    kind = t.rules.kinds[number]
    if card in t.seats[me].in_play:
        if kind.border != GREEN:
            return ANSWER_ONLY
        if t.stilled:
            return forbidden_by(t.event.name)
        return why_not_as(t, me, card, number) if is_ready(t, card) else LAID_THIS_TURN
    if is_forbidden(t, me, card, kind):
        return forbidden_by(t.event.name)
    if kind.border != BROWN:
        return why_not_laid_down(t, me, card, number)
    if kind.is_bang:
        return why_not_as_bang(t, me, card)
    as_printed = why_not_as(t, me, card, number)
    return why_not_as_bang(t, me, card) if as_printed is not None and counts_as_bang(t, me, card) else as_printed


def why_not_as_bang(t: CardTable, me: i64, card: i64) -> Refusal | None:
    if is_forbidden(t, me, card, t.rules.kinds[t.rules.bang]):
        return forbidden_by(t.event.name)
    limit = bang_limit(t, me)
    if t.seats[me].bangs >= limit:
        return bang_limit_reached(limit)
    return why_not_as(t, me, card, t.rules.bang)


def why_not_laid_down(t: CardTable, me: i64, card: i64, number: i64) -> Refusal | None:
    if t.rules.kinds[number].goes_before_others:
        return None if targets(t, me, card, number) != 0 else NOBODY_FREE
    return None if may_lie_beside(t, me, number) else SAME_NAME


def why_not_as(t: CardTable, me: i64, card: i64, number: i64) -> Refusal | None:
    """Why its lines cannot happen when it is played as that kind."""
    kind = t.rules.kinds[number]
    if kind.aim == ANSWER:
        return ANSWER_ONLY
    if kind.costs_card and not can_pay(t, me, card):
        return NO_PRICE
    if kind.aim in (ME, ALL_OTHERS):
        return None
    return why_nobody(t, me, card, number)


def can_pay(t: CardTable, me: i64, card: i64) -> bool:
    """Whether another hand card can be discarded with it."""
    for held in t.seats[me].hand:
        if held != card:
            return True
    return False


def why_nobody(t: CardTable, me: i64, card: i64, number: i64) -> Refusal | None:
    """Why there is no target: what spares those in reach, or else how far the nearest is."""
    return plainest([why_not_target(t, me, card, number, seat) for seat in range(len(t.seats))])


def why_none_within(t: CardTable, me: i64, aim: i64) -> Refusal | None:
    """Why a line reaches nobody else."""
    return plainest([why_not_within(t, me, aim, seat) for seat in range(len(t.seats)) if seat != me])


def plainest(found: list[Refusal | None]) -> Refusal | None:
    """Of the reasons why nobody is a target the one to tell; None if somebody is one."""
    told = NOT_NOW
    for why in found:
        if why is None:
            return None
        if why not in (OUT, YOURSELF) and (told == NOT_NOW or nearness(why) < nearness(told)):
            told = why
    return told


def nearness(why: Refusal) -> int:
    """The distance that is too far; what is no matter of distance comes first."""
    return dict(why.numbers).get("distance", 0)


def why_not_aimed(t: CardTable, me: i64, card: i64, seat: i64) -> Refusal | None:
    """Why a card that can be played, in hand or in play, cannot be aimed at a seat; None where it can."""
    number = t.rules.kind_of[card]
    why = why_not_target(t, me, card, number, seat) if takes_a_target(t.rules.kinds[number]) else NOT_NOW
    if why is None or not counts_as_bang(t, me, card):
        return why
    return why_not_target(t, me, card, t.rules.bang, seat)


def takes_a_target(kind: Kind) -> bool:
    return kind.goes_before_others or kind.aim not in (ME, ALL_OTHERS, ANSWER)


def why_not_target(t: CardTable, me: i64, card: i64, number: i64, seat: i64) -> Refusal | None:
    """Why a card cannot be aimed at a seat when it is played as that kind: what took the seat out of `targets`."""
    if targets(t, me, card, number) & BIT[seat] != 0:
        return None
    if t.is_out(seat):
        return OUT
    kind = t.rules.kinds[number]
    if kind.goes_before_others:
        return NOT_THE_SHERIFF if t.seats[seat].role == SHERIFF else SAME_NAME
    if aimed_at(t, me, kind.aim, kind.does[0].of_cards) & BIT[seat] != 0:
        return NO_CARDS
    return YOURSELF if seat == me else why_not_within(t, me, kind.aim, seat)


def why_not_within(t: CardTable, me: i64, aim: i64, seat: i64) -> Refusal | None:
    """Why a line does not reach another player: the distance, and how far it may be."""
    if within(t, me, aim) & BIT[seat] != 0:
        return None
    if t.is_out(seat):
        return OUT
    far = distance(t, me, seat)
    if aim == REACHABLE:
        return out_of_reach(far, reach(t, me))
    return too_far(far) if aim == DISTANCE_1 else NOT_NOW
