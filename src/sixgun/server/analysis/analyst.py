"""Who goes through finished games: one at a time, in a process that steps back for everything else.

Somebody asks for a game, and hears of it as it grows; whoever asks for the same hears the same. What was found is kept
with the game. Mistakes of people are told to nobody but themselves.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Literal, Protocol

from sixgun.analysis import CannotAnalyse, Effort
from sixgun.server.analysis.going_through import begin, go_on
from sixgun.server.analysis.piece import Piece, for_seat, packed, unpacked
from sixgun.server.bots.worker import Given, Worker
from sixgun.server.keep.journal import NotSaved
from sixgun.server.keep.kept import Kept
from sixgun.server.keep.statement import keep_analysis
from sixgun.server.keep.store import Store
from sixgun.server.wire.analysis import CurvePoint
from sixgun.server.wire.from_server import Analysis, FromServer
from sixgun.server.wire.people import Guest

LOG: Final = logging.getLogger("sixgun.analysis")
AT_A_TIME: Final = 8
"""Games that are gone through by turns; who asks for one more is told to come back later."""
PATIENCE: Final = 300.0
"""Seconds for one piece, on a machine that has better things to do."""
LAST: Final = 19
"""How far it steps back: it works when nobody else does."""


class Asking(Protocol):
    """A page that wants to know."""

    guest: Guest

    def tell(self, message: FromServer) -> None: ...


class Going:
    """A game that is being gone through, and who wants to hear of it."""

    def __init__(self) -> None:
        self.sides: Piece | None = None
        self.curve: list[CurvePoint] = []
        self.asking: set[Asking] = set()


class Analyst:
    """Goes through games."""

    def __init__(self, store: Store, effort: Effort) -> None:
        self.store = store
        self.effort = effort
        self.worker = Worker(LAST)
        self.turn = asyncio.Lock()
        self.going: dict[str, Going] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def ask(self, page: Asking, game: str) -> None:
        """Tell a page what there is of a game, and go on telling it; begin with the game if nobody has."""
        if game not in self.going:
            kept = await self.store.analysis(game)
            whole = None if kept is None else await asyncio.to_thread(unpacked, kept)
            if whole is not None:
                await self.tell_whole(page, game, whole)
                return
            played = await self.store.game(game)
            if played is None or not played.ended:
                page.tell(Analysis(game, "missing"))
                return
            if game not in self.going:
                if len(self.going) >= AT_A_TIME:
                    page.tell(Analysis(game, "busy"))
                    return
                self.begin(played)
        going = self.going[game]
        going.asking.add(page)
        page.tell(grown(game, going, going.curve))

    def leave(self, page: Asking) -> None:
        """A page is gone; what was begun for it goes on."""
        for going in self.going.values():
            going.asking.discard(page)

    def begin(self, played: Kept) -> None:
        going = self.going[played.id] = Going()
        task = asyncio.create_task(self.go_through(played, going), name=f"analysis of {played.id}")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def go_through(self, played: Kept, going: Going) -> None:
        """Have it done piece by piece, by turns with other games."""
        game = played.id
        wrong: Literal["failed", "missing"] = "failed"
        whole = None
        try:
            piece = await self.piece(begin, played, self.effort)
            while True:
                going.sides = piece
                going.curve += piece.curve
                if piece.found is not None:
                    whole = Piece(piece.of, piece.sides, going.curve, piece.found)
                    break
                for page in going.asking:
                    page.tell(grown(game, going, piece.curve))
                piece = await self.piece(go_on, game)
            await self.store.write(keep_analysis(game, await asyncio.to_thread(packed, whole)))
        except CannotAnalyse:
            wrong = "missing"
        except NotSaved as error:
            LOG.error("not saved", extra={"wrong": str(error)})
        except (BrokenProcessPool, TimeoutError):
            LOG.warning("an analysis broke off", extra={"game": game})
            self.worker.replace()
        except Exception:
            LOG.exception("an analysis failed", extra={"game": game})
        finally:
            del self.going[game]
            if not self.going:
                self.worker.rest()
        for page in going.asking:
            if whole is None:
                page.tell(Analysis(game, wrong))
            else:
                await self.tell_whole(page, game, whole, len(going.curve) - len(piece.curve))

    async def piece(self, work: Callable[Given, Piece], /, *args: Given.args, **kwargs: Given.kwargs) -> Piece:
        async with self.turn:  # which is given in the order of asking
            return await self.worker.do(PATIENCE, work, *args, **kwargs)

    async def tell_whole(self, page: Asking, game: str, whole: Piece, since: int = 0) -> None:
        """The end of it, with what only this guest may know."""
        assert whole.found is not None
        found = for_seat(whole.found, await self.store.seat_in(game, page.guest.id))
        page.tell(Analysis(game, "done", whole.of, whole.of, whole.sides, whole.curve[since:], found))

    def close(self) -> None:
        """Stop; what is not done yet is begun anew when somebody asks."""
        for task in self.tasks:
            task.cancel()
        self.worker.replace()


def grown(game: str, going: Going, curve: list[CurvePoint]) -> Analysis:
    """How far it is, with some points of the curve."""
    done = going.curve[-1].step if going.curve else 0
    of, sides = (0, []) if going.sides is None else (going.sides.of, going.sides.sides)
    return Analysis(game, "growing", done, of, sides, list(curve))
