"""What a process that goes through games hands back, and what is kept of it in the end."""

import zlib
from collections.abc import Sequence
from typing import Final, cast

import msgspec

from sixgun.analysis import Analysis, belief_run
from sixgun.analysis import result as found_as
from sixgun.analysis.belief_run import runs_of
from sixgun.analysis.result import PLACES
from sixgun.cardgame import notation as card_notation
from sixgun.dicegame import notation as dice_notation
from sixgun.game import Game
from sixgun.picture import paint
from sixgun.picture.parts import Option, Part, Role, Seen
from sixgun.server.wire.analysis import (
    BeliefRun,
    Beliefs,
    Count,
    CurvePoint,
    Found,
    Mistake,
    PlayerTotals,
    SideName,
    SideNamed,
    TurningPoint,
    Word,
)
from sixgun.server.wire.protocol import ENCODE
from sixgun.server.wire.reason import Sentence

FORM: Final = 1
"""Of what is kept: what has another is gone through anew."""


class Piece(Part):
    """Some more of an analysis; the last one has what was found."""

    of: int
    sides: list[SideNamed]
    curve: list[CurvePoint]
    found: Found | None = None


class Whole(Part):
    """An analysis as it is kept."""

    form: int
    piece: Piece


DECODE: Final = msgspec.json.Decoder(Whole)


def packed(piece: Piece) -> bytes:
    return zlib.compress(ENCODE.encode(Whole(FORM, piece)))


def unpacked(data: bytes) -> Piece | None:
    """What was kept; None if an earlier release kept it in another form."""
    try:
        whole = DECODE.decode(zlib.decompress(data))
    except msgspec.MsgspecError:
        return None
    return whole.piece if whole.form == FORM else None


class Painter:
    """Puts an analysis into messages. `events` are those of the deal and of each move."""

    def __init__(self, game: Game, events: Sequence[list[Seen]], people: Sequence[bool]) -> None:
        self.game: Final = game
        self.events: Final = events
        self.people: Final = people
        """By seat, whether a person sat there."""

    def piece(self, analysis: Analysis, since: int) -> Piece:
        """What is new from a step on."""
        return Piece(
            of=analysis.moves,
            sides=[SideNamed(cast(SideName, side.name), list(side.seats)) for side in analysis.sides],
            curve=[self.point(each) for each in analysis.curve[since:]],
            found=self.found(analysis) if analysis.done == analysis.moves else None,
        )

    def point(self, each: found_as.Point) -> CurvePoint:
        return CurvePoint(
            each.step, each.turn, each.whose, rounded(each.shares), rounded(each.errors), self.events[each.step]
        )

    def found(self, analysis: Analysis) -> Found:
        return Found(
            you=None,
            turning=[turning(each) for each in analysis.turning],
            mistakes=[self.mistake(each) for each in analysis.mistakes],
            players=[self.player(each) for each in analysis.seats],
            beliefs=self.beliefs(analysis.beliefs),
            numbers=[Count(name, count, of, expected(name, of)) for name, count, of in analysis.numbers],
        )

    def mistake(self, each: found_as.Mistake) -> Mistake:
        return Mistake(
            each.step,
            each.turn,
            each.seat,
            each.why,
            self.move(each.did),
            self.move(each.better),
            rounded_one(each.cost),
            rounded_one(each.error),
            rounded_one(each.chance),
            [Sentence(said.key, dict(said.arguments)) for said in each.reasons],
        )

    def move(self, text: str) -> Option:
        """A move as records write it, in parts."""
        if self.game.deal.game == "dice":
            return paint.option(dice_notation.read(text))
        return paint.option(card_notation.read(self.game.table.rules, text))  # type: ignore[attr-defined]

    def player(self, each: found_as.PlayerFound) -> PlayerTotals:
        return PlayerTotals(
            each.seat,
            each.character,
            cast(Role, each.role),
            each.side,
            each.won,
            self.people[each.seat],
            rounded_one(each.luck),
            rounded_one(each.luck_error),
            rounded_one(each.cost),
            rounded_one(each.cost_error),
            cast(Word, each.word),
        )

    def beliefs(self, each: found_as.Beliefs) -> Beliefs:
        """What everybody knew, and what the bots made of it; what people believe nobody can say."""
        bots = [seat for seat, person in enumerate(self.people) if not person]
        places = (0, *(seat + 1 for seat in bots))
        return Beliefs(
            each.turns[-1],
            [None, *bots],
            [[[run(one) for one in runs_of(each.turns, of[place])] for place in places] for of in each.chances],
            list(each.shown),
        )


def turning(each: found_as.TurningPoint) -> TurningPoint:
    change, luck, decision, error = map(rounded_one, (each.change, each.luck, each.decision, each.error))
    events = [paint.event(seen) for seen in each.events]
    return TurningPoint(each.step, each.turn, each.whose, each.side, change, luck, decision, error, events)


def run(each: belief_run.BeliefRun) -> BeliefRun:
    return BeliefRun(each.turn, cast(Role, each.role) if each.role else None, rounded_one(each.chance))


def expected(name: str, of: int) -> float | None:
    """How many of so many dice show a face."""
    return round(of / 6, 1) if name.startswith("face-") else None


def rounded_one(value: float) -> float:
    return round(value, PLACES)


def rounded(values: Sequence[float]) -> list[float]:
    return [round(value, PLACES) for value in values]


def for_seat(found: Found, seat: int | None) -> Found:
    """What whoever had that seat is told: of people, nobody's mistakes but his own."""
    people = {each.seat for each in found.players if each.person}
    return msgspec.structs.replace(
        found, you=seat, mistakes=[each for each in found.mistakes if each.seat == seat or each.seat not in people]
    )
