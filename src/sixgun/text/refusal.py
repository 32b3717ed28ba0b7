"""Why something cannot be done, in a sentence."""

from sixgun.kernel.choice import letter
from sixgun.kernel.refusal import Off
from sixgun.text.messages import Messages
from sixgun.text.wording import Facts, card_words


def why_not(say: Messages, off: Off) -> str:
    """The reason in words: of a card or an ability, or of a player who is no target."""
    numbers = dict(off.why.numbers)
    facts: Facts = {**numbers, "name": letter(numbers["seat"]) if "seat" in numbers else ""}
    if off.why.card:
        facts["card"] = card_words(say, off.why.card)
    of = "why-not" if off.seat is None else "why-not-at"
    key = f"{of}-{off.why.code}"
    return say.say(key if say.has(key) else f"{of}-not-now", **facts)
