"""Keeping a game: its record goes to a file when the player leaves or the game ends."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from sixgun.data_folder import NoHome, data_folder
from sixgun.game import Game, play_again
from sixgun.text import Text
from sixgun.tui.screen import Row, Screen


def keep(screen: Screen, text: Text, game: Game, wanted: str | None, number: int = 1) -> bool:
    """Write the record and say where it is; False if it could not be written. `number`: which game of the table."""
    # from the deal, for Ctrl-C may have come in the middle of a move
    record = play_again(game.deal, game.journal).record()
    wrong: OSError | None = None
    path = Path()
    for path in [numbered(Path(wanted), number)] if wanted else free_paths(game):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(record, encoding="utf-8")
        except OSError as failure:
            wrong = wrong or failure
            continue
        # a path is not broken into lines, so that it can be copied
        screen.row(Row(text.say("saved", path=str(path))))
        return True
    assert wrong is not None
    screen.write(text.say("not-saved", path=str(path), reason=wrong.strerror or str(wrong)))
    return False


def numbered(path: Path, number: int) -> Path:
    """The file of a later game, beside that of the first.

    >>> numbered(Path("mine.sixgun"), 1).name, numbered(Path("mine.sixgun"), 3).name
    ('mine.sixgun', 'mine-3.sixgun')
    """
    return path if number == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}")


def free_paths(game: Game) -> Iterator[Path]:
    """Files that are not there yet, named after the game: where programs keep data, else where one stands."""
    name = f"{game.deal.game}-{game.deal.players}-players-{game.deal.luck}".replace(" ", "-")
    for folder in folders():
        path = folder / f"{name}.sixgun"
        again = 2
        while path.exists():
            path = folder / f"{name}-{again}.sixgun"
            again += 1
        yield path


def folders() -> Iterator[Path]:
    """The data folder, then the current one."""
    with suppress(NoHome):
        yield data_folder()
    yield Path()
