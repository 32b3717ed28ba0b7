"""Evolve the weights of a card bot: `python -m tools.card.evolve --out gunslinger.json`, as evolution.py says."""

import sys
from collections.abc import Sequence

from sixgun.arena.card.match import CardMatch
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.ranger import Ranger
from sixgun.bots.card.thinker import Thinker
from sixgun.bots.card.weights import read_weights, rules_of_thumb, write_weights
from sixgun.bots.weights import Weights
from sixgun.cardgame.box import make_rules
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.setup import new_table
from sixgun.cardgame.table import CardTable
from sixgun.kernel.rng import Rng
from tools.evolution import Evolution, command, run

SHAKE = 0.3
"""How far a weight is shaken, as a part of itself."""
LEAST = 0.15
"""The size that a weight near zero is taken to have."""


class CardEvolution(Evolution):
    """The weights of the card game."""

    def __init__(self, weights: Weights, rules: Rules, seed: int) -> None:
        scale = [SHAKE * max(abs(number), LEAST) for number in weights.numbers]
        super().__init__(weights, rules_of_thumb(), scale, seed)
        self.rules = rules
        self.deck = Deck(rules)

    def table(self, players: int) -> CardTable:
        return new_table(players, self.seed, self.rules.given, self.rules.sets, log=False)

    def winners(self, minds: Sequence[Weights]) -> int:
        bots: list[Thinker] = [Ranger(Rng.seeded(self.seed + seat), mind, self.deck) for seat, mind in enumerate(minds)]
        return CardMatch(self.table(len(minds)), bots).play_out()


def main(args: Sequence[str] | None = None) -> int:
    given = command("card.evolve", "Evolve weights by tournaments.", 64, [5, 7, 4, 6, 5, 7], 0.25).parse_args(args)
    start = read_weights(given.start.read_text(encoding="utf-8")) if given.start else rules_of_thumb()
    run(CardEvolution(start, make_rules(("base", "dodge-city"), {}), given.seed), given, write_weights, slower=0.7)
    return 0


if __name__ == "__main__":
    sys.exit(main())
