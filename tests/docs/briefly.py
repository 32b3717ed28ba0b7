"""`sixgun`, but a server is ended as soon as it is healthy: so that documents can start one."""

import os
import subprocess
import sys
import urllib.request

SIXGUN = [sys.executable, "-m", "sixgun"]


def serve(arguments: list[str]) -> int:
    """Start a server on a free port of this machine, ask how it is, end it, and return how it ended."""
    assert "--host" not in arguments, "a test opens nothing to the network; mark the block"
    port = [] if "--port" in arguments else ["--port", "0"]
    with subprocess.Popen([*SIXGUN, "serve", *port, *arguments], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            url = next(line.strip() for line in server.stdout if line.strip().startswith("http://127.0.0.1"))
            with urllib.request.urlopen(f"{url}/healthz", timeout=60) as answer:
                assert answer.status == 200
        finally:
            server.terminate()
        return server.wait()


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        sys.exit(serve(sys.argv[2:]))
    os.execv(sys.executable, [*SIXGUN, *sys.argv[1:]])
