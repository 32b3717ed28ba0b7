"""Whoever has not installed what an adapter is for is told so in one sentence."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("adapter", "package"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")],
)
def test_a_missing_package_is_named_with_the_extra_that_has_it(adapter: str, package: str) -> None:
    program = f"import sys; sys.modules['{package}'] = None; import sixgun.adapters.{adapter}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].endswith(
        f'sixgun.adapters.{adapter} needs {package}: pip install "sixgun[{adapter}]"'
    )
