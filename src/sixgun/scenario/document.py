"""A YAML file as plain values of which each knows its line."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import yaml
from yaml.events import (
    AliasEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    NodeEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
)
from yaml.nodes import ScalarNode

from sixgun.errors import ECHO, BadScenario, clipped, quoted
from sixgun.kernel.position import Place

NULL: Final = "tag:yaml.org,2002:null"
BOOL: Final = "tag:yaml.org,2002:bool"
INT: Final = "tag:yaml.org,2002:int"
STR: Final = "tag:yaml.org,2002:str"

DEEPEST: Final = 40
MOST: Final = 100_000

try:
    from yaml import CSafeLoader as Loader  # some ten times as fast, but not built everywhere
except ImportError:
    from yaml import SafeLoader as Loader  # type: ignore[assignment]


class WrongFile(BadScenario):
    """A file that is no scenario, and the line where that shows, if it does on any."""

    def __init__(self, file: Path, line: int | None, problem: str) -> None:
        super().__init__(f"{file}{'' if line is None else f':{line}'}: {problem}")
        self.file = file
        self.line = line
        self.problem = problem


@dataclass(frozen=True)
class Document:
    """One document of a file."""

    file: Path
    value: object
    lines: dict[Place, int]

    def line(self, at: Place) -> int:
        """The line of what stands there, or of the nearest thing around it."""
        while at not in self.lines:
            at = at[:-1]
        return self.lines[at]

    def blame(self, wrong: BadScenario) -> WrongFile:
        """The same complaint with file and line."""
        return WrongFile(self.file, self.line(wrong.at), str(wrong))


def read_documents(file: Path) -> list[Document]:
    """All documents of a file; empty ones are left out."""
    text = read_text(file)
    documents = []
    try:
        loader = Loader(text)
        loader.get_event()
        while not isinstance(loader.get_event(), StreamEndEvent):
            document = Document(file, None, {})
            reader = Reader(loader, document.lines)
            try:
                value = reader.value((), reader.next())
            except BadScenario as wrong:
                raise document.blame(wrong) from wrong
            if value is not None:
                documents.append(Document(file, value, document.lines))
            loader.get_event()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = 1 if mark is None else mark.line + 1
        raise WrongFile(file, line, f"this is no YAML: {clipped(error.problem or error.context, ECHO)}") from error
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise WrongFile(file, line, f"this is no YAML: {error.reason}") from error
    return documents


def read_document(file: Path, what: str) -> Document:
    """The only document of a file in which each of what it holds has a file of its own."""
    documents = read_documents(file)
    if len(documents) != 1:
        raise WrongFile(file, 1, f"there are {len(documents)} {what} in this file; put each in one of its own")
    return documents[0]


def read_text(file: Path) -> str:
    try:
        data = file.read_bytes()
    except OSError as error:
        raise WrongFile(file, None, f"this cannot be read: {error.strerror}") from error
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise WrongFile(file, line, "this is no text in UTF-8; save the file so") from error


def line_of(event: Event) -> int:
    assert event.start_mark is not None
    return event.start_mark.line + 1


class Reader:
    """Makes the values of one document out of what is found in it, one thing after the other.

    So neither depth nor repetition can overwhelm anybody: both are counted before anything is made.
    """

    def __init__(self, loader: Loader, lines: dict[Place, int]) -> None:
        self.loader = loader
        self.lines = lines
        self.named: dict[str, tuple[object, int] | None] = {}  # with how many values it comes to; None while it is read
        self.values = 0

    def next(self) -> Event:
        event = self.loader.get_event()
        assert event is not None, "a document has an end"
        return event

    def value(self, at: Place, event: Event) -> object:
        """The value that begins here; on the way every place in it gets its line."""
        assert isinstance(event, NodeEvent)
        self.lines.setdefault(at, line_of(event))
        self.values += 1
        if len(at) > DEEPEST:
            raise BadScenario("this is nested too deep for anything that a scenario says", at)
        if isinstance(event, AliasEvent):
            return self.repeated(event.anchor or "", at)
        if event.anchor is not None:
            self.named[event.anchor] = None
        before = self.values
        found = self.made(at, event)
        if event.anchor is not None:
            self.named[event.anchor] = found, self.values - before
        return found

    def made(self, at: Place, event: Event) -> object:
        if isinstance(event, SequenceStartEvent):
            items: list[object] = []
            while not isinstance(item := self.next(), SequenceEndEvent):
                items.append(self.value((*at, len(items)), item))
            return items
        if isinstance(event, MappingStartEvent):
            values: dict[str, object] = {}
            while not isinstance(begin := self.next(), MappingEndEvent):
                key = self.key(at, begin)
                if key in values:
                    raise BadScenario(f"{clipped(key)} is said twice; say it once", (*at, key))
                values[key] = self.value((*at, key), self.next())
            return values
        assert isinstance(event, ScalarEvent)
        return self.scalar(at, event)

    def repeated(self, name: str, at: Place) -> object:
        """What was said before under a name."""
        if name not in self.named:
            raise BadScenario(f"nothing before is called {quoted(name)}; write it out", at)
        known = self.named[name]
        if known is None:
            raise BadScenario("this refers to itself; write it out", at)
        value, size = known
        self.values += size
        if self.values > MOST:
            raise BadScenario(f"with all its repetitions this comes to more than {MOST} values; write out less", at)
        return value

    def key(self, at: Place, event: Event) -> str:
        """A key, whose line is from now on that of its value. A key said twice is blamed at the second place."""
        if not isinstance(event, ScalarEvent):
            self.lines[(*at, "?")] = line_of(event)
            raise BadScenario("a key cannot be a list or a mapping; it is a word", (*at, "?"))
        key = str(event.value)
        self.lines[(*at, key)] = line_of(event)
        return key

    def scalar(self, at: Place, event: ScalarEvent) -> object:
        """A word, a number, true or false, or nothing; scenarios have no use for dates and fractions."""
        tag = event.tag
        if tag is None or tag == "!":
            tag = self.loader.resolve(ScalarNode, event.value, event.implicit)  # type: ignore[no-untyped-call]
        try:
            if tag == STR:
                return str(event.value)
            if tag == INT:
                return int(self.loader.construct_yaml_int(ScalarNode(tag, event.value)))
            if tag == BOOL:
                return bool(self.loader.construct_yaml_bool(ScalarNode(tag, event.value)))
        except (ValueError, KeyError) as error:
            raise BadScenario(f"{quoted(event.value)} cannot be read; put it in quotes if it is a word", at) from error
        if tag == NULL:
            return None
        raise BadScenario(f"{quoted(event.value)} is neither a word nor a whole number; put it in quotes", at)
