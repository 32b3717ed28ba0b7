"""What the net wins more often than a drifter on the same deals, each seat in turn: as `sixgun arena` measures bots."""

import numpy

from sixgun.env import Arrays, new_batch
from sixgun.lab.stats import Paired


class Duel:
    """The deals, and how they end when drifters play them alone."""

    def __init__(self, players, deals, seed):
        self.players, self.deals, self.seed = players, deals, seed
        drifters = self.batch(adviser="drifter")
        self.dealt = list(drifters.seeds)
        self.alone = numpy.zeros((deals, players), int)
        self.alone = self.paid(drifters, lambda *_: [drifters.advice(deal) for deal in range(deals)])

    def batch(self, **company):
        """All deals at once."""
        return new_batch("dice", players=self.players, games=self.deals, seed=self.seed, **company)

    def lift(self, choose):
        """The lift of whoever chooses, over all seats, with its interval."""
        better = numpy.zeros(self.deals, int)
        for seat in range(self.players):
            others = {other: "drifter" for other in range(self.players) if other != seat}
            better += (self.paid(self.batch(bots=others), choose) - self.alone)[:, seat]
        pairs = Paired(self.players)
        for difference in better.tolist():
            pairs = pairs.with_deal(difference)
        return pairs.estimate

    def paid(self, batch, choose):
        """What each seat gets for each deal: where a seat falls before it is ever asked, the same as with drifters."""
        arrays = Arrays(batch)
        paid = self.alone.copy()
        running = numpy.equal(batch.seeds, self.dealt)
        while running.any():
            batch.step(choose(arrays.observations, arrays.masks))
            ended = running & (arrays.ended == 1)
            paid[ended] = arrays.rewards[ended]
            running &= ~ended
        return paid
