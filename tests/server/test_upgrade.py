"""A data folder of the first release, and games that the rules have left behind: every one goes on."""

import base64
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from sixgun import Game
from sixgun.kernel.rng import Rng
from sixgun.record import replay
from sixgun.server.keep.store import Store
from sixgun.server.table.match import restore

FIRST_RELEASE = Path(__file__).parents[1] / "data" / "first-release.zip"
"""Written by commit f14f977: its data folder, and for every game in it how that release saw it."""


@pytest.fixture
def old(tmp_path: Path) -> Path:
    with zipfile.ZipFile(FIRST_RELEASE) as packed:
        packed.extractall(tmp_path)
    return tmp_path / "data"


def games() -> list[dict[str, Any]]:
    with zipfile.ZipFile(FIRST_RELEASE) as packed:
        found: list[dict[str, Any]] = json.loads(packed.read("expected.json"))
    return found


def how_it_stands(game: Game) -> dict[str, Any]:
    """Hands, lives, question and options: what must be the same."""
    facts = ("character", "role", "life", "alive", "hand", "in_play", "arrows")
    seats = [{name: getattr(s, name) for name in facts if hasattr(s, name)} for s in game.view(None).seats]
    found: dict[str, Any] = {"moves": len(game.journal), "over": game.over, "seats": seats}
    if game.over:
        found["winners"] = list(game.winners)
    else:
        found |= {"asked": game.choice.seat, "why": game.choice.why, "answers": [str(o) for o in game.choice.options]}
    known: dict[str, Any] = json.loads(json.dumps(found))
    return known


def as_it_stood(was: dict[str, Any]) -> dict[str, Any]:
    return {name: was[name] for name in ("moves", "over", "seats", "winners", "asked", "why", "answers") if name in was}


def test_the_folder_holds_running_games_of_all_kinds() -> None:
    running = [was for was in games() if not was["over"]]
    assert len(running) >= 30
    assert {was["game"] for was in running} == {"card", "dice"}
    assert len({(was["game"], was["why"]) for was in running}) >= 15
    assert {was["players"] for was in running} == {3, 4, 5, 6, 7, 8}
    assert {"de", "it", "hu"} <= {was["options"].get("edition") for was in running}


def test_every_game_of_the_first_release_goes_on_as_it_stood(old: Path) -> None:
    store = Store(old)
    try:
        for was in games():
            kept = store.game(was["id"])
            assert kept is not None
            assert kept.deal.rules == 1
            game = restore(kept).game
            assert how_it_stands(game) == as_it_stood(was), f"{was['id']}: {was['game']} {was['options']}"
            to_its_end(game)
    finally:
        store.close()


def test_every_save_of_the_first_release_goes_on_as_it_stood() -> None:
    for was in games():
        game = Game.load(base64.b64decode(was["save"]))
        assert how_it_stands(game) == as_it_stood(was), f"{was['id']}: {was['game']} {was['options']}"
        again = Game.load(game.save())
        assert how_it_stands(again) == as_it_stood(was)
        to_its_end(again)


def test_every_record_of_the_first_release_is_read_as_it_was() -> None:
    for was in games():
        assert how_it_stands(replay(was["record"])) == as_it_stood(was), f"{was['id']}: {was['game']} {was['options']}"


def to_its_end(game: Game) -> None:
    luck = Rng.seeded(1)
    while not game.over:
        options = game.choice.options
        game.play(options[luck.below(len(options))])
    assert game.winners or game.deal.game == "dice"
