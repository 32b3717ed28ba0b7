"""Our own saying of Fluent messages, held against the library that defines it."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import sixgun.bots
from sixgun.text import languages, messages
from sixgun.text.fluent import Bundle

FACTS: tuple[str | int, ...] = (0, 1, 2, 5, "yes", "no", "B", "none", "sheriff")


class Names(Visitor):
    """Collects what a pattern wants to be told, also by the messages that it quotes."""

    def __init__(self, bundle: Bundle) -> None:
        self.bundle = bundle
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the library's name
        quoted = self.bundle.find(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))
        assert quoted is not None, node.id.name
        self.visit(quoted)


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_every_message_is_said_as_the_library_says_it(language: str) -> None:
    files = [*messages.files(language), Path(sixgun.bots.__file__).parent / f"reasons.{language}.ftl"]
    ours, theirs = Bundle(files), FluentBundle([language], use_isolating=False)
    for file in files:
        theirs.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    said = 0
    for name in ours.written:
        message = theirs.get_message(name)
        patterns = {name: message.value, **{f"{name}.{part}": value for part, value in message.attributes.items()}}
        for key, pattern in patterns.items():
            if pattern is None:
                assert ours.find(key) is None
                continue
            mine = ours.find(key)
            assert mine is not None, key
            wanted = Names(ours)
            wanted.visit(mine)
            for fact in FACTS if wanted.names else FACTS[:1]:
                facts = dict.fromkeys(wanted.names, fact)
                expected, wrong = theirs.format_pattern(pattern, facts)
                assert not wrong, key
                assert ours.say(mine, facts) == expected, key
                said += 1
    assert said > 1000


def test_a_later_file_counts(tmp_path: Path) -> None:
    for name, text in {"a": "word = one\nother = { word } more\n", "b": "# Again.\nword = two\n"}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    bundle = Bundle([tmp_path / "a", tmp_path / "b"])
    pattern = bundle.find("other")
    assert pattern is not None
    assert bundle.say(pattern, {}) == "two more"
    assert bundle.find("word.part") is None
    assert bundle.find("nothing") is None
