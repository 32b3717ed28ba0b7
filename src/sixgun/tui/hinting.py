"""`hint`: in a practice game the coach says what he would do, by what the seat sees."""

from typing import Final

from sixgun.analysis.coach import Advice, Way, advise
from sixgun.kernel.choice import Choice, letter
from sixgun.kernel.roles import ROLES
from sixgun.text.wording import View
from sixgun.tui.teller import Teller

SECONDS: Final = 1.5
WAYS: Final = 4
"""So many ways he names."""
SURE: Final = 0.995
"""A role as sure as this is no belief."""


def tell(teller: Teller, choice: Choice, view: View) -> None:
    """Answer `hint`."""
    text, screen = teller.text, teller.screen
    if not teller.reasons.practice:
        screen.write(text.say("hint-practice"))
        return
    advice = advise(teller.game, seconds=SECONDS)
    for number, way in enumerate(advice.ways[:WAYS]):
        key = "hint-best" if number == 0 else "hint-more"
        screen.write(text.say(key, moves=moves(teller, way, choice), percent=percent(way.chance.value)), hang="  ")
        if way.reasons:
            said = " ".join(teller.reasons.sentence(each) for each in way.reasons)
            screen.write(said, "quiet", indent="    ")
    beliefs(teller, advice, view)
    screen.write(text.say("hint-sees"), "quiet")


def moves(teller: Teller, way: Way, choice: Choice) -> str:
    """A way in words: the first move, and what follows."""
    text = teller.text
    said = [text.move(move, choice.why) for move in way.moves]
    return said[0] if len(said) == 1 else text.say("hint-then", first=said[0], then=said[1])


def beliefs(teller: Teller, advice: Advice, view: View) -> None:
    """What he thinks that the others are, the likeliest first."""
    text = teller.text
    for seat, chances in enumerate(advice.beliefs):
        if seat == view.seat or not view.seats[seat].alive or max(chances) > SURE:
            continue
        order = sorted(range(len(ROLES)), key=lambda role: -chances[role])
        likely = [
            text.say("hint-role", role=text.say(f"role-{ROLES[role]}"), percent=percent(chances[role]))
            for role in order
            if percent(chances[role]) > 0
        ]
        teller.screen.write(text.say("hint-belief", seat=letter(seat), roles=", ".join(likely)), indent="  ")


def percent(share: float) -> int:
    return round(100 * share)
