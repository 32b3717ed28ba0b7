"""`sixgun serve`, but it is ended as soon as it is healthy: so that documents can start one."""

import subprocess
import sys
import urllib.request


def serve(arguments: list[str]) -> int:
    """Start a server on a free port of this machine, ask how it is, end it, and return how it ended."""
    assert "--host" not in arguments, "a test opens nothing to the network; mark the block"
    port = [] if "--port" in arguments else ["--port", "0"]
    command = [sys.executable, "-m", "sixgun", "serve", *port, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            url = next(line.strip() for line in server.stdout if line.strip().startswith("http://127.0.0.1"))
            with urllib.request.urlopen(f"{url}/healthz", timeout=300) as answer:
                assert answer.status == 200
        finally:
            server.terminate()
        return server.wait()


if __name__ == "__main__":
    sys.exit(serve(sys.argv[2:]))
