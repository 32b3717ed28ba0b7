"""The symbols of the cards: shoot, regain, draw, take, discard, Missed! (C67)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.effect import ANSWER, ME, Effect
from sixgun.cardgame.event import UNTOUCHED
from sixgun.cardgame.harm import heal
from sixgun.cardgame.in_force import beer_heals, is_untouched, misses_needed
from sixgun.cardgame.move import SEAT
from sixgun.cardgame.pick import Pick, take, toss
from sixgun.cardgame.shot import Shot
from sixgun.cardgame.table import CardTable
from sixgun.kernel.log import TO_ALL


@mypyc_attr(acyclic=True)
class Shoot(Effect):
    """The BANG! symbol. Only a BANG! card is as hard to dodge as its player makes it (R33)."""

    hurts: bool = True

    def __init__(self, aim: i64, *, bang_card: bool = False) -> None:
        super().__init__(aim)
        self.bang_card: Final[bool] = bang_card

    def strike(self, t: CardTable, by: i64, target: i64, card: i64, what: i64) -> None:
        if harms(t, by, target, card):
            t.push(Shot(target, by, card, misses_needed(t, by) if self.bang_card else 1))


@mypyc_attr(acyclic=True)
class Miss(Effect):
    """The Missed! symbol: the card is an answer to a shot and cannot be played otherwise."""

    def __init__(self) -> None:
        super().__init__(ANSWER)


@mypyc_attr(acyclic=True)
class Heal(Effect):
    """The bullet: regain life points."""

    def __init__(self, aim: i64, amount: i64 = 1) -> None:
        super().__init__(aim)
        self.amount: Final[i64] = amount

    def strike(self, t: CardTable, by: i64, target: i64, card: i64, what: i64) -> None:
        heal(t, target, self.amount)


@mypyc_attr(acyclic=True)
class Drink(Effect):
    """The Beer: a bullet that also saves at the point of death, and does nothing with two players left (C70-C75)."""

    saves: bool = True

    def __init__(self) -> None:
        super().__init__(ME)

    def strike(self, t: CardTable, by: i64, target: i64, card: i64, what: i64) -> None:
        heal(t, target, beer_heals(t, target))


@mypyc_attr(acyclic=True)
class Draw(Effect):
    """Draw cards from the deck."""

    def __init__(self, count: i64) -> None:
        super().__init__(ME)
        self.count: Final[i64] = count

    def happen(self, t: CardTable, by: i64, card: i64, target: i64, what: i64) -> None:
        t.draw(by, self.count)

    def strike(self, t: CardTable, by: i64, target: i64, card: i64, what: i64) -> None:
        t.draw(target, self.count)


@mypyc_attr(acyclic=True)
class Take(Effect):
    """Draw a card from a player: a random one of his hand or a chosen one in play. It goes to one's hand."""

    of_cards: bool = True

    def strike(self, t: CardTable, by: i64, target: i64, card: i64, what: i64) -> None:
        if harms(t, by, target, card):
            take(t, by, target, what)


@mypyc_attr(acyclic=True)
class Toss(Effect):
    """Make a player discard a card: a random one of his hand or a chosen one in play."""

    of_cards: bool = True

    def strike(self, t: CardTable, by: i64, target: i64, card: i64, what: i64) -> None:
        if not harms(t, by, target, card):
            return
        s = t.seats[target]
        if what != SEAT:
            toss(t, target, what)
        elif len(s.hand) + len(s.in_play) > 0:
            t.push(Pick(by, target))


def harms(t: CardTable, by: i64, target: i64, card: i64) -> bool:
    """Whether a card of `by` can do `target` harm; if not, everyone sees that nothing happens (D56)."""
    if not is_untouched(t, target, by, card):
        return True
    t.say(UNTOUCHED, target, by, card, 1, TO_ALL)
    return False
