"""Why the bots moved as they did: everyone's reasons after the game, in a practice game the last one's on request.

A reason gives away what its bot holds and is, so in a game that counts nobody hears it before the end.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sixgun import bots
from sixgun.bots.reason import Reason, Sentence
from sixgun.kernel.choice import LETTERS, Choice, Move, letter
from sixgun.text import Text
from sixgun.text.wording import View, card_words
from sixgun.tui.screen import TIE, Screen


@dataclass(frozen=True)
class Given:
    """A move that a bot chose, and what it said about it."""

    turn: int
    seat: int
    words: str


class Reasons:
    """All reasons so far, the latest at the end."""

    def __init__(self, text: Text, screen: Screen, practice: bool) -> None:
        self.text: Final = text
        self.screen: Final = screen
        self.practice: Final = practice
        self.given: Final[list[Given]] = []
        for language, bundle in text.bundles.items():
            bundle.add(Path(bots.__file__).parent / f"reasons.{language}.ftl")

    def keep(self, turn: int, choice: Choice, move: Move, reason: object, view: View) -> None:
        """Remember why a bot chose a move: in its own words if it is a program, which may say nothing."""
        said = reason if isinstance(reason, str) else ""
        if isinstance(reason, Reason):
            said = " ".join(self.sentence(each) for each in reason.sentences())
        if said:
            chosen = self.text.move(move, choice.why, view)
            words = self.text.say("reasons-of", seat=letter(choice.seat), move=chosen, said=said)
            self.given.append(Given(turn, choice.seat, words))

    def sentence(self, sentence: Sentence) -> str:
        """A sentence of a reason, with seats and cards in words."""
        facts = dict(sentence.arguments)
        for name, fact in facts.items():
            if name in ("seat", "target"):
                facts[name] = letter(int(fact))
            elif name == "card":
                facts[name] = card_words(self.text, str(fact))
        return self.text.say(sentence.key, **facts).replace(" %", f"{TIE}%")

    def tell_last(self, words: list[str]) -> None:
        """Answer `why`, or `why B`, during a game."""
        if not self.practice:
            self.screen.write(self.text.say("reasons-later"))
            return
        asked = [letter_seat(word) for word in words[:1]]
        found = [each for each in self.given if not asked or each.seat == asked[0]]
        if found:
            self.screen.write(found[-1].words, hang="  ")
        else:
            self.screen.write(self.text.say("reasons-none"))

    def tell_all(self, words: list[str]) -> None:
        """The same after the game: all of them, turn by turn."""
        asked = [letter_seat(word) for word in words[:1]]
        turn = -1
        for each in self.given:
            if not asked or each.seat == asked[0]:
                if each.turn != turn:
                    self.screen.write(self.text.say("reasons-turn", turn=each.turn), "heading")
                    turn = each.turn
                self.screen.write(each.words, indent="  ", hang="    ")


def letter_seat(word: str) -> int:
    """The seat that a letter means; -1 for none."""
    return LETTERS.find(word.upper()) if len(word) == 1 else -1
