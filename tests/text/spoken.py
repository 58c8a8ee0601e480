"""Everything a speaker says in a game."""

from quadriga.engine import CHANCE, EVERYONE, Event, Move, Position, Seat, Seeded
from quadriga.text import Speaker

LISTENED = 300
"""How many moves are listened to; a long game goes on in silence to its end."""


def spoken(speaker: Speaker, position: Position, seed: int) -> list[str]:
    """All that is asked, offered, told and refused at the beginning of a random game, and how it ends."""
    rng = Seeded(seed)
    said = []
    events: list[Event] = []
    made = 0
    while position.outcome() is None:
        turn = position.turn()
        made += 1
        if turn == CHANCE:
            move = position.draw(rng)
        elif made > LISTENED:
            silent = position.moves()
            position.push(silent[rng.below(len(silent))])
            continue
        else:
            prompt = position.prompt()
            assert prompt is not None
            moves = position.moves()
            said += [speaker.prompt(prompt), *[speaker.move(one) for one in moves]]
            for verb in range(len(position.game.vocabulary.verbs)):
                refusal = position.why_not(Move(verb), turn)
                if refusal is not None:
                    said.append(speaker.refusal(refusal))
            move = moves[rng.below(len(moves))]
        position.play(move, turn, events.append)
    outcome = position.outcome()
    assert outcome is not None
    said.append(speaker.outcome(outcome))
    for event in events:
        assert event.audience == EVERYONE or event.kind.secret
        said += [speaker.event(event.redact(seat)) for seat in (None, Seat(0), Seat(1))]
    return said
