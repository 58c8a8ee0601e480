"""What a player feels in a real browser: `web/bench/panning.mjs`, its figures named like the others.

python benchmarks/browser.py PYTHON prints them as JSON; CHROMIUM in the environment says which browser.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"

BARS: dict[str, float] = {
    "panning-frames-per-second": 50,
    "panning-close-frames-per-second": 50,
    "zooming-frames-per-second": 50,
    "first-load-script-kilobytes": 400,
    "hall-interactive-milliseconds": 1500,
    "table-interactive-milliseconds": 2500,
}
NOTES = """
## The browser

The compiled server and Debian's Chromium without a screen or a graphics card, both on this machine. The largest map
(Ultimus Romanorum) under 200 counters and more, dragged and zoomed for four seconds each; frames are those the
compositor drew. Scripts are what a first visit to a table loads, gzipped. A page is interactive when its first button
can be clicked, in a browser that has never been there; the median of five.
"""


def measure(python: str) -> dict[str, float]:
    """The figures; `python` is the interpreter of the installation that serves."""
    asked = ["npm", "run", "--silent", "bench"]
    env = {**os.environ, "PYTHON": python}
    printed = subprocess.run(asked, cwd=WEB, env=env, capture_output=True, text=True, check=False)
    if not printed.stdout:
        raise SystemExit(printed.stderr)
    found = json.loads(printed.stdout)
    frames = found["framesPerSecond"]
    return {
        "load-average-before": round(found["load"], 1),
        "counters": found["counters"],
        "panning-frames-per-second": frames["panning"]["perSecond"],
        "panning-close-frames-per-second": frames["panningNear"]["perSecond"],
        "zooming-frames-per-second": frames["zooming"]["perSecond"],
        "first-load-script-kilobytes": found["scriptKilobytes"],
        "hall-interactive-milliseconds": found["hallInteractive"],
        "table-interactive-milliseconds": found["tableInteractive"],
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1]), indent=2))
