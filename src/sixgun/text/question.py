"""Questions as sentences, put to the one who is asked."""

from typing import Any, Final

from sixgun.cardgame.ruleset import CHARACTERS
from sixgun.kernel.choice import Choice
from sixgun.text.messages import Messages
from sixgun.text.wording import game_of, player

PLAYERS: Final = ("by", "other", "challenger", "target", "dead", "owner", "giver", "only")
"""The facts of a question that are seats."""


def question(say: Messages, choice: Choice, view: Any) -> str:
    """What is asked, with its facts."""
    me = view.seats[choice.seat]
    facts: dict[str, str | int] = {}
    for name, value in choice.facts:
        facts[name] = player(say, value, choice.seat) if name in PLAYERS else value
    facts |= {"life": me.life, "after": me.life - 1, "short": 1 - me.life}
    if choice.why == "excess":
        keep = cards_kept(me)
        facts |= {"held": me.hand_size, "keep": keep, "over": me.hand_size - keep}
    elif choice.why == "duel":
        facts["mine"] = "yes" if dict(choice.facts)["challenger"] == choice.seat else "no"
    elif choice.why == "shooting":
        facts["face"] = say.say(f"face-{view.dice[dict(choice.facts)['place'] - 1]}")
    return say.say(f"question-{game_of(view)}-{choice.why}", **facts)


def cards_kept(me: Any) -> int:
    """How many cards a player may keep at the end of his turn (C19, D68)."""
    abilities = [CHARACTERS[name] for name in (me.character, me.borrowed) if name]
    return max(me.life, *(int(ability.keeps()) for ability in abilities))
