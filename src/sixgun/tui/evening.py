"""Several games at one table: the next one on request or by a series, and who has won how many."""

from dataclasses import dataclass
from typing import Final

from sixgun.game import Game
from sixgun.kernel.choice import letter
from sixgun.series import next_game
from sixgun.text import Text
from sixgun.tui.command import Leave, named
from sixgun.tui.saving import keep
from sixgun.tui.screen import Screen
from sixgun.tui.session import Session


@dataclass(frozen=True)
class Table:
    """What stays the same from game to game."""

    seat: int
    """The person's."""
    bots: dict[int, str]
    """Who sits at the others."""
    practice: bool = False
    warns: bool = True
    """Whether what harms oneself or is wasted is asked once more, until the person says otherwise."""
    series: int = 1
    """So many games are played without being asked for."""
    keep_characters: bool = False
    pass_sheriff: bool = False
    seed: int | None = None
    """Of the first game; each further one has the next number. None: fresh luck every time."""
    record: str | None = None
    """The file of the first record; further ones have a number besides."""


class Evening:
    """One person, some bots, and as many games as they like."""

    def __init__(self, table: Table, text: Text, screen: Screen) -> None:
        self.table: Final = table
        self.text: Final = text
        self.screen: Final = screen
        self.wins: Final = dict.fromkeys(sorted([table.seat, *table.bots]), 0)
        self.warns = table.warns
        self.played = 0
        self.kept = True
        """Whether every record could be written."""

    def run(self, first: Game) -> None:
        """Play until the person has enough; KeyboardInterrupt goes on to the caller, the record being kept."""
        game: Game | None = first
        while game is not None:
            session = Session(game, self.table.seat, self.table.bots, self.text, self.screen, self.table.practice)
            session.teller.warns = self.warns
            try:
                self.introduce()
                session.run()
            except (Leave, EOFError):
                self.screen.write(self.text.say("left"))
            except KeyboardInterrupt:
                self.screen.gap()
                self.screen.write(self.text.say("left"))
                raise
            finally:
                self.kept = keep(self.screen, self.text, game, self.table.record, self.played + 1) and self.kept
            game = self.after(game, session) if game.over else None

    def introduce(self) -> None:
        """Which game of the evening it is, where there are several."""
        if self.table.series > 1 and self.played < self.table.series:
            heading = self.text.say("after-heading-series", game=self.played + 1, games=self.table.series)
        elif self.played:
            heading = self.text.say("after-heading", game=self.played + 1)
        else:
            return
        self.screen.write(heading, "heading")

    def after(self, game: Game, session: Session) -> Game | None:
        """Count who has won, and deal the next game if there is to be one."""
        self.played += 1
        self.warns = session.teller.warns
        for seat in game.winners:
            self.wins[seat] += 1
        if self.played > 1 or self.table.series > 1:
            self.standing()
        return self.deal(game) if self.goes_on(session) else None

    def standing(self) -> None:
        """Who has won how many games."""
        say = self.text.say
        self.screen.gap()
        self.screen.write(say("after-won", games=self.played), "heading")
        for seat, wins in self.wins.items():
            name = say("after-you") if seat == self.table.seat else self.table.bots[seat]
            self.screen.write(say("after-seat", seat=letter(seat), name=name, wins=wins), indent="  ")

    def goes_on(self, session: Session) -> bool:
        """Ask what comes now; the bots' reasons can be read for as long as one likes."""
        text, reasons = self.text, session.teller.reasons
        due = self.played < self.table.series
        self.screen.gap()
        if due:
            self.screen.write(text.say("after-series", game=self.played + 1, games=self.table.series))
        else:
            self.screen.write(text.say("after-over"))
        if reasons.given:
            self.screen.write(text.say("after-why"))
        try:
            while True:
                typed = self.screen.ask(text.say("prompt", seat=letter(self.table.seat)))
                words = typed.casefold().split()
                if not words:
                    return due
                if words[0] == "0" or named(text, words[0]) == "quit":
                    return False
                if words[0] in ("again", *text.say("after-over.typed").split()):
                    return True
                if named(text, words[0]) == "why":
                    reasons.tell_all(words[1:])
                else:
                    self.screen.write(text.say("after-wrong", text=typed), "harm")
                    self.screen.write(text.say("after-over"))
        except (EOFError, KeyboardInterrupt):
            return False

    def deal(self, game: Game) -> Game:
        """The next game: seats stay, characters and the Sheriff's role as it was agreed (C49-C51)."""
        seats = game.view(None).seats
        alive = [seat.seat for seat in seats if seat.alive]
        has_sheriff = any(seat.role == "sheriff" for seat in seats)
        return next_game(
            game,
            seed=None if self.table.seed is None else self.table.seed + self.played,
            keep=alive if self.table.keep_characters else (),
            pass_sheriff=self.table.pass_sheriff and has_sheriff,
        )
