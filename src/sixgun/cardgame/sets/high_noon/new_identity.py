"""New Identity: everyone may go on as his second character, with two life points (H28)."""

from typing import ClassVar, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import NO_ABILITY, Ability
from sixgun.cardgame.event import CHANGED
from sixgun.cardgame.event_card import EventCard
from sixgun.cardgame.move import NONE, PASS, USE, move, verb_of
from sixgun.cardgame.options import Options
from sixgun.cardgame.table import CardTable
from sixgun.kernel.frame import DONE, Frame
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.roles import SHERIFF
from sixgun.kernel.table import Table

LIFE: Final = 2


@mypyc_attr(acyclic=True)
class NewIdentity(EventCard):
    """Offered at the start of each turn; by the option the character is drawn only then (HE2)."""

    deals_second: bool = True

    def is_in(self, options: Options) -> bool:
        return options.new_identity

    def before_checks(self, t: CardTable, me: i64) -> None:
        s = t.seats[me]
        if t.rules.options.identity_at_random:
            s.second = unused_character(t)
        if s.second is not NO_ABILITY:
            t.push(Identity(me))


def unused_character(t: CardTable) -> Ability:
    """Any character that nobody has or had; NO_ABILITY if there is none."""
    unused = vec[Ability]()
    for who in t.rules.characters:
        if not is_taken(t, who):
            unused = append(unused, who)
    return unused[t.rng.below(len(unused))] if len(unused) > 0 else NO_ABILITY


def is_taken(t: CardTable, who: Ability) -> bool:
    for s in t.seats:
        if who is s.character or who is s.dealt or who is s.second:
            return True
    return False


@mypyc_attr(acyclic=True)
class Identity(Frame):
    """`seat` takes his second character in place of his own, or leaves it."""

    name: ClassVar[str] = "identity"

    def question(self) -> i64:
        return 27

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        c.moves.add(move(USE, c.rules.first_event + c.middle[len(c.middle) - 1]))
        c.moves.add(move(PASS))

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        if verb_of(m) == USE:
            self.change(c)
        c.done(DONE)

    def change(self, c: CardTable) -> None:
        """Ability, maximum and life points are the new one's; cards stay, and a ghost stays a ghost (HR25)."""
        s = c.seats[self.seat]
        s.character = s.second
        s.second = NO_ABILITY
        s.borrowed = NO_ABILITY
        s.max_life = s.character.bullets(c.rules.options) + (1 if s.role == SHERIFF else 0)
        if c.is_alive(self.seat):
            s.life = LIFE
        c.say(CHANGED, self.seat, NONE, s.character.number, s.life, TO_ALL)
        c.enforce()
        if len(s.hand) == 0:
            s.ran_dry = True  # whoever now draws on an empty hand does so at once
            c.alert = True
