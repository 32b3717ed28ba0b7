"""A data folder of the first release, and games that the rules have left behind: every one goes on."""

import asyncio
import base64
import gzip
import json
import random
import zipfile
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sixgun import BadRecord, Game, SixgunError, new_game
from sixgun.cli import main
from sixgun.kernel.rng import Rng
from sixgun.record import replay, verify
from sixgun.server.keep.kept import JournalLine, Kept
from sixgun.server.keep.sqlite import SqliteStore
from sixgun.server.keep.taking_up import entry, position
from sixgun.server.table.match import restore
from sixgun.server.web.replay import steps

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
    store = SqliteStore(old)
    try:
        for was in games():
            kept = asyncio.run(store.game(was["id"]))
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


# games that the rules have left behind


def left_behind(over: bool) -> tuple[Game, Kept]:
    """A game as a server keeps it, over or not, with a deal whose rules play its moves otherwise.

    Under the first rulings nobody could decline a reward, so the journal stops making sense where somebody does.
    """
    game = new_game(players=5, seed=3, options={"edition": "it"}, generator="keyed")
    luck = random.Random(6)
    lines: list[JournalLine] = []
    while not game.over and (over or "declined" not in {seen.what for seen in game.events()}):
        answer = game.choice.default if game.choice.why == "reward" else luck.choice(game.choice.options)
        lines.append(JournalLine(game.choice.seat, str(answer), luck.getrandbits(62), None, None))
        game.stir(lines[-1].entropy)
        game.play(answer)
    assert "declined" in {seen.what for seen in game.events()}
    old = replace(game.deal, rules=1)
    people = json.dumps([[name, name] for name in "abcde"]).encode()
    settings = json.dumps({"game": "card", "seats": 5}).encode()
    if over:
        return game, Kept("g", old, settings, people, True, lines, finished=zlib.compress(game.save()))
    return game, Kept("g", old, settings, people, False, lines, position=position(game))


def test_a_running_game_that_cannot_be_replayed_goes_on_from_where_it_stood() -> None:
    before, kept = left_behind(over=False)
    game = restore(kept).game
    assert game.taken_up == len(before.journal)
    assert how_it_stands(game) == how_it_stands(before)
    assert game.view(None) == before.view(None)
    assert [game.view(seat) for seat in range(5)] == [before.view(seat) for seat in range(5)]
    for again in (Game.load(game.save(), trusted=True), game.copy()):
        assert again.taken_up == game.taken_up
        to_its_end(again)
    game.play(game.choice.default)
    text = game.record()
    assert f"\ntaken up: {game.taken_up}\n" in text
    with pytest.raises(BadRecord, match="after that move the game went on under other rules than those of its deal"):
        verify(text)


def test_without_the_table_that_was_kept_such_a_game_would_be_lost() -> None:
    _, kept = left_behind(over=False)
    with pytest.raises(SixgunError):
        restore(replace(kept, position=None))


def test_a_changed_entropy_in_the_journal_is_noticed_and_the_game_goes_on_as_people_saw_it() -> None:
    before, kept = left_behind(over=False)
    kept = replace(kept, deal=before.deal)
    assert restore(kept).game.taken_up is None
    kept.journal[-1] = replace(kept.journal[-1], entropy=kept.journal[-1].entropy ^ 1)
    game = restore(kept).game
    assert game.taken_up is not None
    assert how_it_stands(game) == how_it_stands(before)


def test_a_game_that_is_over_can_still_be_looked_at() -> None:
    before, kept = left_behind(over=True)
    game = restore(kept).game
    assert how_it_stands(game) == how_it_stands(before)
    assert game.events() == before.events()
    shown = msgspec.json.decode(gzip.decompress(steps(kept, None)))
    assert len(shown["steps"]) == 1, "only its end, with all that happened"
    assert len(shown["steps"][0]["events"]) == len(before.events())
    whole = msgspec.json.decode(gzip.decompress(steps(replace(kept, deal=before.deal), None)))
    assert len(whole["steps"]) == len(before.journal) + 1


def test_a_record_that_cannot_be_replayed_can_still_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, kept = left_behind(over=True)
    file = tmp_path / "old.sixgun"
    file.write_text(Game(kept.deal, restore(kept).game.table, [entry(line) for line in kept.journal]).record())
    assert main(["record", "show", str(file)]) == 0
    told = capsys.readouterr().out
    assert f"\n{len(kept.journal)} " in told
    assert "rules 1, so replay it with the sixgun that wrote it" in told
    assert main(["record", "verify", str(file)]) == 1
