"""Checks of whole choices: one move that says what several steps would."""

import random

from quadriga.conform.trial import Trial
from quadriga.engine.event import Event
from quadriga.engine.frame import Question
from quadriga.engine.move import ANY, Move
from quadriga.engine.pack import Counts, Pack, Sequence
from quadriga.engine.position import Position
from quadriga.engine.steps import BySteps, ChooseSeveral, CountEach, InOrder


def is_legal(p: Position, moves: list[Move], move: Move) -> bool:
    """Whether a move is offered, may be said aside, or is a whole choice each step of which is, the last its end."""
    if move in moves or move in p.asides(p.turn()):
        return True
    question = p.question()
    if move.verb not in question.wholes or not p.game.vocabulary.is_sensible(move) or ANY in (move.verb, move.a):
        return False
    if isinstance(question, BySteps):
        return are_legal(p, question.steps(p, move))
    there = p.copy()
    ended = False
    for step in question.steps(p, move):
        if ended or step not in there.moves():
            return False
        asked = there.question()
        there.push(step)
        ended = not there.stack or not goes_on(asked, there.stack[-1], step)
    return ended


def are_legal(p: Position, steps: list[Move]) -> bool:
    """Whether there are steps and the seat to move can make them one after the other."""
    there, seat = p.copy(), p.turn()
    for step in steps:
        if there.turn() != seat or not is_legal(there, there.moves(), step):
            return False
        there.push(step)
    return bool(steps)


def random_pack(kind: Pack, rng: random.Random) -> int:
    """A random value of a packed kind; small sets are likely."""
    some = rng.sample(range(len(kind.of.slugs)), rng.randint(0, min(4, len(kind.of.slugs))))
    if isinstance(kind, Counts):
        return kind.pack([rng.randint(1, 3) if one in some else 0 for one in range(len(kind.of.slugs))])
    return kind.pack(some)


def check_wholes(trial: Trial, p: Position) -> None:
    """whole: said at once or step by step, a choice is legal alike and leads to the same position."""
    question = p.question()
    if isinstance(question, BySteps):
        check_by_steps(trial, p, question)
        return
    for verb in question.wholes:
        kind = pack_of(p, verb)
        steps, there, step_events = said_by_steps(p, trial.random)
        whole = Move(verb, kind.pack(packed(p, question, kind, steps)))
        refusal = p.why_not(whole, p.turn())
        trial.expect("whole", refusal is None, "legal by steps, '{}' is refused: {}", whole, refusal)
        trial.expect("whole", question.steps(p, whole) == steps, "'{}' stands for other steps", whole)
        trial.expect("whole", trial.game.vocabulary.parse(trial.text(whole)) == whole, "'{}' is read anew", whole)
        check_among(trial, p, whole)
        if refusal is None:
            events: list[Event] = []
            other_way = p.copy()
            other_way.play(whole, p.turn(), events.append)
            trial.expect("whole", other_way == there, "'{}' leads elsewhere than its steps", whole)
            trial.expect("whole", events == step_events, "'{}' tells other things than its steps", whole)
        other = Move(verb, random_pack(kind, trial.random))
        legal = is_legal(p, [], other)
        trial.expect("whole", (p.why_not(other, p.turn()) is None) == legal, "'{}' is legal: {}", other, legal)


def check_among(trial: Trial, p: Position, whole: Move) -> None:
    """whole: what may be named is told to whoever offers the choice to a person."""
    kinds = trial.game.vocabulary.verbs[whole.verb].kinds
    among = p.question().among(p, whole.verb)
    trial.expect("whole", len(among) == len(kinds), "'{}' may name {} things", whole, len(among))
    for kind, value, may in zip(kinds, (whole.a, whole.b, whole.c), among, strict=False):
        if not may.values and not may.most:
            continue
        if isinstance(kind, Counts):
            most = dict(zip(may.values, may.most, strict=True))
            told = all(count <= most.get(one, 0) for one, count in enumerate(kind.unpack(value)))
        else:
            told = set(kind.unpack(value) if isinstance(kind, Pack) else [value]) <= set(may.values)
        trial.expect("whole", told, "'{}' names more than may be named: {}", whole, may.values)


def check_by_steps(trial: Trial, p: Position, question: BySteps[Position]) -> None:
    """whole: one that stands for steps of several frames is legal where they are, and leads where they lead."""
    vocabulary = trial.game.vocabulary
    for whole in question.samples(p):
        steps = question.steps(p, whole)
        legal = are_legal(p, steps)
        refusal = p.why_not(whole, p.turn())
        trial.expect("whole", (refusal is None) == legal, "'{}' is legal: {}; why_not says {}", whole, legal, refusal)
        trial.expect("whole", vocabulary.parse(trial.text(whole)) == whole, "'{}' is read anew", whole)
        if legal and refusal is None:
            check_among(trial, p, whole)
            events: list[Event] = []
            step_events: list[Event] = []
            other_way, there = p.copy(), p.copy()
            other_way.play(whole, p.turn(), events.append)
            for step in steps:
                there.play(step, p.turn(), step_events.append)
            trial.expect("whole", other_way == there, "'{}' leads elsewhere than its steps", whole)
            trial.expect("whole", events == step_events, "'{}' tells other things than its steps", whole)


def at_once(trial: Trial, p: Position) -> Move | None:
    """Now and then a random whole choice, where one can be made."""
    question = p.question()
    if not question.wholes or trial.random.random() < 0.5:
        return None
    if isinstance(question, BySteps):
        wholes = [whole for whole in question.samples(p) if question.offers(p, whole)]
        return trial.random.choice(wholes) if wholes else None
    verb = trial.random.choice(question.wholes)
    kind = pack_of(p, verb)
    steps, _, _ = said_by_steps(p, trial.random)
    return Move(verb, kind.pack(packed(p, question, kind, steps)))


def pack_of(p: Position, verb: int) -> Pack:
    """The kind of a whole choice's argument."""
    kind = p.game.vocabulary.verbs[verb].kinds[0]
    assert isinstance(kind, Pack), p.game.vocabulary.verbs[verb].name
    return kind


def said_by_steps(p: Position, rng: random.Random) -> tuple[list[Move], Position, list[Event]]:
    """A choice made at random step by step, where it leads, and what is heard."""
    there = p.copy()
    steps: list[Move] = []
    events: list[Event] = []
    while True:
        question = there.question()
        steps.append(rng.choice(there.moves()))
        there.play(steps[-1], there.turn(), events.append)
        if not there.stack or not goes_on(question, there.stack[-1], steps[-1]):
            return steps, there, events


def goes_on(question: Question[Position], top: object, step: Move) -> bool:
    """Whether the step on top asks on where `question` has been answered by `step`."""
    if type(top) is not type(question):
        return False
    if isinstance(question, ChooseSeveral) and isinstance(top, ChooseSeveral):
        return step.verb == question.verbs[0] and top.taken == (*question.taken, step.a)
    if isinstance(question, CountEach) and isinstance(top, CountEach):
        told = (*question.counts, step.b)
        return top.counts[: len(told)] == told and len(top.counts) >= len(told)
    if isinstance(question, InOrder) and isinstance(top, InOrder):
        return top.chosen == (*question.chosen, step.a)
    return False


def packed(before: Position, question: Question[Position], kind: Pack, steps: list[Move]) -> list[int]:
    """What the whole choice that stands for these steps names."""
    if isinstance(kind, Counts):
        counts = [0] * len(kind.of.slugs)
        for step in steps:
            counts[step.a] = step.b
        return counts
    named = [step.a for step in steps if step.verb == question.verbs[0]]
    if isinstance(kind, Sequence) and isinstance(question, InOrder):
        rest = [one for one in question.candidates(before) if one not in (*question.chosen, *named)]
        return [*named, *rest]
    return named
