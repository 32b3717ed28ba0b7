"""What the net wins more often than a drifter on the same deals, each seat in turn: as `sixgun arena` measures bots."""

import numpy

from sixgun.arena.dice.match import DiceMatch
from sixgun.batch.stepper import SHIFT
from sixgun.bots.dice.levels import drifter
from sixgun.env import Arrays, new_batch
from sixgun.kernel.rng import Rng
from sixgun.lab.stats import Paired


class Duel:
    """The deals, and how they end when drifters play them alone."""

    def __init__(self, players, deals, seed):
        self.players, self.deals, self.seed = players, deals, seed
        self.dealt = [seed * SHIFT + deal for deal in range(deals)]
        self.alone = numpy.array([self.drifters_win(deal) for deal in self.dealt])

    def batch(self, seat):
        """All deals at once, with drifters in all seats but one."""
        others = {other: "drifter" for other in range(self.players) if other != seat}
        return new_batch("dice", players=self.players, games=self.deals, seed=self.seed, bots=others)

    def drifters_win(self, deal):
        batch = new_batch("dice", players=self.players, games=1, observe=False)
        luck = [Rng.seeded(deal + 1 + number) for number in range(self.players)]
        won = DiceMatch(batch.encoding.new_table(deal), [drifter(each) for each in luck]).play_out()
        return [won >> seat & 1 for seat in range(self.players)]

    def lift(self, choose):
        """The lift of whoever chooses, over all seats, with its interval."""
        better = numpy.zeros(self.deals, int)
        for seat in range(self.players):
            better += self.wins(choose, seat) - self.alone[:, seat]
        pairs = Paired(self.players)
        for difference in better.tolist():
            pairs = pairs.with_deal(difference)
        return pairs.estimate

    def wins(self, choose, seat):
        """1 for each deal that is won in that seat."""
        batch = self.batch(seat)
        arrays = Arrays(batch)
        won = self.alone[:, seat].copy()  # which it stays where the seat falls before it is ever asked
        running = numpy.equal(batch.seeds, self.dealt)
        while running.any():
            batch.step(choose(arrays.observations, arrays.masks).tolist())
            ended = running & (arrays.ended == 1)
            won[ended] = arrays.rewards[ended, seat]
            running &= ~ended
        return won
