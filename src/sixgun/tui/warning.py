"""What speaks against a move, in a sentence; then its player is asked once more."""

from typing import Final

from sixgun.cardgame.notation import CardMove
from sixgun.dicegame.notation import DiceMove
from sixgun.kernel.choice import Choice, Move
from sixgun.picture.warning import Reason, warning
from sixgun.text import Text
from sixgun.text.move import target
from sixgun.text.wording import View, card_words

SENTENCES: Final[dict[Reason, str]] = {
    "dies": "warn-dies",
    "could": "warn-could",
    "dynamite": "warn-dynamite",
    "own": "warn-own",
    "jail": "warn-jail",
    "two": "warn-two",
    "full": "warn-full",
    "lost-beer": "warn-lost-beer",
    "weaker": "warn-weaker",
    "ally": "warn-ally",
    "unarmed": "warn-unarmed",
    "arrow": "warn-arrow",
}
"""What is said of a reason; where nothing is, nobody is asked again."""


def objection(text: Text, choice: Choice, view: View, move: Move) -> str | None:
    """What speaks against a move where there are others, or nothing."""
    against = warning(view, choice, move) if len(choice.options) > 1 else None
    if against is None or against not in SENTENCES:
        return None
    if isinstance(move, CardMove) and against == "own":
        return text.say(SENTENCES[against], card=card_words(text, move.what))
    if isinstance(move, CardMove | DiceMove) and move.seat is not None:
        return text.say(SENTENCES[against], target=target(text, move.seat, view))
    return text.say(SENTENCES[against])
