"""Understanding which dice somebody wants to roll again."""

import re
from typing import Final

from sixgun.dicegame.face import DICE
from sixgun.dicegame.notation import DiceMove
from sixgun.kernel.choice import Choice, Move
from sixgun.text import Text
from sixgun.text.wording import listed
from sixgun.tui.refusal import wrong_word
from sixgun.tui.reply import NotUnderstood

PLACES: Final = re.compile(r"(?P<verb>[^\d\s,]+)?\s*(?P<places>[\d\s,]*)")


def understood(text: Text, choice: Choice, typed: str) -> Move:
    """The answer to `Roll again or stop?`: places to roll again, places to keep, or stop."""
    said = typed.casefold()
    stop = DiceMove("stop")
    if said in ("0", "stop", *text.say("rolling-stop").split()):
        return stop
    match = PLACES.fullmatch(said)
    keep = ("keep", *text.say("rolling-keep").split())
    if match is None or match["verb"] not in (None, "reroll", *keep, *text.say("rolling-again").split()):
        raise NotUnderstood(wrong_word(text, choice, typed, example=-1))
    digits = re.sub(r"[\s,]", "", match["places"])
    places = sorted({int(digit) for digit in digits})
    if len(places) != len(digits) or not all(1 <= place <= DICE for place in places):
        raise NotUnderstood(text.say("wrong-dice"))
    free = max((move.dice for move in choice.options if isinstance(move, DiceMove)), key=len)
    if match["verb"] in keep:
        places = [place for place in free if place not in places]
        if not places:
            return stop
    move = DiceMove("reroll", dice=tuple(places))
    if not places:
        raise NotUnderstood(text.say("wrong-dice"))
    if move not in choice.options:
        free_places = listed(text, [str(place) for place in free])
        raise NotUnderstood(text.say("wrong-locked", places=free_places))
    return move
