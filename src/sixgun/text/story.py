"""The story of a game as one reader hears it: sentences in their order, with a count of what is left."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from sixgun.dicegame.face import ARROWS
from sixgun.kernel.choice import Seen
from sixgun.text.event import RUNS, SHARED, UNTOLD, Happening, alone, sentence, together
from sixgun.text.messages import Messages
from sixgun.text.wording import View


@dataclass(frozen=True)
class StoryLine:
    """A sentence of the story, and the kind of event it tells of."""

    what: str
    seat: int | None
    sentence: str
    cards: tuple[str | None, ...] = ()


class Story:
    """Tells a game from its first event on. It must hear every event, or its counts go wrong."""

    def __init__(self, say: Messages, reader: int | None, view: View) -> None:
        self.say: Final = say
        self.reader: Final = reader
        self.life: Final = [seat.max_life for seat in view.seats]
        self.supply = ARROWS
        self.lines: Final[list[StoryLine]] = []
        self.pending: Happening | None = None
        self.attacked = False

    def begin_at(self, view: View) -> None:
        """Count from a table that was under way before the first event."""
        self.life[:] = [seat.life for seat in view.seats]
        self.supply = getattr(view, "supply", ARROWS)

    def tell(self, events: Iterable[Seen], view: View) -> list[StoryLine]:
        """The sentences for what is new, but not a last one that may grow yet; `view` is the table after."""
        news: list[StoryLine] = []
        for seen in events:
            if seen.what in UNTOLD:
                continue
            if self.is_implied(seen):
                self.supply += seen.amount
                continue
            new = alone(seen)
            grown = together(self.pending, new) if self.pending is not None else None
            if grown is None:
                news += self.finish(view)
            self.pending = grown or new
        if self.pending is not None and self.pending.what not in (*RUNS, *SHARED):
            news += self.finish(view)
        return news

    def finish(self, view: View) -> list[StoryLine]:
        """The sentence that could have grown, if there is one."""
        if self.pending is None:
            return []
        happening = self.count(self.pending)
        self.pending = None
        told = sentence(self.say, happening, self.reader, view)
        line = StoryLine(happening.what, happening.seat, told, happening.cards)
        self.lines.append(line)
        return [line]

    def is_implied(self, seen: Seen) -> bool:
        """Whether the event needs no sentence: that everyone returns his arrows is said with the attack."""
        if seen.what == "indians_attacked":
            self.attacked = True
        elif seen.what not in ("hurt", "used_ability", "returned_arrows"):
            self.attacked = False
        return self.attacked and seen.what == "returned_arrows"

    def count(self, happening: Happening) -> Happening:
        """The happening with what is left after it."""
        if happening.seat is None:
            return happening
        if happening.what in ("hurt", "healed"):
            sign = 1 if happening.what == "healed" else -1
            self.life[happening.seat] += sign * happening.amount
            return replace(happening, left=self.life[happening.seat])
        if happening.what in ("changed", "eliminated", "came_back"):
            self.life[happening.seat] = happening.amount
        if happening.what == "took_arrow":
            self.supply -= happening.amount
            return replace(happening, left=self.supply)
        if happening.what == "returned_arrows":
            self.supply += happening.amount
        return happening
