"""A lesson in the terminal: the coach says his sentence, and the learner answers as in any game."""

from dataclasses import replace
from typing import Final

from sixgun.kernel.choice import letter
from sixgun.lessons import LEARNER, Guide
from sixgun.text import Text
from sixgun.tui.asking import Asking
from sixgun.tui.command import Leave, named
from sixgun.tui.screen import Screen
from sixgun.tui.teller import Teller


class LessonSession:
    """A guide, and the terminal of the one whom it leads. The others are called by their letters, as always here."""

    def __init__(self, guide: Guide, text: Text, screen: Screen) -> None:
        self.guide: Final = guide
        self.text: Final = text
        self.screen: Final = screen
        self.names: Final = {letter(seat): letter(seat) for seat in range(guide.game.players)}

    def run(self) -> None:
        """Go through the lesson; Leave or EOFError if the learner goes before its end."""
        self.sit_down()
        self.teller.table()
        self.coach()
        while True:
            if self.guide.asks:
                self.answer()
            elif self.guide.is_last:
                return
            else:
                self.understand()

    def sit_down(self) -> None:
        """Begin to tell of the table as it lies there."""
        self.teller = Teller(self.guide.game, LEARNER, self.text, self.screen)
        self.teller.told = self.guide.game.happened

    def answer(self) -> None:
        """One move of the learner, and all that follows from it."""
        guide = self.guide
        choice = replace(guide.game.choice, options=tuple(guide.offer()))
        at = guide.at
        self.teller.remind()
        guide.answer(str(Asking(self.teller, choice, self.teller.view()).answer()))
        while guide.go_on():
            self.teller.tell()
        self.teller.tell(all_of_it=True)
        guide.turn_page()
        if guide.strayed or guide.at != at:
            self.coach()

    def understand(self) -> None:
        """Wait until the learner has read it."""
        typed = self.screen.ask(self.text.say("coach-terminal-go-on"))
        if named(self.text, typed.casefold()) == "quit":
            raise Leave
        if self.guide.understood():
            self.sit_down()
            self.teller.table()
        self.coach()

    def coach(self) -> None:
        """What he says now."""
        guide = self.guide
        key = f"lesson-{guide.lesson.name}-{guide.step.name}"
        said = self.text.say(f"{key}.still" if guide.strayed else key, **self.names)
        step = self.text.say(
            "coach-terminal-step", step=guide.at + 1, of=len(guide.lesson.steps), title=self.text.say(f"{key}.title")
        )
        self.screen.gap()
        self.teller.heading(step)
        self.screen.write(self.text.say("coach-terminal-says", text=said), "good", "  ", "  ")
