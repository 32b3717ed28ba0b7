"""A small net with two hidden layers: what to do, as a number for each token, and how likely it wins."""

import numpy

STEADY, STEADIER, TINY = 0.9, 0.999, 1e-8
"""Of Adam, by which a step goes in the direction of the last ones."""


class Net:
    """Its weights, what it thinks of a position, and how it gets better."""

    def __init__(self, inputs, tokens, width=128, seed=1):
        luck = numpy.random.default_rng(seed)
        sizes = [(inputs, width), (width, width), (width, tokens + 1)]
        self.weights = []
        for layer, (wide, high) in enumerate(sizes):
            scale = 0.01 if layer == len(sizes) - 1 else (2 / wide) ** 0.5
            self.weights += [
                luck.normal(0, scale, (wide, high)).astype(numpy.float32),
                numpy.zeros(high, numpy.float32),
            ]
        self.means = [numpy.zeros_like(weight) for weight in self.weights]
        self.squares = [numpy.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def think(self, lines, masks):
        """The chance of each token, and the chance to win (more or less: it is a plain number)."""
        return self.layers(lines, masks)[2:]

    def layers(self, lines, masks):
        first, first_bias, second, second_bias, last, last_bias = self.weights
        one = numpy.maximum(lines @ first + first_bias, 0)
        two = numpy.maximum(one @ second + second_bias, 0)
        out = two @ last + last_bias
        liking = numpy.where(masks, out[:, :-1], -1e9)
        liking = numpy.exp(liking - liking.max(axis=1, keepdims=True))
        return one, two, liking / liking.sum(axis=1, keepdims=True), out[:, -1]

    def improve(self, lines, masks, blame, rate):
        """One step of Adam. `blame` says, given chances and values, how they should change: a gradient for each."""
        one, two, chances, values = self.layers(lines, masks)
        out = numpy.empty((len(lines), masks.shape[1] + 1), numpy.float32)
        out[:, :-1], out[:, -1] = blame(chances, values)
        last, second = self.weights[4], self.weights[2]
        to_two = (out @ last.T) * (two > 0)
        to_one = (to_two @ second.T) * (one > 0)
        slopes = [lines.T @ to_one, to_one.sum(0), one.T @ to_two, to_two.sum(0), two.T @ out, out.sum(0)]
        size = sum(float((slope * slope).sum()) for slope in slopes) ** 0.5
        self.steps += 1
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            slope *= min(1.0, 0.5 / (size + TINY))
            mean += (1 - STEADY) * (slope - mean)
            square += (1 - STEADIER) * (slope * slope - square)
            weight -= (
                rate * (mean / (1 - STEADY**self.steps)) / (numpy.sqrt(square / (1 - STEADIER**self.steps)) + TINY)
            )
