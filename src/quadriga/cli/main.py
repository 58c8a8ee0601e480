"""The command `quadriga`: its subcommands and their options. All help is a key of `cli.ftl`, put in when it runs."""

import io
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import quadriga
from quadriga import bots as all_bots
from quadriga.cli import assistant, begin, check_data, move_data, records, saved, serve
from quadriga.cli import rules as rulebooks
from quadriga.cli.say import INTERRUPTED, OK, USAGE, Failure, Voice
from quadriga.engine.errors import QuadrigaError, Unknown
from quadriga.text import LANGUAGES, Speaker, language_of, preferred

app: Final = typer.Typer(add_completion=False, help="cli-help", epilog="cli-help-codes", rich_markup_mode="rich")

GameId = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game", show_default=False)]
Scenario = Annotated[str, typer.Option(help="cli-help-scenario", metavar="ID", show_default=False)]
Seats = Annotated[int, typer.Option(help="cli-help-seats", metavar="N", show_default=False)]
Options = Annotated[list[str], typer.Option("--option", help="cli-help-option", metavar="ID=VALUE", show_default=False)]
Data = Annotated[Path | None, typer.Option(help="cli-help-data", metavar="DIR", show_default=False)]
Games = Annotated[int, typer.Option(help="cli-help-games-number", metavar="N", show_default=False)]
Seed = Annotated[int, typer.Option(help="cli-help-seed", metavar="N", show_default=False)]
Cluster = Annotated[str, typer.Option(help="cli-help-cluster", metavar="ADDRESS", show_default=False)]
Minutes = Annotated[float, typer.Option(help="cli-help-minutes", metavar="S", show_default=False)]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json", show_default=False)]
Lang = Annotated[str, typer.Option(help="cli-help-lang", metavar="fr|en", show_default=False)]


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    lang: Lang = "",
    show_version: Annotated[bool, typer.Option("--version", help="cli-help-version", show_default=False)] = False,
) -> int:
    """Without a subcommand: the help, or the version."""
    if context.invoked_subcommand is None:
        if show_version:
            sys.stdout.write(f"quadriga {_version()}\n")
        else:
            context.get_help()
    return OK


def _version() -> str:
    try:
        return version("quadriga")
    except PackageNotFoundError:
        return "-"


@app.command(help="cli-help-games", epilog="cli-example-games")
def games(context: typer.Context, json: Json = False, lang: Lang = "") -> int:
    """List the titles."""
    voice: Voice = context.obj
    found = [begin.load(id) for id in quadriga.titles()]
    if json:
        voice.json(
            [
                {
                    "id": game.id,
                    "title": Speaker(voice.lang, game).title(),
                    "seats": game.seats,
                    "scenarios": [scenario.id for scenario in game.scenarios],
                    "starts": {scenario.id: game.seats_of(scenario.id) for scenario in game.scenarios},
                    "version": game.version,
                }
                for game in found
            ]
        )
        return OK
    for game in found:
        speaker = Speaker(voice.lang, game)
        voice.line(speaker.title(), "bold")
        voice.say("cli-games-id", id=game.id, version=game.version)
        for scenario in game.scenarios:
            seats = ", ".join(map(str, game.seats_of(scenario.id)))
            voice.say("cli-games-scenario", id=scenario.id, name=speaker.scenario(scenario.id), seats=seats)
        for option in game.options:
            values = ", ".join(f"{value} ({speaker.option(option.id, value)})" for value in option.values)
            voice.say("cli-games-option", id=option.id, name=speaker.option(option.id), values=values)
        voice.say("cli-games-bots", bots=", ".join(all_bots.names(game.id)))
    return OK


@app.command(help="cli-help-play", epilog="cli-example-play")
def play(
    context: typer.Context,
    game: GameId = "",
    scenario: Scenario = "",
    seats: Seats = 0,
    option: Options = [],  # noqa: B006
    bots: Annotated[str, typer.Option(help="cli-help-play-bots", metavar="NAMES", show_default=False)] = "",
    bot: Annotated[list[str], typer.Option(help="cli-help-bot", metavar="SEAT=NAME", show_default=False)] = [],  # noqa: B006
    seed: Annotated[int | None, typer.Option(help="cli-help-play-seed", metavar="N", show_default=False)] = None,
    real_dice: Annotated[bool, typer.Option("--real-dice", help="records-help-real-dice", show_default=False)] = False,
    record: Annotated[Path | None, typer.Option(help="records-help-record", metavar="FILE", show_default=False)] = None,
    resume: Annotated[Path | None, typer.Option(help="cli-help-resume", metavar="FILE", show_default=False)] = None,
    data: Data = None,
    lang: Lang = "",
) -> int:
    """Sit down at a game."""
    from quadriga.cli import sitting

    voice: Voice = context.obj
    if resume is not None:
        header = saved.header(resume)
        if game and game != header.game:
            raise Failure("cli-other-game", file=str(resume), saved=header.game, game=game)
        title = begin.load(header.game, data)
        return sitting.resume(voice, title, resume, bots, bot, record)
    dice = sitting.dice_of(seed, real_dice)
    if not game:
        return sitting.choose(voice, dice, record)
    setup = begin.setup(begin.load(game, data), scenario, seats, option)
    return sitting.start(voice, setup, sitting.players(setup.game, setup.seats, bots, bot), dice, record)


@app.command(help="cli-help-simulate", epilog="cli-example-simulate")
def simulate(
    context: typer.Context,
    game: GameId = "",
    games: Games = 100,
    seed: Seed = 1,
    scenario: Scenario = "",
    seats: Seats = 0,
    option: Options = [],  # noqa: B006
    bots: Annotated[str, typer.Option(help="cli-help-bots", metavar="NAMES", show_default=False)] = "random",
    data: Data = None,
    json: Json = False,
    lang: Lang = "",
) -> int:
    """Let bots play."""
    from quadriga.cli import simulate as simulation

    voice: Voice = context.obj
    setup = begin.setup(begin.load(game, data), scenario, seats, option)
    players = [begin.described(setup.game, name) for name in begin.each(bots, setup.seats)]
    begin.at_least("--games", games, 1)
    with _progress(voice, "cli-playing", games) as bar:
        figures = simulation.simulate(setup, players, games, seed, bar.step)
    if json:
        voice.json(figures)
    else:
        simulation.show(voice, Speaker(voice.lang, setup.game), figures)
    return OK


@app.command(help="cli-help-arena", epilog="cli-example-arena")
def arena(
    context: typer.Context,
    game: GameId = "",
    bots: Annotated[
        str, typer.Option(help="cli-help-arena-bots", metavar="NAMES", show_default=False)
    ] = "greedy,random",
    games: Games = 200,
    seed: Seed = 1,
    scenario: Scenario = "",
    seats: Seats = 0,
    option: Options = [],  # noqa: B006
    bar: Annotated[float | None, typer.Option(help="cli-help-bar", metavar="SHARE", show_default=False)] = None,
    workers: Annotated[int, typer.Option(help="cli-help-workers", metavar="N", show_default=False)] = 1,
    cluster: Cluster = "",
    minutes: Minutes = 0.0,
    file: Annotated[Path | None, typer.Option(help="cli-help-arena-file", metavar="FILE", show_default=False)] = None,
    svg: Annotated[Path | None, typer.Option(help="cli-help-svg", metavar="FILE", show_default=False)] = None,
    json: Json = False,
    lang: Lang = "",
) -> int:
    """Let bots play each other and rate them."""
    from quadriga.cli import arena as contest

    voice: Voice = context.obj
    setup = begin.setup(begin.load(game), scenario, seats, option)
    match = contest.match_of(setup, [name.strip() for name in bots.split(",")], seed)
    begin.at_least("--games", games, len(match.seatings()))
    crew = contest.crew_of(workers, cluster, minutes)
    with _progress(voice, "cli-playing", sum(1 for _ in match.jobs(games))) as progress:
        report = contest.held(match, games, bar, crew, file, progress.step)
    if svg is not None:
        contest.draw(report, svg)
    if json:
        voice.json(report)
    else:
        contest.show(voice, report)
    return OK


@app.command(help="cli-help-breed", epilog="cli-example-breed")
def breed(
    context: typer.Context,
    game: GameId = "",
    folder: Annotated[Path, typer.Option("--to", help="cli-help-breed-to", metavar="DIR", show_default=False)] = Path(
        "generation"
    ),
    last: Annotated[Path | None, typer.Option(help="cli-help-breed-last", metavar="FILE", show_default=False)] = None,
    starts: Annotated[str, typer.Option(help="cli-help-starts", metavar="ID/N,...", show_default=False)] = "",
    player: Annotated[str, typer.Option(help="cli-help-player", metavar="NAME", show_default=False)] = "greedy",
    games: Games = 400,
    deals: Annotated[int, typer.Option(help="cli-help-deals", metavar="N", show_default=False)] = 50,
    budget: Annotated[str, typer.Option(help="cli-help-budget", metavar="BUDGET", show_default=False)] = "0.05",
    seed: Seed = 1,
    workers: Annotated[int, typer.Option(help="cli-help-workers", metavar="N", show_default=False)] = 1,
    cluster: Cluster = "",
    minutes: Minutes = 0.0,
    json: Json = False,
    lang: Lang = "",
) -> int:
    """Breed the judgement of a search from games against itself."""
    from quadriga.cli import arena as contest
    from quadriga.cli import breed as breeder

    voice: Voice = context.obj
    title = begin.load(game)
    begin.at_least("--games", games, 5)
    begin.at_least("--deals", deals, 1)
    crew = contest.crew_of(workers, cluster, minutes)
    breeding = breeder.breeding_of(title, starts, player, games, seed)
    with _progress(voice, "cli-playing", games + 2 * deals) as bar:
        found = breeder.bred(breeding, last, folder, budget, deals, crew, bar.step)
    if json:
        voice.json(found)
    else:
        breeder.show(voice, found)
    return OK


@app.command(help="cli-help-bot-speaks", epilog="cli-example-bot")
def bot(
    context: typer.Context,
    game: GameId = "",
    name: Annotated[str, typer.Argument(metavar="NAME", help="cli-help-bot-name", show_default=False)] = "greedy",
    data: Data = None,
    lang: Lang = "",
) -> int:
    """Let another program ask a bot of ours."""
    from quadriga.cli import bot as speaking

    speaking.speak(begin.load(game, data), name, sys.stdin, sys.stdout)
    return OK


@app.command(help="cli-help-analyse", epilog="cli-example-analyse")
def analyse(
    context: typer.Context,
    file: records.FileName = None,
    seed: Seed = 1,
    data: Data = None,
    json: Json = False,
    lang: Lang = "",
) -> int:
    """Look at a finished game again."""
    from quadriga.arena.analysis import PIECES
    from quadriga.cli import analyse as analyst
    from quadriga.cli.recorded import File

    voice: Voice = context.obj
    found = File(voice, records.named(file), data)
    with _progress(voice, "cli-analysing", PIECES) as bar:
        figures = analyst.analysed(found, seed, bar.step)
    if json:
        voice.json(figures)
    else:
        analyst.show(voice, found, figures)
    return OK


@app.command(help="cli-help-conform", epilog="cli-example-conform")
def conform(
    context: typer.Context,
    game: GameId = "",
    scenario: Scenario = "",
    games: Games = 50,
    seed: Seed = 1,
    workers: Annotated[int, typer.Option(help="cli-help-workers", metavar="N", show_default=False)] = 1,
    keep: Annotated[Path | None, typer.Option(help="cli-help-keep", metavar="DIR", show_default=False)] = None,
    data: Data = None,
    json: Json = False,
    lang: Lang = "",
) -> int:
    """Run the battery."""
    from quadriga.cli import conform as battery

    voice: Voice = context.obj
    title = begin.load(game, data)
    begin.setup(title, scenario)
    begin.at_least("--games", games, 1)
    begin.at_least("--workers", workers, 1)
    with _progress(voice, "cli-checking", games) as bar:
        report = battery.check(title, scenario, games, seed, workers, bar.reach)
    written = battery.keep(report, keep or Path("breaches")) if report.breaches else []
    if json:
        voice.json({**battery.plain(report), "records": [str(path) for path in written]})
    else:
        battery.show(voice, report)
        for path in written:
            voice.say("cli-conform-record", file=str(path))
    return battery.code(report)


@app.command(help="cli-help-rules", epilog="cli-example-rules")
def rules(
    context: typer.Context,
    game: GameId = "",
    section: Annotated[str, typer.Argument(metavar="[SECTION]", help="cli-help-section", show_default=False)] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="cli-help-coverage", show_default=False)] = False,
    tests: Annotated[Path | None, typer.Option(help="cli-help-tests", metavar="DIR", show_default=False)] = None,
    json: Json = False,
    lang: Lang = "",
) -> int:
    """Read the rulebook, or see what of it is tested."""
    voice: Voice = context.obj
    begin.load(game)
    book = rulebooks.book(game)
    if coverage:
        return rulebooks.cover(voice, book, rulebooks.tests_folder(tests), json)
    found = book.like(section) if section else book.rules
    if not found:
        raise Failure("cli-no-rule", rule=section)
    if json:
        voice.json([rulebooks.plain(rule, voice.lang) for rule in found])
    else:
        rulebooks.show(voice, found)
    return OK


@app.command(help="cli-help-bench", epilog="cli-example-bench")
def bench(
    context: typer.Context,
    game: Annotated[
        list[str], typer.Argument(metavar="[GAME]...", help="cli-help-bench-games", show_default=False)
    ] = [],  # noqa: B006
    seconds: Annotated[float, typer.Option(help="cli-help-seconds", metavar="S", show_default=False)] = 3.0,
    seed: Seed = 1,
    json: Json = False,
    lang: Lang = "",
) -> int:
    """Measure."""
    from quadriga.cli import bench as benches

    voice: Voice = context.obj
    if not seconds > 0:
        raise Failure("cli-too-small", name="--seconds", value=str(seconds), least=0)
    chosen = [begin.load(id) for id in game or quadriga.titles()]
    with _progress(voice, "cli-measuring", len(chosen) * len(benches.FIGURES)) as bar:
        report = benches.bench(chosen, seconds, seed, bar.step)
    if json:
        voice.json(report)
    else:
        benches.show(voice, chosen, report)
    return OK


records.register(app)
serve.register(app)
check_data.register(app)
move_data.register(app)
assistant.register(app)

# -------------------------------------------------------------------- progress


class Bar:
    """A progress bar, drawn only where a person looks."""

    def __init__(self, progress: Progress | None, task: Any) -> None:
        self._progress = progress
        self._task = task

    def step(self) -> None:
        """One more is done."""
        if self._progress is not None:
            self._progress.advance(self._task)

    def reach(self, done: int, total: int) -> None:
        """So many are done."""
        if self._progress is not None:
            self._progress.update(self._task, completed=done)


@contextmanager
def _progress(voice: Voice, key: str, total: int) -> Iterator[Bar]:
    if not voice.err.is_terminal:
        yield Bar(None, None)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=voice.err, transient=True) as progress:
        yield Bar(progress, progress.add_task(voice.text(key), total=total))


# -------------------------------------------------------------------- from the shell and back


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code."""
    _forgive_streams()
    given = list(sys.argv[1:] if arguments is None else arguments)
    asked = _asked_language(given)
    voice = Voice(language_of(asked or "") or preferred(os.environ))
    try:
        if asked is not None and language_of(asked) is None:
            raise Failure("cli-unknown-language", lang=asked, languages=", ".join(LANGUAGES))
        code = _command(voice).main(given, prog_name="quadriga", standalone_mode=False, obj=voice)
    except Failure as failure:
        voice.fail(failure)
        return failure.code
    except typer.TyperException as error:
        key, values = _usage(error)
        voice.complain(key, **values)
        return USAGE
    except Unknown as error:
        voice.complain(f"unknown-{error.key}", word=error.word, expected=error.expected)
        return USAGE
    except QuadrigaError as error:
        voice.complain("cli-refused", detail=str(error))
        return USAGE
    except typer.Abort:
        return INTERRUPTED
    return code if isinstance(code, int) else OK


def _forgive_streams() -> None:
    """Let no letter that a terminal cannot show, or a pipe cannot mean, stop the command."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _asked_language(arguments: list[str]) -> str | None:
    """The value of --lang, needed before anything can be said."""
    for number, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            return value if equals else (arguments[number + 1] if number + 1 < len(arguments) else None)
    return None


def _command(voice: Voice) -> Any:
    """The command tree with every key of its help replaced by the message."""
    tree: Any = typer.main.get_command(app)
    for command in [tree, *tree.commands.values()]:
        command.help = voice.text(command.help)
        command.epilog = voice.text(command.epilog)
        command.short_help = None
        command.rich_help_panel = voice.text("cli-help-commands")
        asks = command.get_help_option(typer.Context(command))
        asks.help = voice.text("cli-help-help")
        asks.metavar = ""
        for param in command.params:
            if param.help:
                param.help = voice.text(param.help)
            if getattr(param, "is_flag", False):
                param.metavar = ""
    return tree


def _usage(error: typer.TyperException) -> tuple[str, dict[str, str | int]]:
    """What is wrong with a command line, by the kind of error."""
    option = str(getattr(error, "option_name", ""))
    near = ", ".join(getattr(error, "possibilities", None) or ())
    param = getattr(error, "param", None)
    match type(error).__name__:
        case "NoSuchOption":
            return ("cli-near-option" if near else "cli-no-such-option"), {"option": option, "near": near}
        case "BadOptionUsage":
            return "cli-option-needs-value", {"option": option}
        case "BadParameter" if param is not None:
            needs_number = param.metavar in ("N", "S")
            return ("cli-need-number" if needs_number else "cli-bad-value"), {"name": "/".join(param.opts)}
    context = getattr(error, "ctx", None)
    commands = getattr(getattr(context, "command", None), "commands", None)
    if commands:
        return "cli-no-such-command", {"commands": ", ".join(commands)}
    return "cli-bad-line", {"detail": error.message}
