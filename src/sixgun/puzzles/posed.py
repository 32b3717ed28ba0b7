"""A puzzle on the table: the game played up to its question, what may be answered, and what an answer was worth."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal

from sixgun.analysis.asked import mind_of
from sixgun.analysis.mind import Mind
from sixgun.game import Game
from sixgun.kernel.choice import Move
from sixgun.puzzles.puzzle import CLOSE, Puzzle
from sixgun.scenario.dealt import played
from sixgun.scenario.language import LANGUAGES

Grade = Literal["right", "good", "wrong"]

FEWEST: Final = 2
"""Answers that are left when a question is narrowed as far as it goes."""


@dataclass(frozen=True)
class Verdict:
    """What an answer was worth: which of the puzzle's ways it is, and what it gives away, in thousandths."""

    mine: int
    lost: int
    grade: Grade


class Posed:
    """A puzzle that somebody looks at. Whoever does knows what has happened since its position, and nothing else.

    >>> from sixgun.puzzles import find, names
    >>> posed = Posed(find(names()[0]))
    >>> posed.judge(posed.puzzle.best.move).grade
    'right'
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle: Final = puzzle
        self.game: Final[Game] = played(puzzle.scenario)
        self.kept: int = len(puzzle.ways)
        """How many of the ways are on offer, the best first: fewer with every hint."""

    @property
    def begun(self) -> Any:
        """The table as the seat saw it before anything happened."""
        language = LANGUAGES[self.puzzle.game]
        return language.view(language.set_up(self.puzzle.scenario.position), self.puzzle.seat)

    @cached_property
    def mind(self) -> Mind:
        """A gunslinger in the seat asked, who has seen what there is to see."""
        return mind_of(self.game)[1]

    @cached_property
    def ways(self) -> dict[str, int]:
        """Which of the puzzle's ways each answer is: what comes to the same is the same."""
        mind, options = self.mind, self.game.choice.options
        gists = {str(option): mind.gist(m) for m, option in zip(mind.moves, options, strict=True)}
        places = {gists[way.move]: at for at, way in enumerate(self.puzzle.ways)}
        return {words: places[gist] for words, gist in gists.items()}

    @property
    def beliefs(self) -> list[list[float]]:
        """How likely each seat has each role, to the one who is asked."""
        return self.mind.chances

    def narrow(self) -> bool:
        """Leave half of the answers, the better ones; False where there is nothing to leave out."""
        before, self.kept = self.kept, max(FEWEST, (self.kept + 1) // 2)
        return self.kept < before

    def offer(self) -> list[Move]:
        """What may be answered now."""
        return [option for option in self.game.choice.options if self.ways[str(option)] < self.kept]

    def judge(self, move: Move | str) -> Verdict:
        """What an answer is worth; nothing is played."""
        mine = self.ways[str(self.game.read(move))]
        ways = self.puzzle.ways
        lost = ways[0].chance - ways[mine].chance
        return Verdict(mine, lost, "right" if mine == 0 else "good" if lost <= CLOSE else "wrong")
