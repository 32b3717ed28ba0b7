"""The rulesets that the laws are held against, and random games of each."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sixgun.deal import Deal
from sixgun.laws import Law, Trial, Violation

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
class Ruleset:
    game: str
    sizes: range
    sets: tuple[str, ...] = ()
    options: tuple[tuple[str, object], ...] = ()

    def deals(self, seeds: int) -> Iterator[Deal]:
        for seed in range(seeds):
            for players in self.sizes:
                yield Deal(self.game, players, seed, self.sets, self.options)


RULESETS = {
    "base": Ruleset("card", range(4, 8), BASE),
    "base de": Ruleset("card", range(4, 8), BASE, (("edition", "de"),)),
    "base it": Ruleset("card", range(4, 8), BASE, (("edition", "it"),)),
    "base simplified": Ruleset("card", range(4, 8), BASE, (("simplified", True),)),
    "dodge city": Ruleset("card", range(3, 9), WITH_DODGE_CITY),
    "dodge city de": Ruleset("card", range(3, 9), WITH_DODGE_CITY, (("edition", "de"),)),
    "dodge city at once": Ruleset("card", range(3, 9), WITH_DODGE_CITY, ALL_AT_ONCE),
    "dodge city later": Ruleset("card", range(3, 9), WITH_DODGE_CITY, ALL_LATER),
    "dodge city old cards": Ruleset("card", range(3, 9), WITH_DODGE_CITY, (("cards", BASE),)),
    "dice": Ruleset("dice", range(3, 9)),
    "dice de": Ruleset("dice", range(3, 9), (), (("edition", "de"),)),
    "dice hu": Ruleset("dice", range(3, 9), (), (("edition", "hu"), ("three_dead", "outlaw"))),
}
CARD_RULESETS = [name for name, ruleset in RULESETS.items() if ruleset.game == "card"]
DICE_RULESETS = [name for name, ruleset in RULESETS.items() if ruleset.game == "dice"]

EVERY_OPTION = 1000
"""More than any question has."""


def hold(check: Callable[[Trial], None], ruleset: str, every: int = 1, seeds: int = 2) -> None:
    """Hold games of every size against a law, in one decision of so many."""
    broken = violation(check, ruleset, every, seeds)
    assert broken is None, str(broken)


def violation(check: Callable[[Trial], None], ruleset: str, every: int, seeds: int) -> Violation | None:
    """The first violation of a law in games of a ruleset."""
    for deal in RULESETS[ruleset].deals(seeds):
        found = Trial(deal, tries=EVERY_OPTION).run([Law(check, every)]).violation
        if found is not None:
            return found
    return None
