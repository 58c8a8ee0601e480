"""The server with the toy among its titles, to play it in a browser: python tests/toys/serve.py PORT DATA [PAUSE]."""

import sys
from pathlib import Path

HERE = Path(__file__).parent


def main() -> None:
    """Serve until interrupted."""
    sys.path[:0] = [str(HERE.parent), str(HERE.parent.parent / "src")]
    from quadriga.server.run import Settings, listen, run
    from quadriga.text import add_folder

    add_folder(HERE / "locale")
    port, data = int(sys.argv[1]), Path(sys.argv[2])
    pause = float(sys.argv[3]) if len(sys.argv) > 3 else 0.02
    data.mkdir(parents=True, exist_ok=True)
    settings = Settings(data, pause, titles=("toys.forum",))
    run(settings, listen("127.0.0.1", port), lambda: print("listening", flush=True))


if __name__ == "__main__":
    main()
