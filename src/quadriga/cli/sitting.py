"""Who sits where, and a session begun, resumed or chosen step by step."""

import secrets
from pathlib import Path
from typing import Final

from quadriga import bots as all_bots
from quadriga.cli import begin, chooser, saved
from quadriga.cli.begin import PERSON, Setup
from quadriga.cli.play import Session
from quadriga.cli.reader import reader
from quadriga.cli.say import OK, Failure, Voice
from quadriga.engine.dice import SeededDice
from quadriga.engine.game import Game
from quadriga.engine.record import Record, new
from quadriga.text import Speaker

SEED_BITS: Final = 62


def players(game: Game, seats: int, names: str, changes: list[str]) -> list[str]:
    """A name for each seat: a person at the first and the best bot elsewhere, unless said otherwise."""
    given = [name.strip() for name in names.split(",") if name.strip()]
    if len(given) > 1:
        seated = begin.each(names, seats)
    else:
        seated = [PERSON] + [given[0] if given else all_bots.names(game.id)[-1]] * (seats - 1)
    for change in changes:
        seat, equals, name = change.partition("=")
        numbers = [str(number) for number in range(1, seats + 1)]
        if not equals or seat not in numbers:
            raise Failure("cli-bot-form", text=change, seats=seats)
        seated[numbers.index(seat)] = name
    for name in seated:
        if name != PERSON:
            begin.bot(game, name)
    return seated


def start(voice: Voice, setup: Setup, names: list[str], seed: int | None) -> int:
    """Begin a game."""
    dice = SeededDice(secrets.randbits(SEED_BITS) if seed is None else seed)
    record = new(setup.game, dice, setup.scenario, setup.seats, setup.options)
    return _session(voice, record, names).run()


def resume(voice: Voice, game: Game, file: Path, names: str, changes: list[str]) -> int:
    """Go on with a saved game."""
    record = saved.read(file, game)
    session = _session(voice, record, players(game, record.header.seats, names, changes))
    session.file = file
    session.saved_lines = len(record.lines)
    if record.is_closed:
        voice.say("cli-closed", file=str(file))
        session.show_log("")
        return OK
    voice.say("cli-resumed", moves=len(record.history.entries))
    session.show_log("")
    return session.run()


def choose(voice: Voice, seed: int | None) -> int:
    """Ask what to play, then play it."""
    source = reader()
    try:
        game = chooser.choose_game(voice, source)
        setup, names = chooser.choose_setup(voice, source, game)
    except (EOFError, KeyboardInterrupt):
        voice.say("cli-left")
        return OK
    return start(voice, setup, names, seed)


def _session(voice: Voice, record: Record, names: list[str]) -> Session:
    game = record.game
    speaker = Speaker(voice.lang, game)
    scenario = speaker.scenario(record.header.scenario)
    voice.say("cli-hello", title=speaker.title(), scenario=scenario, seats=record.header.seats)
    for seat, name in enumerate(names, 1):
        voice.say("cli-sits", seat=seat, player=voice.text(f"cli-player-{name}"))
    voice.say("cli-hint")
    bots = [None if name == PERSON else begin.bot(game, name) for name in names]
    return Session(voice, speaker, record, bots, names, reader())
