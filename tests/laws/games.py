"""The variants that the laws are held against, and random games of each."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sixgun.deal import Deal
from sixgun.laws import Law, Trial, Violation
from tests.effort import effort

BASE = ("base",)
WITH_DODGE_CITY = ("base", "dodge-city")
ALL_AT_ONCE = (
    ("suzy", "at_once"),
    ("molly_slab", "at_once"),
    ("victory_check", "at_once"),
    ("reshuffle", "at_once"),
    ("drawn_to_discard", "after"),
)
ALL_LATER = (
    ("suzy", "resolved"),
    ("vulture_sam", "after_card"),
    ("brown_to_discard", "after"),
    ("duel_credit", "opponent"),
    ("gringo_duel", "draws"),
    ("same_weapon", "forbidden"),
    ("own_cards", "forbidden"),
    ("jose_limit", "none"),
    ("lucky", "may"),
    ("reward", "may"),
)


@dataclass(frozen=True)
class Variant:
    game: str
    sizes: range
    sets: tuple[str, ...] = ()
    options: tuple[tuple[str, object], ...] = ()

    def deals(self, seeds: int) -> Iterator[Deal]:
        for seed in range(seeds):
            for players in self.sizes:
                yield Deal(self.game, players, seed, self.sets, self.options)


VARIANTS = {
    "base": Variant("card", range(4, 8), BASE),
    "base de": Variant("card", range(4, 8), BASE, (("edition", "de"),)),
    "base it": Variant("card", range(4, 8), BASE, (("edition", "it"),)),
    "base simplified": Variant("card", range(4, 8), BASE, (("simplified", True),)),
    "dodge city": Variant("card", range(3, 9), WITH_DODGE_CITY),
    "dodge city de": Variant("card", range(3, 9), WITH_DODGE_CITY, (("edition", "de"),)),
    "dodge city at once": Variant("card", range(3, 9), WITH_DODGE_CITY, ALL_AT_ONCE),
    "dodge city later": Variant("card", range(3, 9), WITH_DODGE_CITY, ALL_LATER),
    "dodge city old cards": Variant("card", range(3, 9), WITH_DODGE_CITY, (("cards", BASE),)),
    "dice": Variant("dice", range(3, 9)),
    "dice de": Variant("dice", range(3, 9), (), (("edition", "de"),)),
    "dice hu": Variant("dice", range(3, 9), (), (("edition", "hu"), ("three_dead", "outlaw"))),
}
CARD_VARIANTS = [name for name, variant in VARIANTS.items() if variant.game == "card"]
DICE_VARIANTS = [name for name, variant in VARIANTS.items() if variant.game == "dice"]

EVERY_OPTION = 1000
"""More than any question has."""


def hold(check: Callable[[Trial], None], variant: str, every: int = 1, seeds: int = effort(1, 4)) -> None:
    """Hold games of every size against a law, in one decision of so many."""
    broken = violation(check, variant, every, seeds)
    assert broken is None, str(broken)


def violation(check: Callable[[Trial], None], variant: str, every: int, seeds: int) -> Violation | None:
    """The first violation of a law in games of a variant."""
    for deal in VARIANTS[variant].deals(seeds):
        found = Trial(deal, tries=EVERY_OPTION).run([Law(check, every)]).violation
        if found is not None:
            return found
    return None
