"""What is wrong with a home-made set is one sentence with the file, and nobody from elsewhere can name a folder."""

import shutil
from pathlib import Path

import pytest

from sixgun import BadOption, BadSave, Game, new_game
from sixgun.cardgame.shelf import SETS
from sixgun.deal import Deal
from sixgun.errors import BadSet
from sixgun.game import begin
from sixgun.series import next_game
from sixgun.server.table.match import deal
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.refusal import Refuse


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("characters.py", "seen_farther = 2", "seen_farther = two", r"characters.py:\d+: NameError: name 'two' is not"),
        ("characters.py", "class MourningMae", "klass MourningMae", r"characters.py:\d+: SyntaxError: "),
        ("__init__.py", "from .cards", "from .card", r"__init__.py:\d+: ModuleNotFoundError: "),
        (
            "__init__.py",
            "GHOST_TOWN = CardSet(",
            "GHOST_TOWN = dict(",
            "__init__.py has 0 CardSets; a home-made set",
        ),
        (
            "__init__.py",
            '"ghost-town"',
            '"Ghost Town"',
            "can be called 'Ghost Town'; a name is small letters",
        ),
        (
            "__init__.py",
            '"ghost-town"',
            '"dodge-city"',
            r"en.ftl has no set-dodge-city; write a line `set-dodge",
        ),
        (
            "characters.py",
            '    MourningMae("mourning-mae", 3)',
            "    MourningMae",
            "CHARACTERS in .* has <class .*; it holds",
        ),
        ("cards.py", "fog: 4S", "fogg: 4S", "the deck in .* has 'fogg', which no set has; add it to KINDS"),
        ("cards.py", "fog: 4S", "fog: 4X", "the deck in .* has '4X'; a card is a rank and a suit, as in 10H"),
        ("text/en.ftl", "card-fog = Fog", "card-mist = Mist", "en.ftl has no card-fog; write a line `card-fog = …`"),
        (
            "text/en.ftl",
            ".card = Once",
            ".dice = Once",
            "does not say what character-preacher-pia does; write",
        ),
        ("text/en.ftl", "question-card-haunted", "question-card-hunted", "en.ftl has no question-card-haunted"),
    ],
)
def test_a_faulty_set_is_refused_with_its_file(ghost_town: Path, file: str, old: str, new: str, said: str) -> None:
    change(ghost_town / file, old, new)
    before = dict(SETS)
    with pytest.raises(BadSet, match=said):
        new_game(players=4, sets=["base", str(ghost_town)])
    assert before == SETS


def test_a_name_that_is_taken_is_refused(ghost_town: Path) -> None:
    change(ghost_town / "characters.py", '"preacher-pia"', '"paul-regret"')
    change(ghost_town / "text/en.ftl", "character-preacher-pia", "character-paul-regret")
    with pytest.raises(BadSet, match=r"there is a character 'paul-regret' already; give the one in .* another name"):
        new_game(players=4, sets=["base", str(ghost_town)])


def test_two_folders_cannot_have_the_same_set(ghost_town: Path) -> None:
    other = ghost_town.with_name("other")
    shutil.copytree(ghost_town, other)
    new_game(players=4, sets=["base", str(ghost_town)])
    with pytest.raises(BadSet, match="there is a set 'ghost-town' already"):
        new_game(players=4, sets=["base", str(other)])


def test_what_was_wrong_can_be_put_right_without_starting_again(ghost_town: Path) -> None:
    change(ghost_town / "cards.py", "fog: 4S", "fogg: 4S")
    with pytest.raises(BadSet):
        new_game(players=4, sets=["base", str(ghost_town)])
    change(ghost_town / "cards.py", "fogg: 4S", "fog: 4S")
    shutil.rmtree(
        ghost_town / "__pycache__", ignore_errors=True
    )  # Python tells by size and second whether a file has changed
    assert new_game(players=4, sets=["base", str(ghost_town)]).deal.sets == ("base", "ghost-town")


def test_two_sets_may_lie_in_folders_that_are_called_alike(ghost_town: Path, tmp_path: Path) -> None:
    other = tmp_path / "elsewhere" / ghost_town.name
    other.mkdir(parents=True)
    (other / "text").mkdir()
    (other / "__init__.py").write_text(
        "from sixgun.cardgame.cardset import CardSet\nfrom .cards import KINDS\n"
        "OTHER = CardSet('other', KINDS, '', '', ())\n",
        encoding="utf-8",
    )
    (other / "cards.py").write_text("KINDS = ()\n", encoding="utf-8")
    (other / "text" / "en.ftl").write_text("set-other = Other\n", encoding="utf-8")
    game = new_game(players=4, sets=["base", str(ghost_town), str(other)])
    assert game.deal.sets == ("base", "ghost-town", "other")


def test_a_folder_without_a_set_is_refused_with_the_way_to_one(tmp_path: Path) -> None:
    with pytest.raises(BadSet, match=r"there is no set in .*; `sixgun new set NAME` makes one"):
        new_game(players=4, sets=["base", str(tmp_path / "nowhere")])


# never from elsewhere


@pytest.fixture
def trap(ghost_town: Path) -> Path:
    """A folder whose Python leaves a trace when it is run."""
    file = ghost_town / "__init__.py"
    mark = ghost_town / "was-run"
    file.write_text(f"open({str(mark)!r}, 'w').close()\n" + file.read_text(encoding="utf-8"), encoding="utf-8")
    return ghost_town


def test_the_trap_works(trap: Path) -> None:
    new_game(players=4, sets=["base", str(trap)])
    assert (trap / "was-run").exists()


def test_a_client_of_the_server_cannot_name_a_folder(trap: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(trap.parent)
    for name in (str(trap), "./ghost-town", "../" + trap.parent.name + "/ghost-town"):
        for settings in (
            Settings("card", 5, ["base", name]),
            Settings("card", 5, ["base"], options={"cards": ["base", name]}),
            Settings("card", 5, ["base"], options={"characters": [name]}),
        ):
            with pytest.raises(Refuse) as refused:
                deal(settings)
            assert "cannot contain" in str(refused.value.args_by_name["text"])
    assert not (trap / "was-run").exists()


def test_a_save_cannot_name_a_folder(trap: Path) -> None:
    with pytest.raises(BadOption, match="sets cannot contain"):
        begin(Deal("card", 4, 2, ("base", str(trap))))
    honest = new_game(players=4, seed=2)
    while not honest.over:
        honest.play(honest.choice.options[0])
    forged = Game(Deal("card", 4, 2, ("base", str(trap))), honest.table, honest.journal)
    with pytest.raises(BadSave):
        Game.load(forged.save())
    with pytest.raises(BadOption, match="sets cannot contain"):
        next_game(Game.load(forged.save(), trusted=True))
    assert not (trap / "was-run").exists()
