"""The chances of the next roll, for whoever asks."""

from fractions import Fraction

from sixgun.dicegame.characters import BY_NAME
from sixgun.dicegame.face import FACES
from sixgun.dicegame.odds import odds
from sixgun.dicegame.view import View
from sixgun.kernel.choice import Choice
from sixgun.text import Text
from sixgun.text.wording import listed
from sixgun.tui.dice.table import die
from sixgun.tui.screen import Screen


def tell(screen: Screen, text: Text, choice: Choice | None, view: View, words: list[str]) -> None:
    """Answer `odds` (all dice that may be rolled again) or `odds 1 3`."""
    if choice is None or choice.why != "rolling":
        screen.write(text.say("odds-nothing"))
        return
    digits = "".join(words)
    places = sorted({int(digit) for digit in digits if digit in "12345"})
    if len(places) != len(digits):
        screen.write(text.say("odds-places"))
        return
    again = places or max((list(getattr(move, "dice", ())) for move in choice.options), key=len)
    chances = odds(view.dice, again, int(BY_NAME[view.seats[view.turn].character].gatlings_needed))
    screen.write(text.say("odds-head", dice=listed(text, [str(place) for place in again])))
    screen.write(text.say("odds-gatling", chance=percent(text, chances.gatling)), indent="  ")
    screen.write(text.say("odds-dynamite", chance=percent(text, chances.dynamite)), indent="  ")
    for face in FACES:
        one, two, three = (percent(text, chances.at_least(face, count)) for count in (1, 2, 3))
        screen.write(text.say("odds-face", face=die(text, face), one=one, two=two, three=three), indent="  ")


def percent(text: Text, chance: Fraction) -> str:
    """A chance in percent: never 0 or 100 unless it is exactly that.

    >>> text = Text("de")
    >>> percent(text, Fraction(1, 1296)), percent(text, Fraction(11, 36)), percent(text, Fraction(1))
    ('0,1 %', '31 %', '100 %')
    """
    if chance in (0, 1):
        return f"{int(chance) * 100} %"
    exact = float(chance) * 100
    return f"{exact:.0f} %" if 1 <= exact <= 99 else f"{exact:.1f} %".replace(".", text.say("odds-point"))
