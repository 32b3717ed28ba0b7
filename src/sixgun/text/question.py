"""Questions as sentences, put to the one who is asked."""

from typing import Final

from sixgun.kernel.choice import Choice
from sixgun.text.messages import Messages
from sixgun.text.wording import CardView, Facts, View, game_of, player

PLAYERS: Final = ("by", "other", "challenger", "target", "dead", "owner", "giver", "only")
"""The facts of a question that are seats."""


def question(say: Messages, choice: Choice, view: View) -> str:
    """What is asked, with its facts."""
    given = dict(choice.facts)
    life = view.seats[choice.seat].life
    facts: Facts = {"life": life, "after": life - 1, "short": 1 - life}
    for name, value in choice.facts:
        facts[name] = player(say, value, choice.seat) if name in PLAYERS else value
    if isinstance(view, CardView):
        me = view.seats[choice.seat]
        facts |= {"held": me.hand_size, "keep": me.hand_limit, "over": me.hand_size - me.hand_limit}
        facts["mine"] = "yes" if given.get("challenger") == choice.seat else "no"
    elif "place" in given:
        facts["face"] = say.say(f"face-{view.dice[given['place'] - 1]}")
    return say.say(f"question-{game_of(view)}-{choice.why}", **facts)
