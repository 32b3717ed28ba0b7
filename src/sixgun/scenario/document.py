"""A YAML file as plain values of which each knows its line."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from sixgun.errors import ECHO, BadScenario, clipped, quoted
from sixgun.kernel.position import Place

NULL: Final = "tag:yaml.org,2002:null"
BOOL: Final = "tag:yaml.org,2002:bool"
INT: Final = "tag:yaml.org,2002:int"
STR: Final = "tag:yaml.org,2002:str"


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
        loader = yaml.SafeLoader(text)
        while loader.check_node():
            node = loader.get_node()
            assert node is not None
            document = Document(file, None, {(): node.start_mark.line + 1})
            try:
                value = plain(loader, node, (), document.lines, ())
            except BadScenario as wrong:
                raise document.blame(wrong) from wrong
            if value is not None:
                documents.append(Document(file, value, document.lines))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = 1 if mark is None else mark.line + 1
        raise WrongFile(file, line, f"this is no YAML: {clipped(error.problem or error.context, ECHO)}") from error
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise WrongFile(file, line, f"this is no YAML: {error.reason}") from error
    return documents


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


def plain(loader: yaml.SafeLoader, node: Node, at: Place, lines: dict[Place, int], around: tuple[Node, ...]) -> object:
    """The value of a node; on the way every place in it gets its line."""
    lines.setdefault(at, node.start_mark.line + 1)
    if node in around:
        raise BadScenario("this refers to itself; write it out", at)
    inside = (*around, node)
    if isinstance(node, SequenceNode):
        return [plain(loader, item, (*at, i), lines, inside) for i, item in enumerate(node.value)]
    if isinstance(node, MappingNode):
        values: dict[str, object] = {}
        for key_node, value_node in node.value:
            key = plain_key(key_node, at, lines)
            if key in values:
                raise BadScenario(f"{clipped(key)} is said twice; say it once", (*at, key))
            values[key] = plain(loader, value_node, (*at, key), lines, inside)
        return values
    assert isinstance(node, ScalarNode)
    return plain_scalar(loader, node, at)


def plain_key(node: Node, at: Place, lines: dict[Place, int]) -> str:
    """A key, whose line is from now on that of its value. A key said twice is blamed at the second place."""
    line = node.start_mark.line + 1
    if not isinstance(node, ScalarNode):
        lines[(*at, "?")] = line
        raise BadScenario("a key cannot be a list or a mapping; it is a word", (*at, "?"))
    key = str(node.value)
    lines[(*at, key)] = line
    return key


def plain_scalar(loader: yaml.SafeLoader, node: ScalarNode, at: Place) -> object:
    """A word, a number, true or false, or nothing; scenarios have no use for dates and fractions."""
    try:
        if node.tag == STR:
            return str(node.value)
        if node.tag == INT:
            return int(loader.construct_yaml_int(node))
        if node.tag == BOOL:
            return bool(loader.construct_yaml_bool(node))
    except (ValueError, KeyError) as error:
        raise BadScenario(f"{quoted(node.value)} cannot be read; put it in quotes if it is a word", at) from error
    if node.tag == NULL:
        return None
    raise BadScenario(f"{quoted(node.value)} is neither a word nor a whole number; put it in quotes", at)
