"""Messages: the sentences of one language, read from its Fluent files."""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from sixgun.cardgame.home_made import WORDS
from sixgun.cardgame.shelf import FOLDERS
from sixgun.errors import BadOption, quoted

HERE: Final = Path(__file__).resolve().parent
FIRST: Final = "en"
"""The language that has every message; what another lacks is said in it."""


def languages() -> tuple[str, ...]:
    """Every language there is a folder for."""
    return tuple(sorted(folder.name for folder in HERE.iterdir() if any(folder.glob("*.ftl"))))


class Messages:
    """The messages of a language by key; a part of a message is `key.part`."""

    def __init__(self, language: str = FIRST) -> None:
        if language not in languages():
            raise BadOption(f"there is no language {quoted(language)}; there is {', '.join(languages())}")
        self.language: Final = language
        self.bundles: Final = [read_bundle(name) for name in dict.fromkeys((language, FIRST))]

    def has(self, key: str) -> bool:
        """Whether there is such a message, or such a part of one.

        Parts are looked for where the message is: forms that English needs are not those of another language.
        """
        name = key.partition(".")[0]
        for bundle in self.all_bundles():
            if bundle.has_message(name):
                return find(bundle, key) is not None
        return False

    def say(self, key: str, **facts: str | int) -> str:
        """The message with its facts filled in.

        >>> Messages("en").say("list-or", first="B", last="C")
        'B or C'
        """
        for bundle in self.all_bundles():
            pattern = find(bundle, key)
            if pattern is not None:
                said, wrong = bundle.format_pattern(pattern, facts)
                assert not wrong, f"{key}: {wrong}"
                return str(said)
        raise AssertionError(f"there is no message {key}")

    def all_bundles(self) -> Iterator[FluentBundle]:
        """Where to look for a message, one after the other: in the package, then in the home-made sets."""
        yield from self.bundles
        for folder in FOLDERS.values():
            yield from home_made_bundles(folder, self.language)


def read_bundle(language: str) -> FluentBundle:
    """All files of a language as one."""
    return bundle_of(language, sorted((HERE / language).glob("*.ftl")))


def bundle_of(language: str, files: Iterable[Path]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in files:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def home_made_bundles(folder: Path, language: str) -> list[FluentBundle]:
    """What a home-made set says in a language, and in English what it does not."""
    files = [folder / WORDS.with_stem(name) for name in dict.fromkeys((language, FIRST))]
    return [bundle_of(file.stem, [file]) for file in files if file.is_file()]


def find(bundle: FluentBundle, key: str) -> Pattern | None:
    """The value of a message, or for `key.part` that part of it."""
    name, _, part = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(part) if part else message.value
