"""What is shown on a desk and on a phone: a usual check takes the one that is said, --thorough both."""

from typing import Final

import pytest

from tests.effort import effort

on_a_desk: Final = pytest.mark.parametrize("phone", effort([False], [False, True]))
on_a_phone: Final = pytest.mark.parametrize("phone", effort([True], [False, True]))
