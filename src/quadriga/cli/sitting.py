"""Who sits where, and a session begun, resumed or chosen step by step."""

from pathlib import Path

from quadriga import bots as all_bots
from quadriga import table
from quadriga.cli import begin, chooser, saved
from quadriga.cli.begin import PERSON, Setup
from quadriga.cli.play import Session
from quadriga.cli.reader import reader
from quadriga.cli.say import OK, Failure, Voice
from quadriga.engine.game import Game
from quadriga.records.dice import Dice, FairDice, RealDice, SeededDice, new_secret
from quadriga.records.record import new
from quadriga.table import Chair, Table
from quadriga.text import Speaker


def players(game: Game, seats: int, names: str, changes: list[str]) -> list[str]:
    """A name for each seat: a person at the first and the easy bot elsewhere, unless said otherwise."""
    given = [name.strip() for name in names.split(",") if name.strip()]
    if len(given) > 1:
        seated = begin.each(names, seats)
    else:
        seated = [PERSON] + [given[0] if given else all_bots.usual(game.id)] * (seats - 1)
    for change in changes:
        seat, equals, name = change.partition("=")
        numbers = [str(number) for number in range(1, seats + 1)]
        if not equals or seat not in numbers:
            raise Failure("cli-bot-form", text=change, seats=seats)
        seated[numbers.index(seat)] = name
    for name in seated:
        if name != PERSON:
            begin.described(game, name)
    return seated


def dice_of(seed: int | None, real: bool) -> Dice:
    """The dice of a new game: fair ones that can be verified, unless a seed or the people's own are asked for."""
    if real and seed is not None:
        raise Failure("records-seed-or-real")
    if real:
        return RealDice()
    return FairDice(new_secret(), chained=True) if seed is None else SeededDice(seed)


def start(voice: Voice, setup: Setup, names: list[str], dice: Dice, file: Path | None = None) -> int:
    """Begin a game; with a file, write every move to it at once."""
    record = new(setup.game, dice, setup.scenario, setup.seats, setup.options)
    session = _session(voice, Table(record, chairs(names), hurries=True))
    if file is not None:
        session.keeper.keep_recording(file, False, [])
    return session.run()


def resume(voice: Voice, game: Game, file: Path, names: str, changes: list[str], recording: Path | None = None) -> int:
    """Go on with a saved game; with a file to record to, write every move at once: the same one, or a new one."""
    record, added = saved.read(file, game)
    seated = chairs(players(game, record.header.seats, names, changes))
    session = _session(voice, saved.table_around(file, record, seated))
    session.keeper.found(file, added)
    if record.is_closed:
        voice.say("cli-closed", file=str(file))
        session.teller.log()
        return OK
    if recording is not None:
        session.keeper.keep_recording(recording, recording.exists() and recording.samefile(file), added)
    if added:
        voice.say("cli-carried")
        session.accord.tell_changes()
    voice.say("cli-resumed", moves=len(record.history.entries))
    session.teller.log()
    return session.run()


def choose(voice: Voice, dice: Dice, file: Path | None = None) -> int:
    """Ask what to play, then play it."""
    source = reader()
    try:
        game = chooser.choose_game(voice, source)
        setup, names = chooser.choose_setup(voice, source, game)
    except (EOFError, KeyboardInterrupt):
        voice.say("cli-left")
        return OK
    return start(voice, setup, names, dice, file)


def chairs(names: list[str]) -> list[Chair]:
    """Who sits where, from the names of a command line."""
    return [Chair(table.PERSON) if name == PERSON else Chair(table.BOT, name) for name in names]


def player_name(voice: Voice, game: Game, chair: Chair) -> str:
    """Who sits on a chair: a person, one of our bots, or one from outside by its own description."""
    if chair.bot and chair.bot not in all_bots.names(game.id):
        return voice.text("cli-player-outside", bot=chair.bot)
    return voice.text(f"cli-player-{chair.bot or PERSON}")


def _session(voice: Voice, seated: Table) -> Session:
    header = seated.record.header
    speaker = Speaker(voice.lang, seated.record.game)
    scenario = speaker.scenario(header.scenario)
    voice.say("cli-hello", title=speaker.title(), scenario=scenario, seats=header.seats)
    for seat, chair in enumerate(seated.chairs, 1):
        voice.say("cli-sits", seat=seat, player=player_name(voice, seated.record.game, chair))
    voice.say("cli-hint")
    return Session(voice, speaker, seated, reader())
