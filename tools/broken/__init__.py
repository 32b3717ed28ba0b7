"""The breaks of break_rules.py: each takes one rule out of the engine or turns it round."""

from broken import card, dice, option
from broken.character import characters
from broken.patch import Break

__all__ = ["BREAKS", "Break"]

BREAKS: tuple[Break, ...] = (*card.RULES, *option.DEFAULTS, *dice.RULES, *characters())
