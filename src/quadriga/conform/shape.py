"""Checks of a position as plain data: fields, steps, copies, JSON, conservation."""

import json

from quadriga.conform.trial import Trial
from quadriga.engine.errors import BrokenPosition
from quadriga.engine.frame import Decision, Frame
from quadriga.engine.part import Part
from quadriga.engine.position import Position
from quadriga.engine.seat import NOBODY, Seat
from quadriga.engine.shape import misfit


def attributes(thing: object) -> set[str]:
    """The names of an object's attributes, whether its class is interpreted or compiled."""
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        for listed in ("__slots__", "__mypyc_attrs__"):
            slots = kind.__dict__.get(listed, ())
            names.update([slots] if isinstance(slots, str) else slots)
    return {name for name in names if not name.startswith("__")}


def is_number(value: object) -> bool:
    """Whether a value is a whole number and no truth value."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_state(value: object) -> bool:
    """Whether a value may be a field: an int, a list of ints, a list of such lists, a part or None, a list of parts."""
    if isinstance(value, Part):
        own = attributes(value) - attributes(Part())
        return own == set(value.fields) and all(is_state(getattr(value, name)) for name in value.fields)
    if not isinstance(value, list):
        return value is None or is_number(value)
    if value and isinstance(value[0], list):
        return all(isinstance(row, list) and set(map(type, row)) <= {int} for row in value)
    if value and isinstance(value[0], Part):
        return all(isinstance(one, Part) and is_state(one) for one in value)
    return set(map(type, value)) <= {int}


def is_shared(one: object, other: object) -> bool:
    """Whether two positions hold the same table, and no number or list that could be state."""
    return one is other and not isinstance(one, (int, str, list, dict, set, tuple))


def check_fields(trial: Trial, p: Position) -> None:
    """fields: all state is listed, and nothing but state; what all positions share is one object, and no plain data."""
    base = attributes(Position(trial.game, 0, p.seats, []))
    own = attributes(p) - base
    listed = {*p.fields, *p.shared} - base
    more, less = sorted(own - listed), sorted(listed - own)
    trial.expect("fields", own == listed, "attributes not listed: {}; no attributes: {}", more, less)
    loose = [name for name in p.shared if name in own and not is_shared(getattr(p, name), getattr(trial.first, name))]
    trial.expect("fields", not loose, "shared in name only: {}", loose)
    odd = [name for name in p.fields if not is_state(getattr(p, name, None))]
    trial.expect("fields", not odd, "neither ints, lists of ints nor parts: {}", odd)


def check_frames(trial: Trial, p: Position) -> None:
    """frames: every step waiting is a value that the game can name and make again."""
    for frame in p.stack:
        name = type(frame).__name__
        kind = trial.game.frames.get(name)
        trial.expect("frames", kind is type(frame), "{} is not among the frames of the game", name)
        own = attributes(frame) - attributes(Frame())
        fields = trial.game.frame_fields.get(name, ())
        trial.expect("frames", own == set(fields), "{} has {}, not {}", name, sorted(own), fields)
        for field in fields:
            value = getattr(frame, field, None)
            fine = is_number(value) or (isinstance(value, tuple) and all(is_number(one) for one in value))
            trial.expect("frames", fine, "{}.{} is {!r}: neither an int nor a tuple of ints", name, field, value)


def check_prompt(trial: Trial, p: Position) -> None:
    """prompt: what a seat is asked has words."""
    top = p.stack[-1] if p.stack else None
    if isinstance(top, Decision):
        key = top.asks(p)
        known = key in trial.game.vocabulary.prompts
        trial.expect("prompt", known, "{} asks '{}', which is no prompt of the vocabulary", type(top).__name__, key)


def check_copy(trial: Trial, p: Position) -> None:
    """copy: equal, no list shared but those that never change, and three moves on it leave the original as it was."""
    before = p.to_plain()
    steps = [p.frame_to_plain(frame) for frame in p.stack]
    copy = p.copy()
    trial.expect(
        "copy", copy.to_plain() == before, "a copy differs from its original: {}", lambda: differences(p, copy)
    )
    own = [name for name in p.fields if name not in p.steady]
    shared = [name for name in own if shares(getattr(p, name), getattr(copy, name))]
    trial.expect("copy", copy.stack is not p.stack and not shared, "a copy shares {}", shared or "its stack")
    frames = p.stack[:]
    for _ in range(3):
        if copy.turn() == NOBODY:
            break
        copy.push(trial.random.choice(copy.moves()))
    now = [p.frame_to_plain(frame) for frame in frames]
    trial.expect("frames", now == steps, "a step changed after it was made: {} became {}", steps, now)
    trial.expect("copy", now != steps or p.to_plain() == before, "moves on a copy changed the original")


def shares(one: object, other: object) -> bool:
    """Whether two values have a list, or a part, in common."""
    if isinstance(one, Part) and isinstance(other, Part):
        own = [name for name in one.fields if name not in one.steady]
        return one is other or any(shares(getattr(one, name), getattr(other, name)) for name in own)
    if not isinstance(one, list) or not isinstance(other, list):
        return False
    return one is other or any(a is b or shares(a, b) for a in one if isinstance(a, (list, Part)) for b in other)


def differences(p: Position, q: Position) -> list[str]:
    """The names of what differs between two positions."""
    one, other = p.to_plain(), q.to_plain()
    names = [name for name in one if name != "state" and one[name] != other.get(name)]
    return names + [name for name in p.fields if getattr(p, name) != getattr(q, name)]


def check_json(trial: Trial, p: Position) -> None:
    """json: a position that was saved and loaded is equal, and saved again gives the same text."""
    text = p.to_json()
    try:
        back = trial.game.from_json(text)
    except BrokenPosition as error:
        trial.breach("json", f"a position that was saved does not load: {error}")
        return
    trial.expect("json", back == p and back.to_json() == text, "JSON changes {}", lambda: differences(p, back))
    if p.turn() != NOBODY:
        trial.expect("json", back.moves() == p.moves(), "a position from JSON offers other moves")


def check_views(trial: Trial, p: Position) -> None:
    """view-json, view-shape: what a seat or a spectator sees is JSON, of the shape the title says, nothing else."""
    seat = trial.random.choice((None, *[Seat(number) for number in range(p.seats)]))
    view = p.view(seat)
    trial.expect("view-shape", not (found := misfit(trial.game.shape(), view)), "the view of {}: {}", seat, found)
    trial.expect("view-json", json.loads(json.dumps(view)) == view, "the view of {} is not JSON", seat)


def check_audit(trial: Trial, p: Position) -> None:
    """audit: the position is one the rules can reach, by the game's own account."""
    faults = p.audit()
    trial.expect("audit", not faults, "{}", faults)
