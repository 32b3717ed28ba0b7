"""The abilities that bend the rules for a seat, and what they come to."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import NO_CHECK, Ability


@final
@mypyc_attr(acyclic=True)
class Force:
    """What is in force at a seat, besides the cards in play. It is never changed, only replaced: see `force_of`."""

    def __init__(self, abilities: vec[Ability], flat: bool) -> None:
        """`flat` leaves distances as the seats lie."""
        self.abilities: vec[Ability] = abilities
        self.hooks: i64 = 0
        """The hooks that one of them fills in: whoever asks often looks here first."""
        self.sees_closer: i64 = 0
        self.seen_farther: i64 = 0
        self.bang_limit: i64 = 1
        self.more_bangs: i64 = 0
        self.keeps: i64 = 0
        self.dodges: bool = False
        self.silences: bool = False
        self.checks: bool = False
        for ability in abilities:
            self.hooks |= ability.hooks
            self.more_bangs += ability.more_bangs
            if not flat:
                self.sees_closer += ability.sees_closer
                self.seen_farther += ability.seen_farther
            if ability.bang_limit > self.bang_limit:
                self.bang_limit = ability.bang_limit
            if ability.keeps > self.keeps:
                self.keeps = ability.keeps
            if ability.dodges:
                self.dodges = True
            if ability.silences:
                self.silences = True
            if ability.check != NO_CHECK:
                self.checks = True


NO_FORCE: Final = Force(vec[Ability](), False)

KNOWN: Final[dict[tuple[bool, tuple[Ability, ...]], Force]] = {}
"""By the abilities, and whether they are flat."""


def force_of(abilities: vec[Ability], flat: bool) -> Force:
    """The one that all seats share at which these are in force: where many tables are played, it is still at hand."""
    key = (flat, tuple(abilities))
    known = KNOWN.get(key)
    if known is None:
        known = KNOWN[key] = Force(abilities, flat)
    return known
