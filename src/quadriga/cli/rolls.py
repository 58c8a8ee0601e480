"""Real dice: people roll at their own table and type what came up."""

from collections.abc import Callable

from quadriga.cli.choices import fold
from quadriga.cli.reader import Reader
from quadriga.cli.say import Voice
from quadriga.engine.errors import IllegalMove, UnknownMove
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.record import Record
from quadriga.engine.seat import CHANCE
from quadriga.engine.vocabulary import Roll, Verb
from quadriga.text import Speaker


def ask(voice: Voice, speaker: Speaker, record: Record, reader: Reader, obey: Callable[[str], bool]) -> None:
    """Ask until somebody types what the dice on the table show; `obey` takes the lines that are commands."""
    position = record.position
    kind = roll_kind(position)
    voice.line("")
    voice.line(speaker.verb(position.question().verbs[0]), "bold")
    if kind is None:
        example = position.game.vocabulary.text(position.moves()[0]).partition(" ")[2]
        voice.say("records-type-draw", example=example)
    else:
        faces = ", ".join(speaker.value(kind.name, face) for face in kind.faces)
        voice.say("records-type-roll", dice=dice(position), faces=faces)
    made = len(record.lines)
    while len(record.lines) == made:
        line = reader.line(voice.text("records-roll-prompt") + " ", lambda _: [])
        if line and not obey(line):
            take(voice, speaker, record, line)


def take(voice: Voice, speaker: Speaker, record: Record, line: str) -> None:
    """Play what was rolled, or say that it cannot have been."""
    position = record.position
    try:
        record.play(read(speaker, position, line), CHANCE)
    except UnknownMove as error:
        voice.say("records-not-a-roll", line=line, detail=str(error))
    except IllegalMove:
        if roll_kind(position) is None:
            voice.say("records-impossible-draw", line=line)
        else:
            voice.say("records-impossible-roll", line=line, dice=dice(position))


def verb_of(position: Position) -> Verb:
    """What chance decides here; a step of chance has one verb."""
    return position.game.vocabulary.verbs[position.question().verbs[0]]


def roll_kind(position: Position) -> Roll | None:
    """The dice that fall here; None where something else is drawn."""
    kinds = verb_of(position).kinds
    kind = kinds[0] if kinds else None
    return kind if isinstance(kind, Roll) else None


def dice(position: Position) -> int:
    """How many dice fall here."""
    kind = roll_kind(position)
    assert kind is not None
    return sum(kind.die.counts(position.lumps()[0][0].a))


def read(speaker: Speaker, position: Position, line: str) -> Move:
    """The outcome a person typed, such as `infantry:2 blank:1` or `2 infantry, 1 blank`; raises UnknownMove."""
    words = position.game.vocabulary
    verb = verb_of(position)
    kind = roll_kind(position)
    if line.split()[:1] == [verb.name]:
        return words.parse(line)
    if kind is None:
        return words.parse(f"{verb.name} {line}")
    return words.parse(f"{verb.name} {_faces(speaker, kind, line)}")


def _faces(speaker: Speaker, kind: Roll, line: str) -> str:
    """Any way to write dice as the one the vocabulary reads."""
    if line in kind.faces or ":" in line:
        return ".".join(line.replace(",", " ").replace(".", " ").split()) if ":" in line else f"{line}:1"
    names = {fold(name): face for face in kind.faces for name in (face, *_names(speaker, kind, face))}
    shown: list[str] = []
    number = ""
    name: list[str] = []
    for word in [*line.replace(",", " ").split(), "0"]:
        if word.isdecimal():
            if number or name:
                face = names.get(fold(" ".join(name)))
                if face is None:
                    raise UnknownMove(f"'{' '.join(name)}' is no face of these dice: {', '.join(kind.faces)}")
                shown.append(f"{face}:{number or '1'}")
            number, name = word, []
        else:
            name.append(word)
    return ".".join(part for part in shown if not part.endswith(":0")) or "-"


def _names(speaker: Speaker, kind: Roll, face: str) -> list[str]:
    """What a face is called, one of it and several."""
    return [speaker.value(kind.name, face, count) for count in (1, 2)]
