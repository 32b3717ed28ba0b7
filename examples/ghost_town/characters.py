"""The characters of Ghost Town: only how each differs."""

from sixgun.cardgame.ability import Ability
from sixgun.cardgame.event import USED_ABILITY
from sixgun.cardgame.harm import heal
from sixgun.cardgame.move import ABILITY, move
from sixgun.cardgame.table import CardTable


class MourningMae(Ability):
    """Others see her at two more (Z1)."""

    seen_farther = 2


class UndertakerUlf(Ability):
    """Regains a life point and draws a card when another is eliminated (Z2)."""

    def somebody_died(self, t: CardTable, me: int, dead: int) -> None:
        heal(t, me, 1)
        t.draw(me, 1)


class PreacherPia(Ability):
    """Once in her turn, when she has no hand cards, she draws one (Z3)."""

    def offers(self, t: CardTable, me: int) -> None:
        if t.seats[me].used == 0 and len(t.seats[me].hand) == 0:
            t.moves.add(move(ABILITY))

    def invoked(self, t: CardTable, me: int, m: int) -> None:
        t.seats[me].used += 1
        t.tell(USED_ABILITY, me)
        t.draw(me, 1)


CHARACTERS: tuple[Ability, ...] = (
    MourningMae("mourning-mae", 3),
    UndertakerUlf("undertaker-ulf", 4),
    PreacherPia("preacher-pia", 4),
)
