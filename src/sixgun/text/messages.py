"""Messages: the sentences of one language, read from its Fluent files."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from sixgun.cardgame.home_made import WORDS
from sixgun.cardgame.shelf import FOLDERS
from sixgun.errors import BadOption, meant, quoted
from sixgun.text.fluent import Bundle

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
            there = meant(language, languages()) or f"there is {', '.join(languages())}"
            raise BadOption(f"there is no language {quoted(language)}; {there}")
        self.language: Final = language
        self.bundles: Final = {name: Bundle(files(name)) for name in dict.fromkeys((language, FIRST))}
        """The bundles to ask, by language, in order."""

    def has(self, key: str) -> bool:
        """Whether there is such a message, or such a part of one.

        Parts are looked for where the message is: forms that English needs are not those of another language.
        """
        name = key.partition(".")[0]
        for bundle in self.all_bundles():
            if name in bundle:
                return bundle.find(key) is not None
        return False

    def say(self, key: str, **facts: str | int) -> str:
        """The message with its facts filled in.

        >>> Messages("en").say("list-or", first="B", last="C")
        'B or C'
        """
        for bundle in self.all_bundles():
            pattern = bundle.find(key)
            if pattern is not None:
                return bundle.say(pattern, facts)
        raise AssertionError(f"there is no message {key}")

    def all_bundles(self) -> Iterator[Bundle]:
        """Where to look for a message, one after the other: in the package, then in the home-made sets."""
        yield from self.bundles.values()
        for folder in FOLDERS.values():
            yield from home_made_bundles(folder, self.language)


def files(language: str) -> list[Path]:
    return sorted((HERE / language).glob("*.ftl"))


@cache
def home_made_bundles(folder: Path, language: str) -> list[Bundle]:
    """What a home-made set says in a language, and in English what it does not."""
    places = [folder / WORDS.with_stem(name) for name in dict.fromkeys((language, FIRST))]
    return [Bundle([file]) for file in places if file.is_file()]
