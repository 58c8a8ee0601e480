"""Which game, how, and who plays: asked one question at a time."""

import quadriga
from quadriga import bots
from quadriga.cli.begin import PERSON, Setup, load
from quadriga.cli.choices import named
from quadriga.cli.reader import Reader
from quadriga.cli.say import Voice
from quadriga.engine.game import Game
from quadriga.text import Speaker


def choose(voice: Voice, reader: Reader, question: str, labels: list[str]) -> int:
    """The place, from 0, of one of several things, told by its number or by words that only one has.

    A single one is not asked about, an empty line is the first.
    """
    if len(labels) == 1:
        return 0
    numbers = [str(number) for number in range(1, len(labels) + 1)]
    voice.line("")
    voice.line(question, "bold")
    for number, label in zip(numbers, labels, strict=True):
        voice.line(f"  {number}  {label}")
    while True:
        line = reader.line("> ", lambda _: list(zip(numbers, labels, strict=True)))
        if not line:
            return 0
        if line in numbers:
            return numbers.index(line)
        meant = named(line, labels)
        if meant >= 0:
            return meant
        voice.say("cli-no-such-number", number=line, last=len(labels))


def choose_game(voice: Voice, reader: Reader) -> Game:
    """Which title."""
    games = [load(id) for id in quadriga.titles()]
    titles = [Speaker(voice.lang, game).title() for game in games]
    return games[choose(voice, reader, voice.text("cli-which-game"), titles)]


def choose_setup(voice: Voice, reader: Reader, game: Game) -> tuple[Setup, list[str]]:
    """How it begins, and who sits at each seat: a person first, then bots."""
    speaker = Speaker(voice.lang, game)
    scenarios = [scenario.id for scenario in game.scenarios]
    scenario = choose(voice, reader, voice.text("cli-which-scenario"), [speaker.scenario(id) for id in scenarios])
    possible = game.seats_of(scenarios[scenario])
    counts = [voice.text("cli-seat-count", seats=seats) for seats in possible]
    seats = possible[choose(voice, reader, voice.text("cli-which-seats"), counts)]
    known = [*reversed(bots.names(game.id)), PERSON]
    names = [PERSON]
    for seat in range(2, seats + 1):
        question = voice.text("cli-which-player", seat=seat)
        names.append(known[choose(voice, reader, question, [voice.text(f"cli-player-{name}") for name in known])])
    return Setup(game, scenarios[scenario], seats, {}), names
