"""What goes over the wire. OpenAPI, and the client's types, are made from these."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

Id = Annotated[str, Field(pattern=r"^[a-z0-9-]{1,40}$")]
MoveText = Annotated[str, Field(min_length=1, max_length=3000)]
"""A whole choice may name every unit of an army."""
DEEPEST = 8
Sequence = Annotated[int, Field(ge=0, le=10_000_000)]


class Message(BaseModel):
    """No message has more in it than it says."""

    model_config = ConfigDict(extra="forbid", strict=True)


# ---------------------------------------------------------------- what a client asks


def _shallow(situation: dict[str, Any]) -> dict[str, Any]:
    """No situation of any game nests deeper."""
    level: list[Any] = [situation]
    for _ in range(DEEPEST):
        inner = [list(one.values()) if isinstance(one, dict) else one for one in level]
        level = [item for items in inner for item in items if isinstance(item, (dict, list))]
        if not level:
            return situation
    raise ValueError(f"nested deeper than {DEEPEST}")


Situation = Annotated[dict[str, Any], AfterValidator(_shallow)]


class ChairAsked(Message):
    """Who is to sit on a seat."""

    kind: Literal["person", "bot", "open"]
    bot: Annotated[str, Field(pattern=r"^[a-z-]{0,20}$")] = ""


class TableAsked(Message):
    """A new table. What is left out is the title's first choice."""

    game: Id
    scenario: Annotated[str, Field(max_length=40)] = ""
    options: Annotated[dict[Id, Annotated[str, Field(max_length=40)]], Field(max_length=20)] = {}
    chairs: Annotated[list[ChairAsked], Field(min_length=1, max_length=8)]
    real_dice: bool = False


class MovesAsked(Message):
    """One or several moves, decided at one state of the table: all or nothing."""

    sequence: Sequence
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=100)]


class SequenceAsked(Message):
    """Something decided at one state of the table."""

    sequence: Sequence


class RollAsked(Message):
    """What the people at the table rolled."""

    sequence: Sequence
    move: MoveText


class WhyAsked(Message):
    """Why is a move, perhaps partial, or one thing, not possible?"""

    move: MoveText | None = None
    kind: Id | None = None
    thing: Id | None = None


class OrderAsked(Message):
    """A standing order: always this answer to this question; no answer withdraws it."""

    prompt: Id
    answer: MoveText | None = None


class PaceAsked(Message):
    """Whether bots and dice go on at once."""

    quick: bool


class ProposalAsked(Message):
    """Let us go back to the position after so many moves."""

    sequence: Sequence
    number: Annotated[int, Field(ge=0, le=10_000_000)]


class ConsentAsked(Message):
    """Yes or no to the proposal on the table."""

    sequence: Sequence
    agrees: bool


class AcclaimAsked(Message):
    """I would have this seat win."""

    winner: Annotated[int, Field(ge=0, le=7)]


class RecordAsked(Message):
    """A record to replay or to go on with."""

    record: Annotated[str, Field(max_length=4_000_000)]
    chairs: Annotated[list[ChairAsked], Field(max_length=8)] = []


class SitAsked(Message):
    """Who is to sit on a seat, one's own if none is named: a person, a bot, or nobody yet."""

    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    kind: Literal["person", "bot", "open"]
    bot: Annotated[str, Field(pattern=r"^[a-z-]{0,20}$")] = ""


class ChatAsked(Message):
    """Something to say to all at the table."""

    text: Annotated[str, Field(min_length=1, max_length=500, pattern=r"\S")]


class OddsAsked(Message):
    """A battle, in the form its game documents."""

    situation: Situation


# ---------------------------------------------------------------- what the server answers


class Argument(BaseModel):
    """One typed argument of a move."""

    name: str
    kind: str
    value: str


class MoveShown(BaseModel):
    """A legal move: its text, and the words it is made of so that clicks can narrow the choice."""

    text: str
    verb: str
    rule: str
    arguments: list[Argument]


class AmongShown(BaseModel):
    """An argument of a whole choice: the values it may name now (any of its kind if none is listed).

    Where it counts them, `most` says for each how many there may be.
    """

    name: str
    kind: str
    among: list[str]
    most: list[int]


class WholeShown(BaseModel):
    """A move that says at once what several moves of the list would; its text is the verb and its arguments.

    `steps` are the verbs of those it takes the place of, if it can always be made instead of them.
    """

    verb: str
    rule: str
    arguments: list[AmongShown]
    steps: list[str]


class DiceAsked(BaseModel):
    """Dice to fall: the verb of the move, the kind that has their faces, and how many they are.

    They stand in the place of a list of moves, for many of them can fall in millions of ways.
    """

    verb: str
    kind: str
    dice: int


class EventTold(BaseModel):
    """Something that happened: the key of its sentence, and its arguments by name; a hidden one is null."""

    key: str
    args: dict[str, str | None]


class Happened(BaseModel):
    """One move made, as this seat may know it; a hidden move is null."""

    number: int
    seat: int
    move: str | None
    events: list[EventTold]
    turn: int | None
    """The turn, round or year it was made in, and the phase, where the title counts them."""
    phase: str | None


class ChairShown(BaseModel):
    """Who sits on a seat."""

    kind: str
    bot: str
    conceded: bool


class ChatLine(BaseModel):
    """Something a seat said to all at the table, and when (in seconds since 1970)."""

    number: int
    seat: int
    text: str
    time: int


class ChangeShown(BaseModel):
    """How a game goes on whose rules have changed: carried over from a stored position, or back at an earlier one.

    While `step` is `agrees` the people at the table still have to agree on the proposal to go back.
    """

    versions: list[int]
    """The behaviour versions that came since; `<game>-change-<version>` says what each changed."""
    carried: bool
    void: int
    """How many draws no longer count."""


class StepShown(BaseModel):
    """One step of a lesson: `guide-<game>-<id>` is what it says; its state is done, passed, now or later."""

    id: str
    rule: str
    sort: str
    state: str


class LessonShown(BaseModel):
    """How far the learner of a guided game has come."""

    minutes: int
    steps: list[StepShown]
    now: int
    """The step at hand; -1 when all are behind."""
    show: str
    """The move that takes it, while its question is asked; empty while the lesson waits."""
    things: list[str]
    """What on the table it is about."""
    strayed: str
    """The move that was made instead."""


class State(BaseModel):
    """All a seat may know of a table, whole. `sequence` names this state."""

    id: str
    game: str
    sequence: int
    seat: int
    """Whose eyes: a seat's number, or -1 for a spectator."""
    step: str
    turn: int
    view: dict[str, Any]
    moves: list[MoveShown]
    wholes: list[WholeShown]
    roll: DiceAsked | None
    """With real dice: those that people have to roll and tell, in the place of `moves`."""
    chairs: list[ChairShown]
    orders: dict[str, str]
    asides: list[str]
    """What this seat may say now whoever is asked, as moves."""
    can_undo: bool
    proposal: int | None
    consents: list[int]
    acclaims: dict[int, int]
    """Whom each seat would have as the winner."""
    quick: bool
    """Whether bots and dice do not wait until what they did was seen."""
    foreseen: bool
    """Whether whoever brought this game along may know what is still to come, or what is hidden."""
    count: int
    """How many moves were made."""
    since: int
    """How many had been made when this seat made its last one."""
    log: list[Happened]
    """The latest of them."""
    commitment: str
    fingerprint: str
    """Of all lines so far, from which the next dice come; empty where they come from elsewhere."""
    chat: list[ChatLine]
    """The latest of what was said."""
    over: bool
    lesson: LessonShown | None
    """At a guided table, for its learner."""
    changed: ChangeShown | None
    """Where the rules of the title changed while the game went on, and some moves lead elsewhere by them."""
    closed: tuple[str, list[int]] | None
    """Where the people at the table ended the game before its rules did: how, and each seat's result."""


class Opened(BaseModel):
    """A new table and the secret links to its seats, shown once."""

    id: str
    links: dict[str, str]


class Claimed(BaseModel):
    """The one link that opens this seat from now on, shown once."""

    link: str


class RefusalShown(BaseModel):
    """Why not: the key of the sentence, the rule that forbids, and the words of the move."""

    key: str
    rule: str
    general: bool
    arguments: list[Argument]


class Why(BaseModel):
    """The answer to a why-not; null when it is possible after all."""

    refusal: RefusalShown | None


class Problem(BaseModel):
    """Anything refused: a key for its sentence, a detail for people, and a rule's refusal where there is one."""

    key: str
    detail: str = ""
    expected: str = ""
    """What would have been right, where a word is none of the game or a battle set up by hand is none."""
    refusal: RefusalShown | None = None
    sequence: int | None = None


class AidRow(BaseModel):
    """A row of a printed table."""

    name: str
    cells: list[str]


class AidShown(BaseModel):
    """A table of the box in the words of a language."""

    key: str
    title: str
    note: str
    columns: list[str]
    rows: list[AidRow]


class StartShown(BaseModel):
    """What one may choose in a scenario: numbers of seats, options with their values, the default first."""

    seats: list[int]
    options: dict[str, list[str]]


class ExampleShown(BaseModel):
    """A small board beside a section of the rulebook: `example-<game>-<id>` is what it says."""

    id: str
    rule: str
    middle: str
    """The place in the middle of it."""
    view: dict[str, Any]


class GameShown(BaseModel):
    """A title one can open a table of."""

    id: str
    version: int
    seats: list[int]
    """All numbers of seats it can be played with."""
    scenarios: list[str]
    starts: dict[str, StartShown]
    bots: list[str]
    guided: bool
    """Whether there is a guided first game."""


class RuleShown(BaseModel):
    """One section of a rulebook, in our own words."""

    id: str
    title: dict[str, str]
    gist: dict[str, str]


class ArgumentKind(BaseModel):
    """The name and the kind of an argument."""

    name: str
    kind: str


Form = Literal["several", "sequence", "counts"]


class PackShown(BaseModel):
    """How one argument names several things: a set (`a+b`), an order (`a>b`) or counts (`a:2.b:1`); `-` for none."""

    form: Form
    of: str
    """The kind of the things."""
    between: str


class KindShown(BaseModel):
    """A kind of argument: its named values, or the faces of its die, or none where it is a number."""

    slugs: list[str]
    pack: PackShown | None
    """Where a value is several things of another kind."""


class VerbShown(BaseModel):
    """Something one may decide."""

    name: str
    rule: str
    arguments: list[ArgumentKind]


class EventShown(BaseModel):
    """A kind of event: what its arguments are."""

    arguments: list[ArgumentKind]


class RegionShown(BaseModel):
    """A part of the map, for reading it in order."""

    id: str
    zones: list[str]


class WordsShown(BaseModel):
    """The vocabulary of a title, for a client that makes its own sentences."""

    kinds: dict[str, KindShown]
    verbs: list[VerbShown]
    events: dict[str, EventShown]
    prompts: dict[str, str]
    ends: dict[str, str]
    regions: list[RegionShown]


class Verified(BaseModel):
    """What can be said about the dice of a record."""

    status: str
    draws: int
    void: int
    detail: str
    chained: bool
    """Whether each roll depends on every decision before it: the second format."""
    numbers: list[int]
    """How many times each seat added numbers of its own to that; empty in the first format."""
    fingerprint: str
    """Of the whole game, as its last state showed it; empty where it cannot be told."""


PROBLEMS: dict[int | str, dict[str, Any]] = {"4XX": {"model": Problem}, 422: {"model": Problem}}
"""What every route may answer instead."""
