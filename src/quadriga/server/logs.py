"""What the server writes down about itself: one JSON object a line, and never a secret.

No line holds a link, a move, a body or the text of an error: what happened, where and how long it took is enough, and a
line reads the same whatever the players have in their hands.
"""

import json
import logging
import time
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

log: Final = logging.getLogger("quadriga.server")

SIZE: Final = 2_000_000
KEPT: Final = 3


class Lines(logging.Formatter):
    """A record as a line of JSON: time, level, event, and the values given as `extra={"about": {...}}`."""

    def format(self, record: logging.LogRecord) -> str:
        plain: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.msg if record.name == log.name else record.name,
            **getattr(record, "about", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            plain["error"] = type(record.exc_info[1]).__name__
            plain["at"] = where(record.exc_info[1])
        return json.dumps(plain)


def where(error: BaseException) -> list[str]:
    """The places an error came through, innermost last; its text may hold what players sent, so it is left out."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]


def write(event: str, level: int = logging.INFO, error: BaseException | None = None, **about: object) -> None:
    """One line."""
    log.log(level, event, extra={"about": about}, exc_info=error)


def keep_log(folder: Path, name: str = "server.log") -> None:
    """Write the lines to a file in this folder, a few files of a bounded size; each process has its own."""
    handler = RotatingFileHandler(folder / name, maxBytes=SIZE, backupCount=KEPT, encoding="utf-8")
    handler.setFormatter(Lines())
    levels = {log.name: logging.INFO, "uvicorn.error": logging.WARNING, "asyncio": logging.WARNING}
    for name, level in (levels | {"psycopg": logging.ERROR}).items():
        logger = logging.getLogger(name)
        logger.setLevel(level)
        logger.propagate = False
        logger.handlers = [handler]
