"""A view of the dice game as a row."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sixgun.dicegame.guess import guess
from sixgun.dicegame.view import View
from sixgun.kernel.rng import Rng
from sixgun.rows.dice.layout import Layout
from sixgun.rows.dice.observation import observe
from sixgun.rows.dice.token import token as token_of
from sixgun.rows.reading import Reading


@final
@mypyc_attr(acyclic=True)
class DiceReading(Reading):
    """What is hidden is guessed, and none of it gets into the row: that it cannot is a law that tests hold."""

    def __init__(self) -> None:
        self.layout: Final = Layout(False, False)
        super().__init__(self.layout.row, self.layout.row)
        self.luck: Final = Rng.seeded(1)
        self.me: i64 = 0
        self.players: i64 = 0

    def look(self, view: View) -> None:
        """Take a view in."""
        self.me = view.viewer
        self.players = len(view.players)
        self.wipe()
        observe(guess(view, self.luck), view.viewer, self.layout, self.words, 0)

    def token(self, m: i64, depth: i64) -> i64:
        return token_of(m, self.me, self.players)
