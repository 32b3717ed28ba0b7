"""The story of a game as one reader hears it: sentences in their order, with a count of what is left."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from sixgun.dicegame.face import ARROWS
from sixgun.kernel.choice import Seen
from sixgun.text.event import Happening, merged, sentence
from sixgun.text.messages import Messages


@dataclass(frozen=True)
class Line:
    """A sentence of the story, and the kind of event it tells of."""

    what: str
    seat: int | None
    sentence: str


class Story:
    """Tells a game from its first event on. It must hear every event, or its counts go wrong."""

    def __init__(self, say: Messages, reader: int | None, view: Any) -> None:
        self.say: Final = say
        self.reader: Final = reader
        self.life: Final = [seat.max_life for seat in view.seats]
        self.supply = ARROWS
        self.lines: Final[list[Line]] = []

    def tell(self, events: Iterable[Seen], view: Any) -> list[Line]:
        """The sentences for what is new; `view` is the table after it."""
        news = [
            Line(happening.what, happening.seat, sentence(self.say, self.count(happening), self.reader, view))
            for happening in merged(events)
        ]
        self.lines.extend(news)
        return news

    def count(self, happening: Happening) -> Happening:
        """The happening with what is left after it."""
        if happening.seat is None:
            return happening
        if happening.what in ("hurt", "healed"):
            sign = 1 if happening.what == "healed" else -1
            self.life[happening.seat] += sign * happening.amount
            return replace(happening, left=self.life[happening.seat])
        if happening.what == "took_arrow":
            self.supply -= happening.amount
            return replace(happening, left=self.supply)
        if happening.what == "returned_arrows":
            self.supply += happening.amount
        return happening
