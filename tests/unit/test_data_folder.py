"""Where games are kept, on each system; the system's name is replaced, the folders are real."""

import sys
from pathlib import Path

import pytest

from sixgun.cli import main
from sixgun.data_folder import NoHome, data_folder

RIGHT = {
    "linux": ".local/share/sixgun",
    "freebsd14": ".local/share/sixgun",
    "darwin": "Library/Application Support/sixgun",
    "win32": "AppData/Local/sixgun",
}
OLDER = ".local/share/sixgun"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home of one's own."""
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("system", RIGHT)
def test_games_are_kept_where_the_system_wants_them(system: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert data_folder() == home / RIGHT[system]


def test_windows_says_itself_where_that_is(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(home / "Local Settings"))
    assert data_folder() == home / "Local Settings" / "sixgun"


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_a_folder_in_the_older_place_is_still_used(system: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / OLDER).mkdir(parents=True)
    monkeypatch.setattr(sys, "platform", system)
    assert data_folder() == home / OLDER
    (home / RIGHT[system]).mkdir(parents=True)
    assert data_folder() == home / RIGHT[system]


@pytest.mark.parametrize("system", RIGHT)
def test_who_names_a_folder_for_data_gets_it(system: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "mine"))
    assert data_folder() == home / "mine" / "sixgun"


def test_somebody_without_a_home_is_told_to_name_a_folder(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    with pytest.raises(NoHome, match="no home"):
        data_folder()
    assert main(["serve", "--port", "0"]) == 2
    assert capsys.readouterr().err == "sixgun: this user has no home to keep games in; choose a folder with --data\n"
