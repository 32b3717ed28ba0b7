"""The language in which commands speak to players: the one that is asked for, else that of the terminal."""

import argparse
import os
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("de", "en", "hu", "it")
"""Those that `sixgun.text` has; it is not loaded for a command that only reads its options."""
OTHERWISE: Final = "en"
ASKED: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a terminal says its language, the strongest first."""


def add_language(parser: argparse.ArgumentParser) -> None:
    """The option --language."""
    names = "en, de, hu or it (default: the terminal's, by LC_ALL, LC_MESSAGES or LANG, else en)"
    parser.add_argument("--language", choices=LANGUAGES, help=names)


def language_of(args: argparse.Namespace) -> str:
    """The language that was asked for, or the terminal's."""
    return str(args.language or of_terminal(os.environ))


def of_terminal(environment: Mapping[str, str]) -> str:
    """The language of a terminal, if there is a translation.

    >>> of_terminal({"LANG": "hu_HU.UTF-8"}), of_terminal({"LANG": "hu_HU.UTF-8", "LC_ALL": "C"}), of_terminal({})
    ('hu', 'en', 'en')
    """
    said = next((environment[name] for name in ASKED if environment.get(name)), "")
    language = said.partition("_")[0].partition(".")[0].casefold()
    return language if language in LANGUAGES else OTHERWISE
