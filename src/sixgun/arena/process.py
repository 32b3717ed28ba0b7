"""A program that answers one line with one line, under a clock, and that cannot hang or outlive us."""

import contextlib
import os
import signal
import subprocess
import sys
import weakref
from collections import deque
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Final, cast

LONGEST_LINE: Final = 65536
KEPT_LINES: Final = 12
"""Of what it complains about: the last ones are the ones worth having."""
SECONDS_TO_LEAVE: Final = 1.0


class Late(Exception):
    """There was no answer in time."""


class Died(Exception):
    """The program has ended, or could not be started."""


class Process:
    """One running program. `ask` says a line and waits for one; `last_words` is the end of its error stream."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            # A session of its own: Ctrl-C is not for it, and whatever it starts can be ended with it.
            self.child = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as wrong:
            raise Died(f"it cannot be started ({wrong.strerror})") from None
        self.stdin, self.stdout, self.stderr = cast(
            tuple[IO[bytes], IO[bytes], IO[bytes]], (self.child.stdin, self.child.stdout, self.child.stderr)
        )
        self.complaints: deque[str] = deque(maxlen=KEPT_LINES)
        self.sayings: SimpleQueue[tuple[str, bool] | None] = SimpleQueue()
        self.answers: SimpleQueue[str | None] = SimpleQueue()
        self.waiting = False
        # Reading and writing may both block for ever, so threads do them that nobody ever waits for.
        self.talker = Thread(target=self.talk, daemon=True)
        self.listener = Thread(target=self.listen, daemon=True)
        self.talker.start()
        self.listener.start()
        weakref.finalize(self, kill, self.child)

    def tell(self, line: str) -> None:
        """Say something that needs no answer."""
        self.sayings.put((line, False))

    def ask(self, line: str, seconds: float) -> str:
        """The line it answers."""
        self.waiting = True
        self.sayings.put((line, True))
        try:
            said = self.answers.get(timeout=seconds)
        except Empty:
            raise Late from None
        if said is not None:
            self.waiting = False
            return said
        if self.leaves():
            raise Died(f"it ended with exit code {self.child.returncode}")
        raise Died("it closed its output")

    def close(self) -> None:
        """End it: by the end of its input, and by force if that is not enough or it still owes an answer."""
        self.sayings.put(None)
        if self.waiting or not self.leaves():
            kill(self.child)
        self.talker.join(SECONDS_TO_LEAVE)
        self.listener.join(SECONDS_TO_LEAVE)

    def last_words(self) -> str:
        """What it wrote last to its error stream; ask for it after `close`."""
        return "\n".join(self.complaints)

    def leaves(self) -> bool:
        """Whether it ends by itself."""
        try:
            self.child.wait(SECONDS_TO_LEAVE)
        except subprocess.TimeoutExpired:
            return False
        return True

    # in threads of their own

    def talk(self) -> None:
        """Say what is to be said, and read the answers."""
        # What it did not read is lost, also when the line is closed.
        with self.stdout, contextlib.suppress(OSError), self.stdin:
            while (saying := self.sayings.get()) is not None:
                line, wants_answer = saying
                # A reader who has gone shows in the answer that does not come.
                with contextlib.suppress(OSError):
                    self.stdin.write(line.encode() + b"\n")
                    self.stdin.flush()
                if wants_answer:
                    said = self.stdout.readline(LONGEST_LINE)
                    self.answers.put(said.decode(errors="replace").rstrip("\r\n") if said else None)

    def listen(self) -> None:
        """Read its complaints as they come: a full pipe would stop it."""
        with self.stderr:
            while line := self.stderr.readline(LONGEST_LINE):
                self.complaints.append(line.decode(errors="replace").rstrip())


def kill(child: "subprocess.Popen[bytes]") -> None:
    """End a program and what it has started, now."""
    if child.poll() is not None:
        return
    if sys.platform == "win32":
        child.kill()
    else:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
    child.wait()
