"""Fitting numbers with which facts foretell the ends of games, by Newton's method, and measures of what is foretold."""

from typing import Any, Final

import numpy as np

ROUNDS: Final = 10
CLOSE: Final = 1e-3
TIMES: Final = 100
"""Draws by which the noise of a measure is found."""

Array = Any


def fit(facts: Array, winners: Array, ridge: float) -> list[list[float]]:
    """The numbers of the Outlaws and of the Renegades; a row of facts an example, the law is what both are held to.

    The ridge is how strongly numbers are drawn to nought, in examples: so a fact that is seen seldom cannot say much.
    """
    spread = facts.std(0)
    seen = spread > 1e-6
    seen[0] = True
    scale = np.where(spread > 1e-6, spread, 1.0).astype(np.float32)
    z = np.where(seen, facts / scale, 0.0).astype(np.float32)
    wide = z.shape[1]
    won = np.stack([winners == 1, winners == 2], 1).astype(np.float32)
    numbers = np.zeros((2, wide))
    pull = np.full(wide, ridge)
    pull[0] = 1e-6
    for _ in range(ROUNDS):
        p = shares(z, numbers)[:, 1:].astype(np.float32)
        slope = ((won - p).T @ z).astype(float) - pull * numbers
        across = -curve(z, p[:, 0] * p[:, 1])
        bend = np.block([[curve(z, p[:, 0] * (1 - p[:, 0])), across], [across, curve(z, p[:, 1] * (1 - p[:, 1]))]])
        bend += np.diag(np.concatenate([pull, pull]))
        step = np.linalg.solve(bend, slope.reshape(-1)).reshape(2, wide)
        numbers += step
        if np.abs(step).max() < CLOSE:
            break
    return [[round(float(number), 4) for number in row] for row in numbers / scale * seen]


def curve(z: Array, weights: Array) -> Array:
    """The sum of the rows' squares, each as far as it weighs: as a product with itself, for that is half the work."""
    half = z * np.sqrt(weights)[:, None]
    return (half.T @ half).astype(float)


def shares(facts: Array, numbers: Array) -> Array:
    """The chances of the three for each row of facts."""
    pulls = np.concatenate([np.zeros((len(facts), 1)), facts @ np.asarray(numbers, dtype=facts.dtype).T], 1)
    powers = np.exp(pulls - pulls.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def calibration_error(p: Array, winners: Array, bins: int = 10) -> float:
    """By how much chances and what comes of them are apart, in bins of the same width, all sides together."""
    said = p.reshape(-1)
    came = np.eye(3)[winners].reshape(-1)
    places = np.minimum((said * bins).astype(int), bins - 1)
    apart = [abs(float((said - came)[places == place].sum())) for place in range(bins)]
    return sum(apart) / len(said)


def brier(p: Array, winners: Array) -> float:
    """The mean square of what the chances were off, summed over the three."""
    return float(((p - np.eye(3)[winners]) ** 2).sum(1).mean())


def noise(p: Array, seed: int = 0) -> float:
    """The calibration error that a judge who is right would show all the same, by luck: the mean over many draws."""
    luck = np.random.default_rng(seed)
    edges = p.cumsum(1)[:, :2]
    draws = ((luck.random((len(p), 1)) > edges).sum(1) for _ in range(TIMES))
    return float(np.mean([calibration_error(p, winners) for winners in draws]))


def improvement(p: Array, winners: Array, base: Array) -> tuple[float, float]:
    """By what part the Brier score is better than that of the base rates, and the standard error of that."""
    came = np.eye(3)[winners]
    mine, flat = ((p - came) ** 2).sum(1), ((base - came) ** 2).sum(1)
    return part_less(mine, flat)


def part_less(mine: Array, flat: Array) -> tuple[float, float]:
    """By what part one mean is below another, row by row of the same positions, and the standard error."""
    share = mine.mean() / flat.mean()
    apart = mine - share * flat
    return float(1 - share), float(apart.std() / np.sqrt(len(mine)) / flat.mean())
