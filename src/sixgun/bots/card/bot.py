"""A card bot as people meet it: moves in words, events as its seat sees them, and a reason for the asking."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from sixgun.bots.card.act_reader import ActReader, log_of
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.legend import Legend
from sixgun.bots.card.reasons import explain
from sixgun.bots.card.thinker import Thinker
from sixgun.bots.reason import Reason, looked_ahead
from sixgun.cardgame.notation import CardMove, to_int
from sixgun.cardgame.view import View
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.choice import Choice, Seen
from sixgun.kernel.rng import Rng

Maker = Callable[[Rng, Deck], Thinker]


class CardBot:
    """Answers for one seat of one game."""

    def __init__(self, rng: Rng, make: Maker) -> None:
        self.rng = rng
        self.make = make
        self.brain: Thinker | None = None
        self.reader: ActReader | None = None
        self.reason: Reason | None = None
        """Why the last move was made."""

    def choose(self, view: View, choice: Choice, news: Sequence[Seen] = ()) -> CardMove:
        """One of the options; `news` is what the seat has seen since it was last asked."""
        at = self.pick(view, choice, news)
        brain = self.think(view, ())
        options = card_moves(choice)
        scores = [brain.scores[i] for i in range(len(options))]
        m = to_int(view.rules, options[at])
        shares = list(brain.shares) if isinstance(brain, Legend) else []
        reason = explain(view, brain.sight, m, options[at], options, scores, shares)
        if isinstance(brain, Legend):
            reason = replace(reason, looked_ahead=looked_ahead(brain.tried, brain.share))
        self.reason = reason
        return options[at]

    def pick(self, view: View, choice: Choice, news: Sequence[Seen] = ()) -> int:
        """The place of one of the options."""
        moves = Buffer()
        for option in card_moves(choice):
            moves.add(to_int(view.rules, option))
        return moves.ints().index(self.think(view, news).pick(view, moves))

    def think(self, view: View, news: Sequence[Seen]) -> Thinker:
        """The brain, which has taken in the news."""
        if self.brain is None or self.reader is None:
            deck = Deck(view.rules)
            self.brain = self.make(self.rng, deck)
            self.reader = ActReader(deck)
        for act in self.reader.read(log_of(self.reader.deck, news), 0):
            self.brain.watch(act)
        return self.brain


def card_moves(choice: Choice) -> list[CardMove]:
    """The options, which in the card game are moves of cards."""
    return [option for option in choice.options if isinstance(option, CardMove)]
