"""A number for everything that happens in many random games: the same in both forms, or something is wrong.

python tests/forms/fingerprint.py card 2000      prints the form, then a checksum for every fifty games
"""

import sys
import zlib
from array import array

from sixgun.game import GAMES
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng
from sixgun.version import is_interpreted

SETS = {
    "card": (("base",), ("base", "dodge-city"), ("base", "dodge-city", "high-noon", "fistful-of-cards")),
    "dice": ((),),
}
EDITIONS = {
    "card": ({}, {"edition": "de"}, {"edition": "it", "suzy": "at_once"}),
    "dice": ({}, {"edition": "hu"}),
}
TOGETHER = 50


def main() -> None:
    game, games = sys.argv[1], int(sys.argv[2])
    print("interpreted" if is_interpreted() else "compiled")
    checksum = 0
    for seed in range(games):
        checksum = play(game, seed, checksum)
        if (seed + 1) % TOGETHER == 0:
            print(checksum)


def play(game: str, seed: int, checksum: int) -> int:
    """One game: every option list, every move, every event, and the state of luck at the end."""
    sets = SETS[game][seed // 6 % len(SETS[game])]
    players = 3 + seed % 6
    if sets == ("base",):
        players = min(max(players, 4), 7)
    options = EDITIONS[game][seed // 12 % len(EDITIONS[game])]
    table = GAMES[game].new_table(players, seed, options, sets, None, None)
    luck = Rng.seeded(seed + 7)
    while not table.over:
        table.offer()
        moves = table.moves.ints()
        chosen = moves[luck.below(len(moves))]
        checksum = zlib.crc32(array("q", [*moves, chosen]).tobytes(), checksum)
        advance(table, chosen)
    log = table.log
    assert log is not None
    checksum = zlib.crc32(array("q", list(log.ints)).tobytes(), checksum)
    return zlib.crc32(array("q", [table.rng.state]).tobytes(), checksum)


if __name__ == "__main__":
    main()
