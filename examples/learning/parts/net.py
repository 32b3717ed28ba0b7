"""A small net with two hidden layers: what to do, as a chance for each token, and how likely it wins.

Besides a number for each token it says how much it wants each face rolled again, and for each verb what it likes in a
seat: so it learns from one die, or from one neighbour, about all of them.
"""

import numpy

STEADY, STEADIER, TINY = 0.9, 0.999, 1e-8
"""Of Adam, by which a step goes in the direction of the last ones."""
LONGEST_STEP = 0.5


class Net:
    """Its weights, what it thinks of a position, and how it gets better."""

    def __init__(self, sight, width=128, seed=1):
        luck = numpy.random.default_rng(seed)
        self.tokens, self.ways, self.faces = sight.masks.shape[1], *sight.faces.shape[1:]
        self.seats, self.traits = sight.seats.shape[1:]
        self.verbs = 4  # the last tokens: each verb with each seat
        wanted = self.tokens + self.faces + self.verbs * self.traits + 1
        self.weights = []
        for wide, high, scale in (
            (sight.lines.shape[1], width, 1.4),
            (width, width, 1.4),
            (width, wanted, 0.01),
        ):
            self.weights += [
                (luck.normal(0, scale, (wide, high)) / wide**0.5).astype(numpy.float32),
                numpy.zeros(high, numpy.float32),
            ]
        self.means = [numpy.zeros_like(weight) for weight in self.weights]
        self.squares = [numpy.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def think(self, sight):
        """The chance of each token, and what the game will be paid with."""
        return self.layers(sight)[2:]

    def layers(self, sight):
        first, first_bias, second, second_bias, last, last_bias = self.weights
        one = numpy.maximum(sight.lines @ first + first_bias, 0)
        two = numpy.maximum(one @ second + second_bias, 0)
        out = two @ last + last_bias
        liking, faces, traits = self.parts(out)
        liking = liking.copy()
        liking[:, : self.ways] += (sight.faces @ faces[:, :, None])[:, :, 0]
        liking[:, -self.verbs * self.seats :] += (traits @ sight.seats.transpose(0, 2, 1)).reshape(len(out), -1)
        liking = numpy.where(sight.masks, liking, -1e9)
        liking = numpy.exp(liking - liking.max(axis=1, keepdims=True))
        return one, two, liking / liking.sum(axis=1, keepdims=True), out[:, -1]

    def parts(self, out):
        """What the last layer says: a liking for each token, for each face, and by verb for what seats are like."""
        places = numpy.split(out[:, :-1], [self.tokens, self.tokens + self.faces], axis=1)
        return *places[:2], places[2].reshape(-1, self.verbs, self.traits)

    def improve(self, sight, blame, rate):
        """One step of Adam; `blame` says of chances and values how the likings and the values should change."""
        one, two, chances, values = self.layers(sight)
        likings, value = blame(chances, values)
        seated = likings[:, -self.verbs * self.seats :].reshape(-1, self.verbs, self.seats)
        faces = (likings[:, None, : self.ways] @ sight.faces)[:, 0]
        out = numpy.concatenate([likings, faces, (seated @ sight.seats).reshape(len(one), -1), value[:, None]], axis=1)
        to_two = (out @ self.weights[4].T) * (two > 0)
        to_one = (to_two @ self.weights[2].T) * (one > 0)
        self.step([sight.lines.T @ to_one, to_one.sum(0), one.T @ to_two, to_two.sum(0), two.T @ out, out.sum(0)], rate)

    def step(self, slopes, rate):
        size = sum(float((slope * slope).sum()) for slope in slopes) ** 0.5
        self.steps += 1
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            slope *= min(1.0, LONGEST_STEP / (size + TINY))
            mean += (1 - STEADY) * (slope - mean)
            square += (1 - STEADIER) * (slope * slope - square)
            spread = numpy.sqrt(square / (1 - STEADIER**self.steps)) + TINY
            weight -= rate / (1 - STEADY**self.steps) * mean / spread
