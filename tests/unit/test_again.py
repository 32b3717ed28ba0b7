"""What is told of many runs of ./check: every step and test that failed, and nothing of those that passed."""

from tools.again import Run, failures, passed, split, summary

SAID = """\
format     ok        0.3 s     0.3 s of processor time
web look   FAILED    1.8 s     2.1 s of processor time
the look of the client has changed
tests      FAILED   90.1 s   170.0 s of processor time
FAILED tests/unit/test_game.py::test_it - AssertionError
ERROR tests/unit/test_save.py::test_that
hosts      left out: engine is not there

92.0 s   172.1 s of processor time
failed: web look, tests, hosts
1 passed, 3 failed
"""


def test_steps_and_tests_that_failed_are_named() -> None:
    steps = ("web look", "tests", "hosts")
    assert failures(1, SAID) == (*steps, "tests/unit/test_game.py::test_it", "tests/unit/test_save.py::test_that")


def test_a_run_that_ended_without_a_word_failed() -> None:
    assert failures(137, "") == ("exit status 137",)
    assert failures(0, "format     ok        0.3 s\n") == ()


def test_a_run_is_a_row_of_a_table() -> None:
    assert passed(SAID) == 1
    assert passed("") == 0
    assert Run(3, 351.6, 640.2, 31, ()).row() == "| 3 | 352 | 640 | 31 | – |"
    assert Run(4, 351.6, None, 29, ("tests", "hosts")).row() == "| 4 | 352 | ? | 29 | tests, hosts |"


def test_all_runs_are_summed_up() -> None:
    runs = [Run(1, 351.6, 640.0, 31, ()), Run(2, 330.0, 640.0, 30, ("tests",)), Run(3, 340.0, 640.0, 31, ())]
    assert summary(runs) == "2 of 3 passed, in 330 to 352 s, usually 340 s"


def test_what_comes_after_two_dashes_is_for_the_check() -> None:
    assert split(["5", "--busy", "--", "--only", "docs"]) == (["5", "--busy"], ["--only", "docs"])
    assert split(["5"]) == (["5"], [])
