"""The protocol itself: strict, documented, and the generated files are current."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from sixgun.server.wire.from_client import Claim, Move, Up
from sixgun.server.wire.from_server import Refusal
from sixgun.server.wire.protocol import DECODE_UP, ENCODE
from sixgun.server.wire.refusal import SENTENCES, Refuse
from tools import protocol_page, protocol_schema

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_in_the_docs_is_current() -> None:
    assert (ROOT / protocol_page.HERE).read_text(encoding="utf-8") == protocol_page.page(), (
        "run python -m tools.protocol_page"
    )


def test_the_schema_for_the_web_client_is_current() -> None:
    assert (ROOT / protocol_schema.HERE).read_text(encoding="utf-8") == protocol_schema.text(), (
        "run python -m tools.protocol_schema"
    )


def test_a_stale_file_is_noticed(tmp_path: Path) -> None:
    for command in (protocol_page.main, protocol_schema.main):
        file = tmp_path / "generated"
        assert command(["--check", "--file", str(file)]) == 1
        assert command(["--file", str(file)]) == 0
        assert command(["--check", "--file", str(file)]) == 0
        file.write_text(file.read_text(encoding="utf-8") + "x", encoding="utf-8")
        assert command(["--check", "--file", str(file)]) == 1
        file.unlink()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"type":"nothing"}',
        '{"type":"ping","n":1,"seat":2}',
        '{"type":"move","game":"g","seq":0}',
        '{"type":"move","game":"g","seq":-1,"move":"end"}',
        '{"type":"move","game":"g","seq":0,"move":"end","seat":1}',
        '{"type":"sit","seat":8}',
        '{"type":"claim","role":"mayor"}',
        '{"type":"chat","text":""}',
        '{"type":"join","code":"../.."}',
        '{"type":"open","settings":{"game":"poker","seats":4}}',
        '{"type":"open","settings":{"game":"card","seats":40}}',
    ],
)
def test_what_is_not_a_message_is_not_read(text: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        DECODE_UP.decode(text)


def test_every_message_has_a_word_about_it() -> None:
    for kind in get_args(Up):
        assert kind.__doc__, kind
    assert DECODE_UP.decode(ENCODE.encode(Move("g", 3, "end"))) == Move("g", 3, "end")
    assert DECODE_UP.decode(ENCODE.encode(Claim(None))) == Claim(None)


def test_every_refusal_is_a_sentence() -> None:
    assert set(SENTENCES) == set(get_args(Refusal))
    said = Refuse("illegal", move="fly").message()
    assert said.text == "That is not possible now: fly."
    assert said.args == {"move": "fly"}
