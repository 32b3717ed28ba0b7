"""The wheel is the whole thing: built from the source package, installed into a clean environment, played and served.

Nothing here asks a network: the backend is called as pip calls it, and a clean environment borrows from this one the
packages that the wheel asks for, and no other.
"""

import re
import shutil
import signal
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

from .clean_venv import CleanVenv
from .packages import CLIENT, DOCUMENTS, ROOT, build, call, copy_checkout, files_in, kept_in_the_repository, unpack

pytestmark = pytest.mark.skipif(
    not (CLIENT / "index.html").is_file(),
    reason="THE WEB CLIENT IS NOT BUILT HERE, so no package is tried; ./check builds it, or cd web && npm run build",
)

ANSWERS = "1\n1\ny\n0\n" * 3000
"""The first answer, the first of what it asks further, a confirmation, and the answer that does nothing."""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source package, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    sdist = build(copy_checkout(folder / "checkout"), "build_sdist", folder)
    return unpack(sdist, folder / "unpacked")


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pure wheel, made of the source package alone."""
    return build(source, "build_wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> CleanVenv:
    return CleanVenv(tmp_path_factory.mktemp("installed"), wheel)


# what is in them


def test_the_source_package_is_the_whole_checkout(source: Path, tmp_path: Path) -> None:
    kept = kept_in_the_repository(copy_checkout(tmp_path / "checkout"))
    assert {"README.md", "check", "scenarios/FORMAT.md", "web/package.json"} <= kept
    assert kept - files_in(source) == set()


def test_the_wheel_has_every_module_every_text_the_client_and_the_documents(source: Path, wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}
    ours = {f"sixgun/{name}" for name in files_in(source / "src" / "sixgun") if "__pycache__" not in name}
    assert packed == ours
    assert {f"sixgun/server/{what}/index.html" for what in ("static", "docs")} <= packed


def test_the_wheel_names_whose_work_the_client_contains(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        licences = archive.read("sixgun/server/static/licenses.md").decode()
    for name in ("@fluent/bundle", "svelte"):
        assert f"## {name} " in licences


def test_a_wheel_without_compiled_modules_is_for_every_system(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")


# a client that cannot be built


def broken_npm(folder: Path) -> str:
    """A PATH with a Node.js that is new enough, and an npm that fails."""
    folder.mkdir()
    for program, says, status in (("node", "v99.0.0", 0), ("npm", "error: the registry is on holiday", 1)):
        (folder / program).write_text(f"#!/bin/sh\necho '{says}'\nexit {status}\n")
        (folder / program).chmod(0o755)
        (folder / f"{program}.cmd").write_text(f"@echo {says}\n@exit /b {status}\n")
    return str(folder)


def test_the_documents_are_built_with_what_pip_lends(tmp_path: Path) -> None:
    """It puts what a build asks for on PYTHONPATH; here that is a package which says that it was found."""
    checkout = copy_checkout(tmp_path / "checkout")
    shutil.rmtree(checkout / DOCUMENTS.relative_to(ROOT), ignore_errors=True)
    lent = tmp_path / "lent"
    lent.mkdir()
    (lent / "markdown_it.py").write_text("raise SystemExit('this is the lent one')\n")
    done = call(checkout, "build_wheel", tmp_path, PYTHONPATH=str(lent))
    assert done.returncode == 1
    assert "this is the lent one" in done.stderr


@pytest.mark.parametrize("hook", ["build_sdist", "build_wheel"])
def test_a_package_without_the_client_is_refused_with_the_way_out(hook: str, tmp_path: Path) -> None:
    checkout = copy_checkout(tmp_path / "checkout", with_client=False)
    done = call(checkout, hook, tmp_path, PATH=broken_npm(tmp_path / "bin"))
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    said = done.stderr.splitlines()[-1]
    assert said.startswith("sixgun: the web client is missing: ")
    assert "the registry is on holiday" in said
    assert said.endswith("or set SIXGUN_CLIENT=0 to pack without it")
    assert not list(tmp_path.glob("sixgun-*"))


def test_whoever_wants_no_client_gets_a_wheel_without_it(tmp_path: Path) -> None:
    checkout = copy_checkout(tmp_path / "checkout", with_client=False)
    wheel = build(checkout, "build_wheel", tmp_path, SIXGUN_CLIENT="0", PATH=broken_npm(tmp_path / "bin"))
    with zipfile.ZipFile(wheel) as archive:
        assert not [name for name in archive.namelist() if "/static/" in name]


# installed


def test_the_command_says_its_version(installed: CleanVenv, wheel: Path) -> None:
    version = wheel.name.split("-")[1]
    assert installed.run(installed.sixgun, "--version").stdout == f"sixgun {version}, engine interpreted\n"


def test_a_game_is_played_in_the_terminal_to_its_end(installed: CleanVenv) -> None:
    words = ("--game", "dice", "--players", "4", "--seed", "7", "--record", "game.sixgun")
    played = installed.run(installed.sixgun, "play", *words, typed=ANSWERS)
    assert (played.returncode, played.stderr) == (0, "")
    assert "The game is over." in played.stdout
    assert installed.run(installed.sixgun, "record", "verify", "game.sixgun").returncode == 0


def test_the_page_and_what_it_loads_are_served(installed: CleanVenv) -> None:
    server = installed.start(installed.sixgun, "serve", "--port", "0", "--data", "data")
    try:
        assert server.stdout is not None
        assert server.stdout.readline() == "Sixgun is open:\n"
        address = server.stdout.readline().strip()
        page = fetch(address)
        assets = re.findall(r'(?:src|href)="/?(assets/[^"]+)"', page)
        assert assets
        for asset in assets:
            assert fetch(f"{address}/{asset}")
        assert "<title>" in fetch(f"{address}/docs/")
        assert '"ok":true' in fetch(f"{address}/healthz")
    finally:
        server.send_signal(signal.SIGTERM)
        ended = server.wait()
    assert sys.platform == "win32" or ended == 0


def fetch(address: str) -> str:
    with urllib.request.urlopen(address) as answer:
        return str(answer.read(), "utf-8")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "--plot", "x.svg"), '--plot needs matplotlib: pip install "sixgun[lab]"'),
        (("simulate", "--cluster", "tcp://127.0.0.1:9"), '--cluster needs distributed: pip install "sixgun[cluster]"'),
    ],
)
def test_what_needs_an_extra_says_which(words: tuple[str, ...], sentence: str, installed: CleanVenv) -> None:
    done = installed.run(installed.sixgun, *words, "--game", "dice", "--games", "1")
    assert (done.returncode, done.stderr) == (2, f"sixgun: {sentence}\n")


def test_without_ratings_an_arena_says_which_extra_has_them(installed: CleanVenv) -> None:
    done = installed.run(installed.sixgun, "arena", "--game", "dice", "--bots", "drifter", "--games", "1")
    assert done.returncode == 0
    assert done.stderr == 'sixgun: there will be no ratings: rating bots needs openskill: pip install "sixgun[lab]"\n'


def test_learning_without_numpy_says_which_extra_has_it(installed: CleanVenv) -> None:
    done = installed.run(str(installed.python), "-c", "import sixgun.env")
    assert done.stderr.splitlines()[-1].endswith('sixgun.env needs numpy: pip install "sixgun[learn]"')
