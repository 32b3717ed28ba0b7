"""A puzzle in the terminal: what happened, the table, one question, and what each answer is worth."""

from dataclasses import replace
from typing import Final

from sixgun.kernel.choice import letter
from sixgun.kernel.roles import ROLES
from sixgun.puzzles import Posed, Puzzle, Verdict, Way
from sixgun.text import Text
from sixgun.tui.asking import Asking
from sixgun.tui.screen import TIE, Screen
from sixgun.tui.teller import Teller

Z: Final = 1.96
"""Of how many standard errors an error consists that is shown."""
TOLD: Final = 6
"""The answers that are shown, besides one's own."""
LIKELY: Final = 0.5
"""What is believed of somebody is said if it is more likely than not."""


class PuzzleSession:
    """A puzzle, and the terminal of the one who solves it."""

    def __init__(self, posed: Posed, text: Text, screen: Screen) -> None:
        self.posed: Final = posed
        self.text: Final = text
        self.screen: Final = screen
        self.teller: Final = Teller(posed.game, posed.puzzle.seat, text, screen)
        self.teller.story.begin_at(posed.begun)

    def run(self) -> Verdict:
        """Pose it once; Leave or EOFError if nobody answers."""
        self.teller.heading(heading(self.posed.puzzle, self.text))
        self.teller.tell(all_of_it=True)
        self.screen.gap()
        self.teller.table()
        choice = replace(self.posed.game.choice, options=tuple(self.posed.offer()))
        verdict = self.posed.judge(Asking(self.teller, choice, self.teller.view()).answer())
        self.tell(verdict)
        return verdict

    def tell(self, verdict: Verdict) -> None:
        """All sensible answers, the best first, and what could be believed of the others."""
        ways = self.posed.puzzle.ways
        self.screen.gap()
        self.screen.write(
            self.text.say("puzzle-verdict", grade=verdict.grade), "good" if verdict.grade == "right" else "question"
        )
        for at, way in enumerate(ways):
            if at < TOLD or at == verdict.mine:
                self.way(way, at, verdict.mine)
        self.screen.write(self.text.say("puzzle-about-chances"), "quiet")
        for seat, chances in enumerate(self.posed.beliefs):
            self.believed(seat, chances)

    def way(self, way: Way, at: int, mine: int) -> None:
        say = self.text.say
        game = self.posed.game
        move = self.text.move(game.read(way.move).move, game.choice.why, self.teller.view())
        chance = say("puzzle-chance", percent=f"{way.chance / 10:.0f}", error=f"{Z * way.error / 10:.0f}")
        marks = [say("puzzle-best")] * (at == 0) + [say("puzzle-yours")] * (at == mine)
        told = say("puzzle-terminal-way", move=move, chance=chance.replace(" %", f"{TIE}%"))
        self.screen.write(" · ".join([told, *marks]), "good" if at == 0 else "plain", "  ", "    ")
        self.screen.write(
            say("puzzle-terminal-says", said=self.teller.reasons.sentence(way.reason)), "quiet", "    ", "    "
        )

    def believed(self, seat: int, chances: list[float]) -> None:
        """What one hidden player most likely is."""
        view = self.teller.view()
        if view.seats[seat].role is not None:
            return
        role = max(range(len(ROLES)), key=lambda at: chances[at])
        if chances[role] > LIKELY:
            name = self.text.say(f"role-{ROLES[role]}.a")
            percent = f"{100 * chances[role]:.0f}"
            self.screen.write(
                self.text.say("puzzle-terminal-beliefs", seat=letter(seat), role=name, percent=percent), "quiet"
            )


def heading(puzzle: Puzzle, text: Text) -> str:
    """Its name, its title and how hard it is."""
    title = text.say("puzzle-title", theme=puzzle.theme, role=text.say(f"role-{role_in(puzzle)}"))
    return text.say("puzzle-terminal", name=puzzle.name, title=title, difficulty=puzzle.difficulty)


def role_in(puzzle: Puzzle) -> str:
    """One's own role: the position names every one."""
    players = list(puzzle.scenario.position.players.values())
    return str(players[puzzle.seat]["role"])
