"""The teller: what has happened, sentence by sentence, and the table whenever it is wanted."""

from typing import Final

from sixgun.game import Game
from sixgun.text import Text
from sixgun.text.story import Story, StoryLine
from sixgun.text.wording import CardView, View
from sixgun.tui.card import table as card_table
from sixgun.tui.dice import table as dice_table
from sixgun.tui.reasons import Reasons
from sixgun.tui.screen import Row, Screen

MINE: Final = {"hurt": "harm", "dying": "harm", "eliminated": "harm", "healed": "good"}
"""How losses and gains of one's own stand out; the words say the same."""


class Teller:
    """Tells one seat of a game what it may know."""

    def __init__(self, game: Game, seat: int, text: Text, screen: Screen, practice: bool = False) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.text: Final = text
        self.screen: Final = screen
        self.story: Final = Story(text, seat, self.view())
        self.reasons: Final = Reasons(text, screen, practice)
        self.warns = True
        """Whether moves that harm the person or are wasted are asked once more."""
        self.told = 0
        self.turns = 0
        """How many turns have begun."""
        self.drawn_in = 0
        """The turn in which the table was last drawn unasked."""
        self.kept: tuple[int, ...] = ()
        """The places of the dice that were kept in the last roll."""

    def view(self) -> View:
        """The table as the seat sees it."""
        seen: View = self.game.view(self.seat)
        return seen

    def tell(self, *, all_of_it: bool = False) -> None:
        """Print what is new; a sentence that may grow yet waits unless all of it is wanted."""
        events = self.game.events(self.told, self.seat)
        self.told = self.game.happened
        for seen in events:
            if seen.what == "turn_began":
                self.turns += 1
                self.kept = ()
            elif seen.what == "kept" and seen.card:
                self.kept = tuple(place for place, face in enumerate(seen.card.split(), 1) if face != "-")
        view = self.view()
        lines = self.story.tell(events, view)
        if all_of_it:
            lines += self.story.finish(view)
        for line in lines:
            self.print(line)
            self.screen.pause()

    def print(self, line: StoryLine) -> None:
        """A sentence; a turn begins with a heading, and an event says what it changes."""
        if line.what == "turn_began":
            self.screen.gap()
            self.heading(line.sentence)
        elif line.what == "came_up":
            self.screen.write(line.sentence, "question", "  ", "    ")
            self.screen.write(self.text.say(f"card-{line.cards[0]}.text"), indent="    ")
        elif line.what not in ("game_over", "won"):  # the end has a page of its own
            style = MINE.get(line.what, "plain") if line.seat == self.seat else "plain"
            self.screen.write(line.sentence, style, "  ", "    ")

    def heading(self, words: str) -> None:
        bar = "─" * max(2, self.screen.width - len(words) - 4)
        self.screen.row(Row(f"── {words} {bar}", "heading"))

    def log(self, turns: int | None) -> None:
        """The sentences of the last turns once more, or all of them."""
        lines = self.story.lines
        if not lines:
            self.screen.write(self.text.say("no-log"))
        begins = [place for place, line in enumerate(lines) if line.what == "turn_began"]
        first = begins[-turns] if turns is not None and turns <= len(begins) else 0
        for line in lines[first:]:
            self.print(line)

    def table(self) -> None:
        """The whole table, and one's hand."""
        view, text, width = self.view(), self.text, self.screen.width
        if isinstance(view, CardView):
            self.screen.rows(card_table.draw(view, text, width))
            self.screen.rows(card_table.hand(view, text, width))
        else:
            self.screen.rows(dice_table.draw(view, text, width))

    def remind(self) -> None:
        """What one must see before answering: the table once a turn of one's own, else one's hand."""
        view = self.view()
        if view.turn == self.seat and self.drawn_in != self.turns:
            self.drawn_in = self.turns
            self.screen.gap()
            self.table()
        elif isinstance(view, CardView):
            self.screen.rows(card_table.hand(view, self.text, self.screen.width))
