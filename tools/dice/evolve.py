"""Evolve the weights of a dice bot: `python -m tools.dice.evolve --out gunslinger.json`, as evolution.py says.

What pulls a weight the same way generation after generation moves it far; what pulls it now here, now there is taken
for luck.
"""

import sys
from collections.abc import Sequence

from sixgun.arena.dice.match import DiceMatch
from sixgun.bots.dice.ranger import Ranger
from sixgun.bots.dice.thinker import Thinker
from sixgun.bots.dice.weights import NOISE, RENEGADES_OWN, SIZE, TO_SHERIFF, read_weights, rules_of_thumb, write_weights
from sixgun.bots.weights import Weights
from sixgun.dicegame.setup import new_table
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import OUTLAW, RENEGADE, SHERIFF
from tools.evolution import Evolution, command, run

SHAKE = 0.4
"""How far a weight is shaken, as a part of itself."""
LEAST = 0.4
"""The size that a weight near zero is taken to have."""
LEAST_NOISE = 0.06
"""The same for the weight that is a share of all acts."""
MEMORY = 0.6
"""How much of the pull of the generations before counts in the next."""
LUCK = (1 - MEMORY) / (1 + MEMORY)
"""The square of the remembered pull, in units of its noise, where nothing but luck pulls."""
MEASURES = (OUTLAW, SHERIFF, OUTLAW, OUTLAW)
"""Whom each role in the order of ROLES fights first. What it feels for him is the unit of the rest and stays as it is:
if it could grow, all shakes would grow smaller beside it, and to be shaken less would look like playing better."""


class DiceEvolution(Evolution):
    """The weights of the dice game."""

    def __init__(self, weights: Weights, seed: int) -> None:
        super().__init__(weights, rules_of_thumb(), shakes(weights), seed)
        self.pulls = [0.0] * len(self.numbers)
        """How each weight is pulled, in units of the noise of a generation: a mean in which the last counts most."""

    def step(self, at: int, stride: float, clear: float) -> float:
        self.pulls[at] += (1 - MEMORY) * (clear - self.pulls[at])
        steady = self.pulls[at] ** 2 / (self.pulls[at] ** 2 + LUCK)
        return stride * steady * self.pulls[at]

    def table(self, players: int) -> DiceTable:
        return new_table(players, self.seed, {}, log=False)

    def winners(self, minds: Sequence[Weights]) -> int:
        bots: list[Thinker] = [Ranger(Rng.seeded(self.seed + seat), mind) for seat, mind in enumerate(minds)]
        return DiceMatch(self.table(len(minds)), bots).play_out()


def shakes(weights: Weights) -> list[float]:
    """How far each weight is shaken: those that measure the rest or that a role never uses not at all."""
    scale = [SHAKE * max(abs(number), LEAST) for number in weights.numbers]
    for role, first in enumerate(MEASURES):
        start = role * SIZE
        scale[start + NOISE] = SHAKE * max(weights.numbers[start + NOISE], LEAST_NOISE)
        for i in (TO_SHERIFF + first, *(RENEGADES_OWN if role != RENEGADE else ())):
            scale[start + i] = 0.0
    return scale


def main(args: Sequence[str] | None = None) -> int:
    what = "Evolve weights for the dice game by tournaments."
    given = command("dice.evolve", what, 40, [5, 7, 5, 7, 4, 6], 0.4).parse_args(args)
    start = read_weights(given.start.read_text(encoding="utf-8")) if given.start else rules_of_thumb()
    run(DiceEvolution(start, given.seed), given, write_weights, slower=0.8)
    return 0


if __name__ == "__main__":
    sys.exit(main())
