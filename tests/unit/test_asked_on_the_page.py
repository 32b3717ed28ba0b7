"""Every question of the engine has its words on the page: what is asked, why, what the others read, what one can do."""

from pathlib import Path

import pytest

from sixgun.cardgame.codec import FRAMES as CARD
from sixgun.dicegame.frames import FRAMES as DICE
from sixgun.kernel.frame import Frame

LANG = Path(__file__).parents[2] / "web" / "src" / "lang"
ASKING = [
    *(f"card-{name}" for name, frame in CARD.items() if frame.options is not Frame.options),
    *(f"dice-{name}" for name, frame in DICE.items() if frame.options is not Frame.options),
]


@pytest.mark.parametrize("language", ["en", "de", "it", "hu"])
def test_every_question_has_its_words(language: str) -> None:
    asked = "".join((LANG / f"{part}{language}.ftl").read_text(encoding="utf-8") for part in ("", "packet."))
    help_words = (LANG / f"asked.{language}.ftl").read_text(encoding="utf-8")
    assert [name for name in ASKING if f"\nask-{name} =" not in asked] == []
    assert [name for name in ASKING if f"\ncan-{name} =" not in help_words] == []
