"""The variants that the laws are held against, and random games of each."""

from collections.abc import Callable, Iterable, Iterator, Sequence
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

    def deals(self, seeds: int, sizes: Sequence[int] = ()) -> Iterator[Deal]:
        for seed in range(seeds):
            for players in sizes or self.sizes:
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

EVERY_SIZE = effort(3, 1)
"""Each variant is played by every third number of players, and the next two by those between."""


def some_deals(variant: str, seeds: int) -> Iterator[Deal]:
    """Games of a variant, with the numbers of players whose turn it is."""
    first = list(VARIANTS).index(variant) % EVERY_SIZE
    return VARIANTS[variant].deals(seeds, VARIANTS[variant].sizes[first::EVERY_SIZE])


def hold(check: Callable[[Trial], None], variant: str, every: int = 1, seeds: int = effort(1, 4)) -> None:
    """Hold games against a law, in one decision of so many."""
    broken = violation(check, some_deals(variant, seeds), every)
    assert broken is None, str(broken)


def violation(check: Callable[[Trial], None], deals: Iterable[Deal], every: int) -> Violation | None:
    """The first violation of a law in these games."""
    for deal in deals:
        found = Trial(deal, tries=EVERY_OPTION).run([Law(check, every)]).violation
        if found is not None:
            return found
    return None


def must_catch(law: Callable[[Trial], None], variant: str = "dodge city") -> None:
    """What was planted breaks the law in some game of a variant."""
    assert violation(law, VARIANTS[variant].deals(4), every=4) is not None, f"{law.__name__} has not caught it"
