"""Every block of code in the documents is run as it stands, or says why it is not."""

from pathlib import Path

import pytest

from sixgun.errors import SixgunError

from .block import DOCUMENTS, ROOT, Block, blocks, blocks_of
from .running import lay_out, play_scenarios, read_json, run_commands, run_examples, stands_in_its_file

WITH_BLOCKS = [document for document in DOCUMENTS if blocks_of(document)]


def run(found: list[Block], folder: Path) -> None:
    """The blocks of one document, one after the other: later ones see the files and names of earlier ones."""
    checkout = lay_out(folder)
    names: dict[str, object] = {}
    for block in found:
        match block:
            case Block(how="not run", what=reason):
                assert reason, f"{block.where}: say why it is not run"
            case Block(how="from"):
                stands_in_its_file(block)
            case Block(language="python"):
                run_examples(block, names)
            case Block(language="sh"):
                run_commands(block, checkout)
            case Block(language="json"):
                read_json(block)
            case Block(language="yaml"):
                play_scenarios(block, folder)
            case _:
                raise AssertionError(f"{block.where}: nobody runs this; write <!-- not run: REASON --> before it")


@pytest.mark.parametrize("document", WITH_BLOCKS, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_block_runs_or_says_why_not(document: Path, tmp_path: Path) -> None:
    run(blocks_of(document), tmp_path)


SCENARIO = """
```yaml
name: a Beer gives a life point back
players:
  A: {role: sheriff, life: 1, hand: [beer]}
  B: {role: outlaw}
  C: {role: outlaw}
  D: {role: renegade}
steps:
  - A: play beer
  - expect: {A: {life: LIFE}}
```
"""
WRONG = {
    "a wrong example": "```python\n>>> 1 + 1\n3\n```",
    "an example without a prompt": "```python\n1 + 1\n```",
    "a command that fails": "```sh\nsixgun rules --nonsense\n```",
    "a command that is not there": "```sh\nsixgun-nothing\n```",
    "a scenario that does not hold": SCENARIO.replace("LIFE", "5"),
    "a message that is no JSON": '```json\n{"type": }\n```',
    "a block of no language": "```\nsixgun play\n```",
    "a mark without a reason": "<!-- not run: -->\n```\nsixgun play\n```",
    "an excerpt of a file that has no such lines": "<!-- from: README.md -->\n```python\nnothing = 0\n```",
}


@pytest.mark.parametrize("text", WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_found(text: str, tmp_path: Path) -> None:
    with pytest.raises((AssertionError, SixgunError, ValueError)):
        run(blocks(text + "\n", "page.md"), tmp_path)


def test_what_is_right_passes(tmp_path: Path) -> None:
    text = """
1. In a list:

   ```python
   >>> x = 1
   ```

```python
>>> x + 1
2
```

<!-- not run: it would take a year -->
```sh
sleep 31536000
```

```json
{"view": {…}, "events": […]}
```
"""
    text += SCENARIO.replace("LIFE", "2")
    found = blocks(text, "page.md")
    assert [block.where for block in found] == ["page.md:4", "page.md:8", "page.md:14", "page.md:18", "page.md:22"]
    run(found, tmp_path)
