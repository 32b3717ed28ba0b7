"""Random games to hold the laws against: every size of table, every edition."""

from collections.abc import Iterator

from sixgun.dicegame import choice, new_table
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng

SIZES = range(3, 9)
EDITIONS = ("standard", "de", "hu")
LONGEST = 20_000
"""Answers after which a game counts as one that never ends."""


def tables(seeds: int) -> Iterator[tuple[str, DiceTable]]:
    """New games of every size and edition, each with the words that find it again."""
    for players in SIZES:
        for edition in EDITIONS:
            for seed in range(seeds):
                t = new_table(players, seed, {"edition": edition})
                yield f"{players} players, {edition}, seed {seed}", t


def answer_at_random(t: DiceTable, rng: Rng) -> None:
    """One answer, any of those on offer."""
    t.offer()
    advance(t, t.moves.items[rng.below(t.moves.n)])


def decisions(seeds: int) -> Iterator[tuple[str, DiceTable]]:
    """Every question of these games, played at random to their end."""
    for name, t in tables(seeds):
        rng = Rng.seeded(len(name))
        for n in range(LONGEST):
            if t.over:
                break
            yield f"{name}, answer {n}", t
            answer_at_random(t, rng)


def play_out(t: DiceTable, seed: int) -> list[str]:
    """The questions and answers from here to the end."""
    rng = Rng.seeded(seed)
    story: list[str] = []
    while not t.over and len(story) < LONGEST:
        story.append(repr(choice(t)))
        answer_at_random(t, rng)
    story.append(f"{t.winners} {[seat.life for seat in t.seats]}")
    return story
