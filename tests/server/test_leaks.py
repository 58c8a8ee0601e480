"""Two games equal but for hidden facts look the same to who may not know them, whatever he asks and however he listens.

Every answer (status, headers, body), every state over the socket and every line of the server's log is compared; names
of tables, links and times aside.
"""

import json
import logging
import math
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

import quadriga
from quadriga.engine import CHANCE, Move, Named, Position, Seat
from quadriga.records.record import Record
from quadriga.server import logs
from quadriga.server.app import create_app
from quadriga.server.host import Host
from server.following import Follower
from server.twins import Twins, find
from toys import forum

PAUSE = 0.1


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr("quadriga.server.limits.SLOW", math.inf)
    with TestClient(create_app(tmp_path, pause=PAUSE, rate=100_000, titles=("toys.forum",))) as made:
        yield made


class Eyes:
    """One link to one table, with a socket; all it gets is kept, its table's own names taken out."""

    def __init__(self, client: TestClient, id: str, links: dict[str, str], seat: str) -> None:
        self.client = client
        self.path = f"/api/tables/{id}"
        self.id = id
        self.token = links[seat]
        self.heard: list[str] = []
        self.follower = Follower()
        self.changes: dict[tuple[int, int], str] = {}
        """What was told between two states, its numbers aside: they count from the moment one came."""
        self.states: dict[int, str] = {}
        self.socket: WebSocketTestSession = client.websocket_connect(f"{self.path}/live").__enter__()
        self.socket.send_text(self.token)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask, and keep the answer; packed, its length would depend on the name of the table."""
        headers = {"Authorization": f"Bearer {self.token}", "Accept-Encoding": "identity"}
        answer = self.client.request(method, self.path + path, json=body, headers=headers)
        shown = sorted((name, value) for name, value in answer.headers.items() if name != "date")
        self.heard.append(f"{method} {path} {body} {answer.status_code} {shown} {self.plain(answer.text)}")
        return answer

    def plain(self, text: str) -> str:
        """A text without what is of this table alone."""
        return re.sub(r'"time":\d+', '"time":0', text.replace(self.id, "ID"))

    def listen(self, sequence: int) -> dict[str, Any]:
        """Hear states until the one with this number."""
        while True:
            text = self.socket.receive_text()
            before = self.follower.state.get("sequence", -1)
            state = self.follower.hear(text)
            self.changes[before, state["sequence"]] = re.sub(r'"(from|to)":\d+', "", self.plain(text))
            shown = self.plain(json.dumps(state))
            assert self.states.setdefault(state["sequence"], shown) == shown, "one state was told in two ways"
            if state["sequence"] >= sequence:
                return state

    def close(self) -> None:
        """Leave."""
        self.socket.__exit__(None, None, None)


class Room:
    """One of the twins on the server, with the watcher, his rival and a spectator at it; the two others perhaps at
    another process of the same server."""

    def __init__(self, client: TestClient, record: Record, twins: Twins, other: TestClient | None = None) -> None:
        self.host: Host = client.app.state.host  # type: ignore[attr-defined]
        body = {"record": record.text(), "chairs": [{"kind": "person"}] * 2}
        made = client.post("/api/records", json=body).json()
        self.id, self.links = made["id"], made["links"]
        self.watcher = Eyes(client, self.id, self.links, str(int(twins.watcher)))
        self.spectator = Eyes(other or client, self.id, self.links, "spectator")
        self.rival = Eyes(other or client, self.id, self.links, str(int(twins.rival)))

    def settle(self) -> dict[str, Any]:
        """Wait until a person is asked, and let everybody hear the state he is asked in; what the rival sees."""
        for _ in range(200):
            state: dict[str, Any] = self.rival.ask("GET", "").json()
            if state["step"] in ("waits", "over"):
                break
            time.sleep(PAUSE / 4)
        for eyes in (self.watcher, self.spectator, self.rival):
            if max(eyes.states, default=-1) < state["sequence"]:
                eyes.listen(state["sequence"])
        return state

    def position(self) -> Position:
        """What only the server knows."""
        return self.host._seated[self.id].table.position

    def __enter__(self) -> "Room":
        return self

    def __exit__(self, *_: object) -> None:
        for eyes in (self.watcher, self.spectator, self.rival):
            eyes.close()


def look_around(eyes: Eyes, record: Record) -> None:
    """Ask for everything there is to see."""
    count = len(record.history.entries)
    for path in (
        "",
        "/record",
        "/course",
        "/chat",
        "/log",
        f"/log?first={count // 2 + 1}",
        "/log?eyes=0",
        "/log?eyes=1",
    ):
        eyes.ask("GET", path)
    for number in {0, *range(0, count, max(1, count // 4)), count, count + 1}:
        eyes.ask("GET", f"/at/{number}")
    eyes.ask("POST", "/ahead", {})


def look_everywhere(eyes: Eyes, record: Record) -> None:
    """Ask about every card, and why nothing can be done with it."""
    words = record.game.vocabulary
    secret = {kind.name: kind.keys() for kind in words.kinds.values() if kind.name in ("card", "tactic")}
    for kind, slugs in secret.items():
        for slug in slugs[::2]:
            eyes.ask("POST", "/why", {"kind": kind, "thing": slug})
    for verb in words.verbs:
        eyes.ask("POST", "/why", {"move": verb.name})
        for slug in secret.get(verb.kinds[0].name, [])[::9] if verb.kinds else []:
            eyes.ask("POST", "/why", {"move": f"{verb.name} {slug}"})


def try_everything(eyes: Eyes, record: Record, sequence: int) -> None:
    """Ask for changes that are refused, and for orders of one's own."""
    words = record.game.vocabulary
    for verb in words.verbs:
        if verb.kinds and isinstance(verb.kinds[0], Named):
            move = f"{verb.name} {verb.kinds[0].slugs[-1]}"
            eyes.ask("POST", "/moves", {"sequence": sequence, "moves": [move, move, move]})
    eyes.ask("POST", "/undo", {"sequence": sequence})
    eyes.ask("POST", "/consent", {"sequence": sequence, "agrees": True})
    eyes.ask("POST", "/roll", {"sequence": sequence, "move": words.verbs[0].name})
    eyes.ask("POST", "/orders", {"prompt": "none", "answer": None})


def compare(one: Room, other: Room, lines: list[str]) -> None:
    """Whatever the watcher and the spectator got is the same in both rooms, and so is the log."""
    for name in ("watcher", "spectator"):
        here, there = getattr(one, name), getattr(other, name)
        for told, retold in zip(here.heard, there.heard, strict=True):
            assert told == retold
        both = here.states.keys() & there.states.keys()
        assert max(here.states) == max(there.states) in both
        for sequence in both:
            assert here.states[sequence] == there.states[sequence]
        for between in here.changes.keys() & there.changes.keys():
            assert here.changes[between] == there.changes[between]
    timeless = [re.sub(r'"(time|milliseconds)": [^,}]+', "", line) for line in lines]
    logged = [[line.replace(room.id, "ID") for line in timeless if room.id in line] for room in (one, other)]
    assert logged[0] == logged[1] != []


def deals(p: Position, depth: int = 3) -> bool:
    """Whether cards come next: other cards are left in each room, so from there on the rooms may differ."""
    if p.turn() != CHANCE or not depth:
        return False
    if any(isinstance(kind, Named) for verb in p.question().verbs for kind in p.game.vocabulary.verbs[verb].kinds):
        return True
    return any(deals(after(p, move), depth - 1) for move in p.moves()[:6])


def after(p: Position, move: Move) -> Position:
    """The position after a move."""
    copy = p.copy()
    copy.push(move)
    return copy


def shared(one: Room, other: Room) -> list[str]:
    """The moves that both rooms offer to whoever is asked, those that lead to a deal aside."""
    here, there = one.position(), other.position()
    moves = [move for move in here.moves() if move in there.moves()]
    found = [move for move in moves if not deals(after(here, move)) and not deals(after(there, move))]
    return [here.game.vocabulary.text(move) for move in found]


def play_on(one: Room, other: Room, rng: list[int]) -> bool:
    """Let whoever is asked make a move that both rooms offer; False where there is none."""
    states = one.settle(), other.settle()
    assert states[0]["turn"] == states[1]["turn"]
    texts = [] if states[0]["over"] else shared(one, other)
    if not texts:
        return False
    move = texts[rng.pop() % len(texts)]
    for room, state in zip((one, other), states, strict=True):
        body = {"sequence": state["sequence"], "moves": [move]}
        mover = room.rival if state["turn"] == state["seat"] else room.watcher
        made = mover.ask("POST", "/moves", body)
        assert made.status_code == 200
        if mover is room.watcher and made.json()["can_undo"]:
            assert mover.ask("POST", "/undo", {"sequence": state["sequence"] + 1}).status_code == 200
            assert mover.ask("POST", "/moves", {**body, "sequence": state["sequence"] + 2}).status_code == 200
    return True


HANNIBAL = [
    ("lead", ("card_at", "battle.hand"), False),
    ("play-card", ("card_at",), False),
    ("battle-event", ("card_at",), True),
    ("sea-event", ("card_at",), True),
]


@pytest.mark.parametrize(("prompt", "fields", "watches"), HANNIBAL)
def test_hannibal_tells_nobody_what_is_in_the_other_hand(
    client: TestClient,
    caplog: pytest.LogCaptureFixture,
    prompt: str,
    fields: tuple[str, ...],
    watches: bool,
) -> None:
    check(client, caplog, find(quadriga.load("hannibal"), prompt, "card", fields, watches, least=40), 4)


@pytest.mark.parametrize(("prompt", "watches"), [("bury", False), ("act", True), ("veto", True), ("veto", False)])
def test_the_toy_tells_nobody_what_is_in_the_other_hand(
    client: TestClient, caplog: pytest.LogCaptureFixture, prompt: str, watches: bool
) -> None:
    check(client, caplog, find(forum.game(), prompt, "card", ("places",), watches), 3)


def test_a_server_that_tells_is_found_out(
    client: TestClient, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = forum.Forum.look

    def tell(self: forum.Forum, seat: Seat | None) -> dict[str, object]:
        return {**look(self, seat), "places": sum(self.places[:9])}

    monkeypatch.setattr(forum.Forum, "look", tell)
    with pytest.raises(AssertionError, match="GET"):
        check(client, caplog, find(forum.game(), "veto", "card", ("places",), True), 1)


def check(
    client: TestClient, caplog: pytest.LogCaptureFixture, twins: Twins, rounds: int, more: TestClient | None = None
) -> None:
    """Do the same in both rooms, and compare."""
    caplog.set_level(logging.DEBUG, "quadriga")
    assert twins.one.position != twins.other.position
    with Room(client, twins.one, twins, more) as one, Room(client, twins.other, twins, more) as other:
        visit(one, other, twins, rounds)
    formatter = logs.Lines()
    compare(one, other, [formatter.format(record) for record in caplog.records])


def visit(one: Room, other: Room, twins: Twins, rounds: int) -> None:
    """See and try everything in both rooms, play a little, and see it again."""
    for room in (one, other):
        sequence = room.settle()["sequence"]
        look_everywhere(room.watcher, twins.one)
        for eyes in (room.watcher, room.spectator):
            look_around(eyes, twins.one)
            try_everything(eyes, twins.one, sequence)
    moves = [7 * number + 3 for number in range(2 * rounds)]
    for _ in range(rounds):
        if not play_on(one, other, moves):
            break
    for room in (one, other):
        room.settle()
        look_around(room.watcher, twins.one)
        look_around(room.spectator, twins.one)


def test_a_veto_is_asked_for_whether_or_not_he_holds_one_and_an_order_answers_after_the_same_pause(
    client: TestClient,
) -> None:
    """A seat with an order to let everything pass is asked all the same; the answer comes neither sooner nor later."""
    game = forum.game()
    twins = next(
        found
        for found in (find(game, "veto", "card", ("places",), True, least) for least in range(7, 60))
        if vetoes(found.one, found.rival) != vetoes(found.other, found.rival)
    )
    took, heard = [], []
    for record in (twins.one, twins.other):
        with Room(client, record, twins) as room:
            room.settle()
            states = len(room.watcher.states)
            began = time.monotonic()
            order = {"prompt": "veto", "answer": "let"}
            assert room.rival.ask("POST", "/orders", order).json()["sequence"] == len(record.lines)
            room.watcher.listen(len(record.lines) + 1)
            took.append(time.monotonic() - began)
            assert len(room.watcher.states) == states + 1
            heard.append(room.watcher.states[len(record.lines) + 1])
    assert min(took) >= PAUSE
    assert heard[0] == heard[1]


def vetoes(record: Record, seat: Seat) -> int:
    """How many vetoes a seat holds."""
    position = record.position
    assert isinstance(position, forum.Forum)
    return sum(forum.CARDS[one].startswith("veto") for one in position.cards(forum.IN_HAND + int(seat)))


def test_nobody_else_notices_a_standing_order(client: TestClient) -> None:
    twins = find(forum.game(), "act", "card", ("places",), False)
    with Room(client, twins.one, twins) as room:
        before = room.settle()
        seen = room.watcher.ask("GET", "").text
        order = {"prompt": "veto", "answer": "let"}
        assert room.rival.ask("POST", "/orders", order).json()["orders"] == {"veto": "let"}
        assert room.watcher.ask("GET", "").text == seen
        room.watcher.ask("POST", "/chat", {"text": "Well?"})
        heard = room.watcher.follower.hear(room.watcher.socket.receive_text())
        assert heard["chat"][0]["text"] == "Well?"
        assert room.rival.ask("GET", "").json()["sequence"] == before["sequence"]


def test_the_seed_of_a_game_that_goes_on_stays_secret(client: TestClient) -> None:
    """Whoever had it could deal the hidden cards again."""
    twins = find(forum.game(), "act", "card", ("places",), False)
    with Room(client, twins.one, twins) as room:
        for eyes in (room.watcher, room.spectator):
            assert "seed" not in eyes.ask("GET", "/record").text
