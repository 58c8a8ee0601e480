"""Which game, how, and who plays: asked one question at a time."""

import quadriga
from quadriga import bots
from quadriga.cli.begin import PERSON, Setup, load
from quadriga.cli.reader import Reader
from quadriga.cli.say import Voice
from quadriga.engine.game import Game
from quadriga.text import Speaker


def choose(voice: Voice, reader: Reader, question: str, labels: list[str]) -> int:
    """The number, from 0, of one of several things; a single one is not asked about, an empty line is the first."""
    if len(labels) == 1:
        return 0
    voice.line("")
    voice.line(question, "bold")
    for number, label in enumerate(labels, 1):
        voice.line(f"  {number}  {label}")
    while True:
        line = reader.line("> ", lambda _: [(str(number), label) for number, label in enumerate(labels, 1)])
        if not line:
            return 0
        if line.isdecimal() and 1 <= int(line) <= len(labels):
            return int(line) - 1
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
    counts = [voice.text("cli-seat-count", seats=seats) for seats in game.seats]
    seats = game.seats[choose(voice, reader, voice.text("cli-which-seats"), counts)]
    known = [*reversed(bots.names(game.id)), PERSON]
    names = [PERSON]
    for seat in range(2, seats + 1):
        question = voice.text("cli-which-player", seat=seat)
        names.append(known[choose(voice, reader, question, [voice.text(f"cli-player-{name}") for name in known])])
    return Setup(game, scenarios[scenario], seats, {}), names
