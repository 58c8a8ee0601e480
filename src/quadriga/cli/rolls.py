"""Real dice: people roll at their own table and type what came up."""

from collections.abc import Callable

from quadriga.cli.choices import fold
from quadriga.cli.keyboard import Keyboard
from quadriga.engine.chance import Seeded
from quadriga.engine.errors import IllegalMove, UnknownMove
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.vocabulary import Roll, Verb
from quadriga.text import Speaker


def ask(keyboard: Keyboard, obey: Callable[[str], bool]) -> None:
    """Ask until somebody types what the dice on the table show; `obey` takes the lines that are commands."""
    voice, speaker, table = keyboard.voice, keyboard.speaker, keyboard.table
    position = table.position
    kind = roll_kind(position)
    voice.line("")
    voice.line(speaker.verb(position.question().verbs[0]), "bold")
    if kind is None:
        example = position.game.vocabulary.text(position.draw(Seeded(0))).partition(" ")[2]
        voice.say("records-type-draw", example=example)
    else:
        faces = ", ".join(speaker.value(kind.name, face) for face in kind.faces)
        voice.say("records-type-roll", dice=dice(position), faces=faces)
    sequence = table.sequence
    while table.sequence == sequence:
        line = keyboard.reader.line(voice.text("records-roll-prompt") + " ", lambda _: [])
        if line and not obey(line):
            take(keyboard, line)


def take(keyboard: Keyboard, line: str) -> None:
    """Play what was rolled, or say that it cannot have been."""
    voice, table = keyboard.voice, keyboard.table
    position = table.position
    try:
        table.roll(keyboard.watcher, read(keyboard.speaker, position, line), table.sequence)
    except UnknownMove as error:
        voice.say("records-not-a-roll", line=line, detail=voice.unknown(error))
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
    return sum(kind.die.counts(position.draw(Seeded(0)).a))


def read(speaker: Speaker, position: Position, line: str) -> Move:
    """The outcome a person typed, such as `infantry:2 blank:1` or `2 infantry, 1 blank`; raises UnknownMove."""
    words = position.game.vocabulary
    verb = verb_of(position)
    kind = roll_kind(position)
    if line.split()[:1] == [verb.name]:
        return words.parse(line)
    if kind is None:
        return _named(speaker, position, line) or words.parse(f"{verb.name} {line}")
    return words.parse(f"{verb.name} {_faces(speaker, kind, line)}")


def example(speaker: Speaker, position: Position) -> str:
    """What might be typed here: a throw or, where things have names, some of them."""
    verb = verb_of(position)
    if roll_kind(position) is None and len(verb.kinds) == 1:
        slugs = [verb.kinds[0].slug(move.a) for move in position.moves()[-3:]]
        if not all(slug.isdecimal() for slug in slugs):
            return " / ".join(speaker.value(verb.kinds[0].name, slug) for slug in slugs)
    return position.game.vocabulary.text(position.draw(Seeded(0))).partition(" ")[2]


def _named(speaker: Speaker, position: Position, line: str) -> Move | None:
    """An outcome by the name it has in the language of the table."""
    kinds = verb_of(position).kinds
    if len(kinds) != 1:
        return _counted(speaker, position, line)
    wanted = fold(line)
    for move in position.moves():
        if wanted == fold(speaker.value(kinds[0].name, kinds[0].slug(move.a))):
            return move
    return None


def _counted(speaker: Speaker, position: Position, line: str) -> Move | None:
    """So many of each, such as `2 legions, 1 veteran`, in any order; what is not named is 0."""
    verb = verb_of(position)
    numbers = dict.fromkeys(verb.names, 0)
    parts = [part.split(maxsplit=1) for part in line.split(",")]
    for part in parts:
        named = [name for name in verb.names if len(part) == 2 and fold(part[1]) in _called(speaker, name)]
        if not named or not part[0].isdecimal():
            return None
        numbers[named[0]] += int(part[0])
    return position.game.vocabulary.parse(" ".join([verb.name, *[str(number) for number in numbers.values()]]))


def _called(speaker: Speaker, name: str) -> set[str]:
    """What the things an argument counts are called: one of them, and several."""
    slugs = (name, name.removesuffix("s"))
    return {fold(word) for slug in slugs for count in (1, 2) for word in (slug, speaker.slug(slug, count))}


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
                    raise UnknownMove("no-face", " ".join(name), ", ".join(kind.faces))
                shown.append(f"{face}:{number or '1'}")
            number, name = word, []
        else:
            name.append(word)
    return ".".join(part for part in shown if not part.endswith(":0")) or "-"


def _names(speaker: Speaker, kind: Roll, face: str) -> list[str]:
    """What a face is called, one of it and several."""
    return [speaker.value(kind.name, face, count) for count in (1, 2)]
