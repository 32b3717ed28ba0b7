"""The breaks of break_rules.py: each takes one rule out of the engine or turns it round."""

from tools.broken import card, dice, option
from tools.broken.character import characters
from tools.broken.event import events
from tools.broken.patch import Break

__all__ = ["Break", "breaks"]


def breaks() -> tuple[Break, ...]:
    """All of them; only the interpreted engine can be asked for those of the characters."""
    return (*card.RULES, *option.DEFAULTS, *dice.RULES, *characters(), *events())
