"""The plan of a run: everything that decides its games, and nothing else."""

from dataclasses import dataclass

from sixgun.arena.external import Program
from sixgun.deal import Deal
from sixgun.lab.seeds import derive


@dataclass(frozen=True)
class Plan:
    """What is played by whom. Every deal follows from the seed and its number alone."""

    game: str
    sizes: tuple[int, ...]
    seed: int
    bots: tuple[str, ...]
    sets: tuple[str, ...] = ()
    options: tuple[tuple[str, object], ...] = ()
    programs: tuple[Program, ...] = ()

    def players(self, number: int) -> int:
        """The sizes of the table take turns, so that a run that is broken off has some of each."""
        return self.sizes[number % len(self.sizes)]

    def deal(self, number: int) -> Deal:
        """The deal of that number."""
        seed = derive(self.seed, "deal", number)
        return Deal(self.game, self.players(number), seed, self.sets, self.options)

    def luck(self, number: int) -> int:
        """The seed of the bots' own luck in that deal."""
        return derive(self.seed, "luck", number)

    def seats(self, number: int) -> tuple[str, ...]:
        """Who sits where: several bots go round the table, one place further in the next game of that size."""
        turn = number // len(self.sizes)
        return tuple(self.bots[(seat + turn) % len(self.bots)] for seat in range(self.players(number)))
