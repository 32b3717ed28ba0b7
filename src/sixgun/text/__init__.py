"""What people read, in the words of a language: the log, questions, answers, cards, characters, help.

>>> text = Text("en")
>>> print(text.card_help("stagecoach"))
Stagecoach (brown; base game 9♠ 9♠)
Draw 2 cards from the deck.
"""

from sixgun.kernel.choice import Choice, Move, Seen
from sixgun.text import event, lookup
from sixgun.text.messages import Messages, languages
from sixgun.text.move import answer
from sixgun.text.question import question
from sixgun.text.wording import View

__all__ = ["Messages", "Text", "languages"]


class Text(Messages):
    """The words of a language for both games. `say` gives any message by its key."""

    def event(self, seen: Seen, viewer: int | None, view: View) -> str:
        """What happened, in a sentence for the viewer.

        >>> from sixgun import new_game
        >>> game = new_game(players=4, seed=2)
        >>> Text("en").event(Seen("healed", seat=1, amount=1), 0, game.view(0))
        'B regains 1 life point.'
        """
        return event.sentence(self, event.alone(seen), viewer, view)

    def question(self, choice: Choice, view: View) -> str:
        """What the seat asked is asked, in a sentence for it."""
        return question(self, choice, view)

    def move(self, move: Move, why: str = "", view: View | None = None) -> str:
        """What a move means as an answer; with the question's `why` and a view it says so more exactly.

        >>> from sixgun import new_game
        >>> game = new_game(players=4, seed=2, roles=["sheriff"], characters=["willy-the-kid"])
        >>> Text("en").move(game.choice.options[-1])
        'End your turn'
        """
        return answer(self, move, why, view)

    def card_help(self, name: str) -> str:
        """What a card is and does, by its kind as moves write it."""
        return lookup.card_help(self, name)

    def character_help(self, name: str, game: str | None = None) -> str:
        """Who a character is and what he can do, in one game or in both."""
        return lookup.character_help(self, name, game)
