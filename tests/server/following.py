"""A client that follows a table by its changes, as a browser does."""

import json
from typing import Any

from quadriga.server.delta import apply
from quadriga.server.glass import LOG


class Follower:
    """The state as the messages of one socket tell it."""

    def __init__(self) -> None:
        self.number = 0
        self.state: dict[str, Any] = {}

    def hear(self, text: str | bytes) -> dict[str, Any]:
        """The state after one more message."""
        message = json.loads(text)
        if "state" in message:
            self.state = message["state"]
        else:
            assert message["from"] == self.number, "a change is missing"
            apply(self.state, message["set"])
            if "moves" in message:
                self.state["moves"] = moves_of(message["moves"])
            if "log" in message:
                kept, more = message["log"]
                known = [entry for entry in self.state["log"] if entry["number"] <= kept]
                self.state["log"] = sorted([*known, *more], key=lambda entry: int(entry["number"]))[-LOG:]
        self.number = message["to"]
        return self.state


def moves_of(runs: list[Any]) -> list[dict[str, Any]]:
    """The moves that runs of one verb tell shortly."""
    found = []
    for verb, rule, names, arguments in runs:
        for text in arguments:
            values = zip(names, text.split(" ") if text else [], strict=True)
            given = [{"name": name, "kind": kind, "value": value} for (name, kind), value in values if value != "?"]
            found.append({"text": f"{verb} {text}".strip(), "verb": verb, "rule": rule, "arguments": given})
    return found
