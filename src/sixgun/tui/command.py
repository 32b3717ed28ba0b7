"""The commands that can be typed wherever something is asked: help, table, log, why, hint, odds, warnings, quit."""

from sixgun.kernel.choice import Choice
from sixgun.text import Text
from sixgun.text.wording import DiceView, View
from sixgun.tui import helping, hinting
from sixgun.tui.dice import chances as dice_chances
from sixgun.tui.helping import COMMANDS
from sixgun.tui.teller import Teller


class Leave(Exception):
    """The person wants to go."""


def named(text: Text, word: str) -> str:
    """The command that a word means, in English or in the language of the game; the word itself if none.

    Words that are letters of seats are not among those that can be typed.
    """
    for command in COMMANDS:
        if word == command or word in text.say(f"help-command-{command}.typed").split():
            return command
    return word


def is_done(teller: Teller, typed: str, choice: Choice, view: View) -> bool:
    """Carry out a command, if it is one."""
    words = typed.casefold().split()
    name = named(teller.text, words[0]) if words else ""
    if name == "quit" and len(words) == 1:
        raise Leave
    if name == "help":
        helping.explain(teller.screen, teller.text, teller.game.deal.game, words[1:])
    elif name == "table" and len(words) == 1:
        teller.table()
    elif name == "log":
        everything = words[1:] and words[1] in ("all", teller.text.say("log-all"))
        teller.log(None if everything else teller.game.players)
    elif name == "why":
        teller.reasons.tell_last(words[1:])
    elif name == "hint" and len(words) == 1:
        hinting.tell(teller, choice, view)
    elif name == "odds" and isinstance(view, DiceView):
        dice_chances.tell(teller.screen, teller.text, choice, view, words[1:])
    elif name == "warnings" and len(words) == 1:
        teller.warns = not teller.warns
        teller.screen.write(teller.text.say("warnings-on" if teller.warns else "warnings-off"))
    else:
        return False
    teller.screen.gap()
    return True
