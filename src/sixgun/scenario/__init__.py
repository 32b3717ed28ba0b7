"""Scenarios: a position, some moves, what must be true. They are how every rule is shown.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> text = '''
... name: A Beer gives back a life point
... players: {A: {life: 3, hand: [beer]}, B: {}, C: {}, D: {}}
... steps:
...   - A: play beer
...   - expect: {A: {life: 4}}
... '''
>>> with TemporaryDirectory() as folder:
...     file = Path(folder, "beer.yaml")
...     _ = file.write_text(text)
...     [run(scenario).holds for scenario in read_file(file)]
[True]
"""

from sixgun.scenario.document import WrongFile
from sixgun.scenario.read import find_files, read_file
from sixgun.scenario.run import Bots, Failure, ScenarioOutcome, run
from sixgun.scenario.scenario import Ask, Scenario

__all__ = ["Ask", "Bots", "Failure", "Scenario", "ScenarioOutcome", "WrongFile", "find_files", "read_file", "run"]
