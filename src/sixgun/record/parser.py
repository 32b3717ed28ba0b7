"""Reading what a record says, line by line; whether it is true is for replayer.py to find out."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sixgun.deal import Deal, Entry
from sixgun.errors import BadRecord, NotARecord, clipped, quoted
from sixgun.kernel.choice import LETTERS
from sixgun.kernel.generator import FAST, LONGEST_SHARE
from sixgun.record.writer import VERSION

TITLE: Final = re.compile(r"sixgun record ([0-9]{1,9})")
SHORT_NUMBER: Final = re.compile("[0-9]{1,9}")
NUMBER: Final = re.compile(r"-?[0-9]{1,4000}")
SEAL: Final = re.compile(r"[0-9a-f]{32}")
LUCK: Final = re.compile(r"-?[0-9a-f]{1,1000}")
SHARE: Final = re.compile(rf"([{LETTERS}]) (.{{1,{LONGEST_SHARE}}})")
OPTION: Final = re.compile(r"([a-z_]+) = (.+)")
SEAT: Final = re.compile(r"([a-z-]+(?: or [a-z-]+)?)( \(fixed\))?, ([a-z]+)( \(fixed\))?")
MOVE: Final = re.compile(rf"([0-9]{{1,9}}) ([{LETTERS}]) (.+?)( \[luck ({LUCK.pattern})\])?")
CHECK: Final = re.compile(r"check: table ([0-9a-f]{16}) text ([0-9a-f]{16})")


@dataclass(frozen=True)
class RecordLine:
    """A line of a record, or what it says after its name, and where it stands."""

    number: int
    text: str

    def wrong(self, why: str) -> BadRecord:
        return BadRecord(f"line {self.number}: {why}")


@dataclass(frozen=True, repr=False)
class Record:
    """What a record says. `lines` are those that are not blank, the title first and the check last."""

    version: int
    """Of the form of records."""
    deal: Deal
    seats: tuple[tuple[str, str], ...]
    """Character and role of each; two characters of whoever may choose, as in 'rose-doolan or paul-regret'."""
    journal: tuple[Entry, ...]
    luck: int | None
    """Entropy that was mixed in after the last move."""
    taken_up: int | None
    """The move after which the game went on under other rules than before, if it did."""
    result: str
    seal: str | None
    """The seal of deal and moves; the first release wrote none."""
    table_check: str
    text_check: str
    lines: tuple[RecordLine, ...]

    def line(self, start: str) -> RecordLine:
        """The first line that begins so."""
        return next(line for line in self.lines if line.text.startswith(start))

    def __repr__(self) -> str:
        moves = f"{len(self.journal)} move{'' if len(self.journal) == 1 else 's'}"
        deal = self.deal
        return f"<record of a {deal.game} game for {deal.players}, {clipped(deal.luck)}, {moves}: {self.result}>"


class Reading:
    """The lines of a record, taken one after the other in the order in which they are written."""

    def __init__(self, text: str) -> None:
        numbered = enumerate(text.removeprefix("\ufeff").split("\n"), 1)
        self.lines = [RecordLine(n, line.strip()) for n, line in numbered if line.strip()] or [RecordLine(1, "")]
        self.at = 0

    def title(self) -> int:
        """The version of the record."""
        line = self.lines[0]
        title = TITLE.fullmatch(line.text)
        if title is None:
            why = f"a game record begins with 'sixgun record {VERSION}'; choose another file"
            raise NotARecord(str(line.wrong(why)))
        if not 1 <= int(title[1]) <= VERSION:
            raise line.wrong(f"version {title[1]} of records cannot be read, only 1 to {VERSION}; use a newer sixgun")
        self.at = 1
        return int(title[1])

    def check(self) -> tuple[str, str]:
        """The last line. It is read first of all, because only a record that has it is whole."""
        check = CHECK.fullmatch(self.lines[-1].text)
        if check is None:
            raise self.lines[-1].wrong("the record is cut off before the end of its check; use a whole copy")
        return check[1], check[2]

    def may(self, name: str) -> list[RecordLine]:
        """What the next line says after `name:`; nothing if it is another line."""
        line = self.lines[self.at]
        if not line.text.startswith(f"{name}: "):
            return []
        self.at += 1
        return [RecordLine(line.number, line.text.removeprefix(f"{name}: ").strip())]

    def must(self, name: str) -> RecordLine:
        """What the next line says after `name:`."""
        for said in self.may(name):
            return said
        line = self.lines[self.at]
        raise line.wrong(f"{quoted(line.text)} stands where '{name}: …' should; use an unchanged copy of the record")

    def all(self, name: str) -> Iterator[RecordLine]:
        while said := self.may(name):
            yield from said

    def seats(self) -> Iterator[RecordLine]:
        for name in LETTERS:
            if not (said := self.may(name)):
                return
            yield from said

    def moves(self) -> Iterator[RecordLine]:
        while self.lines[self.at].text[0] in "0123456789":
            self.at += 1
            yield self.lines[self.at - 1]


def parse(text: str) -> Record:
    """What the text says, if it has the form of a record."""
    reading = Reading(text)
    version = reading.title()
    of_table, of_text = reading.check()
    game = reading.must("game").text
    rules = 1 if version == 1 else int(fitting(reading.must("rules"), SHORT_NUMBER, "a version of the rules")[0])
    sets = [name.strip() for line in reading.may("sets") for name in line.text.split(",")]
    options = [parse_option(line) for line in reading.all("option")]
    generator = FAST if version == 1 else reading.must("generator").text
    seed = int(fitting(reading.must("seed"), NUMBER, "a whole number")[0])
    shares = [fitting(line, SHARE, "a share, as in 'B 5d1c09'") for line in reading.all("share")]
    places = reading.seats()
    seats = [fitting(line, SEAT, "a seat, as in 'rose-doolan, outlaw (fixed)'") for line in places]
    journal = [parse_move(line, number) for number, line in enumerate(reading.moves(), 1)]
    luck = [int(fitting(line, LUCK, "a number to the base 16")[0], 16) for line in reading.may("luck")]
    taken_up = [int(fitting(line, SHORT_NUMBER, "a number of moves")[0]) for line in reading.may("taken up")]
    outcome = reading.must("result").text
    seal = None if version == 1 else fitting(reading.must("seal"), SEAL, "a seal of 32 signs")[0]
    reading.must("check")
    roles = [seat[3] if seat[4] else None for seat in seats]
    characters = [seat[1] if seat[2] else None for seat in seats]
    return Record(
        version=version,
        deal=Deal(
            game=game,
            players=len(seats),
            seed=seed,
            sets=tuple(sets),
            options=tuple(options),
            roles=tuple(roles) if any(roles) else (),
            characters=tuple(characters) if any(characters) else (),
            generator=generator,
            shares=shares_by_seat({share[1]: share[2] for share in shares}),
            rules=rules,
        ),
        seats=tuple((seat[1], seat[3]) for seat in seats),
        journal=tuple(journal),
        luck=luck[0] if luck else None,
        taken_up=taken_up[0] if taken_up else None,
        result=outcome,
        seal=seal,
        table_check=of_table,
        text_check=of_text,
        lines=tuple(reading.lines),
    )


def shares_by_seat(given: dict[str, str]) -> tuple[str, ...]:
    """A share for each seat up to the last that gave one.

    >>> shares_by_seat({"C": "5d1c09"})
    ('', '', '5d1c09')
    """
    last = max(map(LETTERS.index, given), default=-1)
    return tuple(given.get(name, "") for name in LETTERS[: last + 1])


def parse_option(line: RecordLine) -> tuple[str, object]:
    option = fitting(line, OPTION, "an option, as in 'barrel = forced'")
    name, value = option[1], option[2]
    if value[0] + value[-1] == "[]":
        return name, [word.strip() for word in value[1:-1].split(",") if word.strip()]
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if NUMBER.fullmatch(value) else value


def parse_move(line: RecordLine, number: int) -> Entry:
    move = fitting(line, MOVE, f"a move, as in '{number} C play bang/AS at B'")
    if int(move[1]) != number:
        raise line.wrong(f"move {move[1]} stands where move {number} should; use an unchanged copy of the record")
    return Entry(LETTERS.index(move[2]), move[3], None if move[5] is None else int(move[5], 16))


def fitting(line: RecordLine, pattern: re.Pattern[str], what: str) -> re.Match[str]:
    match = pattern.fullmatch(line.text)
    if match is None:
        raise line.wrong(f"{quoted(line.text)} is not {what}; use an unchanged copy of the record")
    return match
