"""What a host takes from deploy/, and what continuous integration does: read here and run as far as it can be.

No container is built and no unit started here: their commands are held against the program they call.
"""

import argparse
import configparser
import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from sixgun.cli import serve as serve_command
from sixgun.server.config import Config

from .conftest import Serve

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def read_serve(words: list[str]) -> argparse.Namespace:
    """What `sixgun serve` makes of these words; it exits if it does not know one."""
    parser = argparse.ArgumentParser()
    serve_command.add_arguments(parser)
    program, verb, *options = words
    assert (Path(program).name, verb) == ("sixgun", "serve")
    return parser.parse_args(options)


# the container


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container file, each with what follows it on its line and the lines that go on."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = text.replace("\\\n", " ").splitlines()
    return [(line.partition(" ")[0], line.partition(" ")[2].strip()) for line in lines if line.strip()]


def last_stage() -> dict[str, str]:
    """What the image itself is made of; each instruction once."""
    found = instructions()
    begin = max(number for number, (name, _) in enumerate(found) if name == "FROM")
    assert len({name for name, _ in found[begin:]}) == len(found[begin:])
    return dict(found[begin:])


def test_everything_the_container_copies_is_there() -> None:
    stages = [said.split(" AS ")[1] for name, said in instructions() if name == "FROM" and " AS " in said]
    for name, said in instructions():
        if name == "COPY" and said.startswith("--from="):
            assert said.split()[0].removeprefix("--from=") in stages
        elif name == "COPY":
            assert all((ROOT / source).exists() for source in said.split()[:-1])
    locks = re.findall(r"[\w-]+\.lock", " ".join(said for name, said in instructions() if name == "RUN"))
    assert locks
    assert all((ROOT / lock).is_file() for lock in locks)


def test_the_container_runs_as_nobody_special_and_keeps_one_folder() -> None:
    image = last_stage()
    started = read_serve(json.loads(image["ENTRYPOINT"]))
    assert int(image["USER"]) > 0
    assert Path(image["VOLUME"]) == started.data
    assert int(image["EXPOSE"]) == started.port
    assert started.host == "0.0.0.0"
    assert image["USER"] in image["RUN"], "that user is made, and owns the folder"
    assert image["VOLUME"] in image["RUN"]


def test_the_container_is_healthy_while_the_server_is(serve: Serve) -> None:
    _, _, command = last_stage()["HEALTHCHECK"].partition("CMD ")
    server = serve()
    program, *words = json.loads(command)
    assert Path(program).name == "python"
    check = [sys.executable, *(word.replace("http://127.0.0.1:8080", server.url) for word in words)]
    assert subprocess.run(check, capture_output=True).returncode == 0
    server.kill()
    assert subprocess.run(check, capture_output=True).returncode != 0


# the unit


def unit() -> configparser.ConfigParser:
    found = configparser.ConfigParser(interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read(DEPLOY / "sixgun.service", encoding="utf-8")
    return found


def test_the_unit_starts_the_server_with_the_folder_that_systemd_keeps_for_it() -> None:
    service = unit()["Service"]
    started = read_serve(shlex.split(service["ExecStart"]))
    assert started.data == Path("%S", service["StateDirectory"])
    assert Config(started.data, public_url=started.public_url).is_https
    assert unit()["Install"]["WantedBy"] == "multi-user.target"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here to read the unit")
def test_systemd_has_nothing_to_say_about_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "sixgun.service").read_text(encoding="utf-8")
    there = tmp_path / "sixgun.service"
    there.write_text(text.replace("/opt/sixgun/bin/sixgun", f'"{sys.executable}"'), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", "--man=no", str(there)], capture_output=True, text=True)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


# continuous integration


@pytest.mark.parametrize("name", ["check", "wheels"])
def test_a_workflow_is_read_by_its_host_and_takes_no_moving_action(name: str) -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / f"{name}.yml").read_text(encoding="utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        assert job["runs-on"]
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step)
            assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", step.get("uses", "actions/x@" + 40 * "0"))


def test_every_python_that_is_promised_is_checked_and_gets_a_wheel() -> None:
    check = yaml.safe_load((ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8"))
    matrix = check["jobs"]["check"]["strategy"]["matrix"]
    checked = {*matrix["python"], *(more["python"] for more in matrix["include"])}
    said = " ".join(PROJECT["project"]["classifiers"])
    promised = set(re.findall(r"Python :: (3\.\d+)", said))
    assert promised
    assert promised <= checked
    assert {f"cp{version.replace('.', '')}-*" for version in checked} == set(PROJECT["tool"]["cibuildwheel"]["build"])
