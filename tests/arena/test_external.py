"""Bots that are programs: they play whole games of both games, and whatever goes wrong is told and played over."""

import io
import json
import shlex
import shutil
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from sixgun import bots
from sixgun.arena.contest import GameOutcome, play
from sixgun.arena.external import ExternalBot, Program, read_answer, stand_in
from sixgun.arena.plan import Plan
from sixgun.arena.process import Late, Process
from sixgun.arena.roster import Roster
from sixgun.arena.survey import play_some
from sixgun.bots import BOTS
from sixgun.cli import main
from sixgun.deal import Deal
from sixgun.game import begin
from sixgun.kernel.rng import Rng
from tests.patience import PATIENCE

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
PATIENT = 1000 * PATIENCE
"""Milliseconds a move where being late is not what is tested: busy machines are slow."""

# A bot that answers with the first option until `wrong`, which stands in for the line after `number` answers.
BOT = """
import json, os, sys, time
number = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "ask":
        continue
    number += 1
    answer = {"id": message["id"], "move": message["choice"]["options"][0]["text"]}
    if number == 3:
        WRONG
    print(json.dumps(answer), flush=True)
"""


def program(folder: Path, wrong: str = "pass", milliseconds: int = PATIENT, text: str = BOT) -> Program:
    file = folder / "bot.py"
    file.write_text(text.replace("WRONG", wrong))
    return Program("mine", (sys.executable, str(file)), milliseconds)


def games(mine: Program, count: int = 2) -> list[GameOutcome]:
    """So many games of four players with the program at A and C, of one roster."""
    seats = ("mine", "greenhorn", "mine", "greenhorn")
    with Roster([mine]) as roster:
        return [play(Deal("dice", 4, number), seats, number, roster, number) for number in range(count)]


@pytest.mark.parametrize(
    ("wrong", "kind", "said"),
    [
        ("time.sleep(60)", "late", ""),
        ("print('I have to think', file=sys.stderr); time.sleep(60)", "late", "I have to think"),
        ("sys.exit('I am tired of this')", "died", "I am tired of this"),
        ("raise ValueError('no idea')", "died", "ValueError: no idea"),
        ("os.close(1); time.sleep(60)", "died", ""),
        ("print('howdy')", "nonsense", "howdy"),
        ("print('[1, 2]')", "nonsense", "[1, 2]"),
        ("print('[' * 9000)", "nonsense", "[["),
        ("print('x' * 100000)", "nonsense", "xxx"),
        ("answer['id'] = 77", "nonsense", '"id": 77'),
        ("del answer['move']", "nonsense", '{"id": 3}'),
        ("answer['move'] = 4", "nonsense", '"move": 4'),
        ("answer['move'] = 'surrender'", "nonsense", "surrender"),
        ("answer['move'] = 'shoot H doubling'", "illegal", "shoot H doubling"),
    ],
)
def test_whatever_goes_wrong_is_told_in_its_own_words_and_played_over(
    wrong: str, kind: str, said: str, tmp_path: Path
) -> None:
    found = games(program(tmp_path, wrong, 300 if kind == "late" else PATIENT))
    for number, outcome in enumerate(found):
        assert outcome.roles.count("outlaw") == 2
        assert len(outcome.failures) == 2, "both seats, each with a process of its own"
        assert [failure.seat for failure in outcome.failures] == [0, 2]
        for failure in outcome.failures:
            assert (failure.bot, failure.kind, failure.game) == ("mine", kind, number)
            assert said in failure.said


def test_a_program_that_has_failed_plays_the_next_game(tmp_path: Path) -> None:
    flag = tmp_path / "failed"
    wrong = f"if not os.path.exists({str(flag)!r}): open({str(flag)!r}, 'w'); sys.exit(1)"
    seats = ("mine", "greenhorn", "greenhorn", "greenhorn")
    with Roster([program(tmp_path, wrong)]) as roster:
        failures = [play(Deal("dice", 4, n), seats, n, roster, n).failures for n in range(3)]
    assert [len(each) for each in failures] == [1, 0, 0]


def test_a_program_that_vanishes_is_a_trouble_too(tmp_path: Path) -> None:
    nowhere = Program("mine", (str(tmp_path / "gone"),))
    assert {failure.kind for failure in games(nowhere, 1)[0].failures} == {"died"}
    assert "cannot be started" in games(nowhere, 1)[0].failures[0].what


def test_a_program_that_never_reads_does_not_hold_us_up(tmp_path: Path) -> None:
    deaf = "import time\ntime.sleep(60)"
    process = Process([sys.executable, "-c", deaf])
    for _ in range(50):
        process.tell("x" * 10_000)
    with pytest.raises(Late):
        process.ask("well?", 0.2)
    process.close()
    assert process.child.returncode is not None


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    parent = f"""
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open({str(pid)!r}, "w").write(str(child.pid))
print("started", flush=True)
time.sleep(600)
"""
    process = Process([sys.executable, "-c", parent])
    assert process.ask("go", PATIENCE) == "started"
    process.waiting = True  # as if it still owed an answer
    process.close()
    if not Path("/proc/self").exists():
        pytest.skip("there is no /proc here to see whether the child has ended")
    assert ends(int(pid.read_text()))


def ends(pid: int) -> bool:
    """Whether a process is gone, or only waits to be noticed, before long: a signal takes its time."""
    for _ in range(10 * PATIENCE):
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            return True
        if state == "Z":
            return True
        time.sleep(0.1)
    return False


def test_complaints_without_end_do_no_harm(tmp_path: Path) -> None:
    noisy = program(tmp_path, "print('x' * 2_000_000, file=sys.stderr, flush=True)")
    assert games(noisy, 1)[0].failures == ()


def test_a_move_may_leave_out_the_signs_of_cards() -> None:
    game = begin(Deal("card", 4, 2, ("base",)))
    seat = game.asked
    assert seat is not None
    option = next(move for move in game.choice.options if "/" in str(move))
    bare = " ".join(word.partition("/")[0] for word in str(option).split())
    bot = ExternalBot(Program("mine", ()), Rng.seeded(1), FakeLine(bare))  # type: ignore[arg-type]
    chosen = bot.choose(game.view(seat), game.choice)
    assert chosen in game.choice.options
    assert str(chosen).partition("/")[0] == str(option).partition("/")[0]
    assert (bot.reason, bot.failure) == ("because", None)


class FakeLine:
    """Answers everything with one move."""

    def __init__(self, move: str) -> None:
        self.move = move

    def tell(self, message: dict[str, Any]) -> None:
        pass

    def ask(self, message: dict[str, Any]) -> tuple[str, str]:
        return self.move, "because"


def test_a_reason_is_a_sentence_and_no_book() -> None:
    assert read_answer('{"id": 1, "move": " end ", "reason": "why not"}', 1) == ("end", "why not")
    assert len(read_answer(json.dumps({"id": 1, "move": "end", "reason": "x" * 9999}), 1)[1]) == 500
    assert read_answer('{"id": 1, "move": "end", "reason": {"no": "text"}}', 1) == ("end", "")


# what a program is told

SPY = """
import json, sys
log = open(sys.argv[1] + "-" + str(__import__("os").getpid()), "a")
for line in sys.stdin:
    log.write(line); log.flush()
    message = json.loads(line)
    if message["type"] == "ask":
        options = message["choice"]["options"]
        move = options[message["id"] % len(options)]["text"]
        print(json.dumps({"id": message["id"], "move": move}), flush=True)
"""


@pytest.mark.parametrize("game", ["card", "dice"])
def test_a_program_is_told_what_its_seat_may_see_and_no_more(game: str, tmp_path: Path) -> None:
    file = tmp_path / "spy.py"
    file.write_text(SPY)
    spy = Program("spy", (sys.executable, str(file), str(tmp_path / "log")), PATIENT)
    sets = ("base", "dodge-city") if game == "card" else ()
    deals = [Deal(game, 5, seed, sets) for seed in (11, 12)]
    with Roster([spy]) as roster:
        for number, deal in enumerate(deals):
            assert play(deal, ("spy",) * 5, number, roster, number).failures == ()
    logs = sorted(tmp_path.glob("log-*"))
    assert len(logs) == 5, "a process a seat"
    seats = set()
    for log in logs:
        messages = [json.loads(line) for line in log.read_text().splitlines()]
        begins = [message for message in messages if message["type"] == "game"]
        assert len(begins) <= 2
        assert len([message for message in messages if message["type"] == "over"]) == len(begins)
        assert len({message["seat"] for message in begins}) == 1
        seats.add(begins[0]["seat"])
        assert not {deal.seed for deal in deals} & {message["seed"] for message in begins}
        for message in messages:
            if message["type"] == "ask":
                assert_nothing_hidden(message, begins[0]["seat"])
    assert seats == set(range(5))


def assert_nothing_hidden(ask: dict[str, Any], me: int) -> None:
    view = ask["view"]
    assert view["viewer"] == ask["choice"]["seat"] == me
    assert len(ask["choice"]["options"]) > 1
    for player in view["seats"]:
        if player["seat"] != me and player["alive"] and player["role"] != "sheriff":
            assert player["role"] is None
    for event in ask["events"]:
        if event["what"] == "drew" and event["seat"] != me and view["game"] == "card":
            assert event["card"] is None


def test_the_same_run_asks_the_same(tmp_path: Path) -> None:
    mine = program(tmp_path)
    plan = Plan("dice", (4,), 5, ("mine", "greenhorn"), programs=(mine,))
    assert play_some(plan, 0, 3) == play_some(plan, 0, 3)


# the examples


@pytest.mark.parametrize("game", ["card", "dice"])
@pytest.mark.parametrize(("runner", "file"), [(sys.executable, "deadeye.py"), ("node", "coyote.mjs")])
def test_the_examples_play_whole_games(runner: str, file: str, game: str) -> None:
    if shutil.which(runner) is None:
        pytest.skip(f"{runner} is not installed: {file} is not tested")
    example = Program("example", (runner, str(EXAMPLES / file)), PATIENT)
    sets = ("base", "dodge-city") if game == "card" else ()
    plan = Plan(game, (3, 5, 8), 2, ("example",), sets, programs=(example,))
    survey = play_some(plan, 0, 3)
    assert survey.done == 3
    assert survey.failures.times == {}


@pytest.mark.parametrize("file", ["deadeye.py", "coyote.mjs"])
def test_the_examples_are_short(file: str) -> None:
    assert len((EXAMPLES / file).read_text().splitlines()) <= 60


def test_the_command_takes_programs_and_tells_of_their_trouble(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = program(tmp_path, "print('howdy')")
    words = ["--bot", f"mine={shlex.quote(sys.executable)} {tmp_path / 'bot.py'}", "--clock", str(PATIENT)]
    assert mine.command[1] in words[1]
    assert main(["simulate", "--game", "dice", "--games", "2", "--players", "4", "--json", *words]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["trouble"]["times"] == [{"bot": "mine", "kind": "nonsense", "times": 8}]
    assert f"{stand_in('dice')} played on for programs that failed: mine nonsense 8×" in told.err
    assert "mine at A in game 0: its line is no JSON: 'howdy'" in told.err
    arena = ["arena", "--game", "dice", "--games", "1", "--players", "4", "--against", "greenhorn", "--json"]
    assert main([*arena, *words]) == 0
    assert json.loads(capsys.readouterr().out)["tables"][0]["bot"] == "mine"


def test_play_takes_a_program_and_tells_of_its_trouble_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "BOTS", dict(BOTS))  # gives back what play puts in
    monkeypatch.setattr("sixgun.arena.external.BOTS", bots.BOTS)
    program(tmp_path, "print('howdy')")
    command = f"mine={shlex.quote(sys.executable)} {tmp_path / 'bot.py'}"
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 40 + "quit\n"))
    words = ["--game", "dice", "--players", "4", "--seed", "3", "--record", str(tmp_path / "game.sixgun")]
    main(["play", *words, "--bot", command])
    told = capsys.readouterr()
    assert "its line is no JSON: 'howdy'; one of our bots plays on" in told.err
    assert "Traceback" not in told.err
