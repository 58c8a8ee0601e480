"""The subcommands about records, dice and odds. Their help is a key of `records.ftl`, put in when the command runs."""

from pathlib import Path
from typing import Annotated

import typer

from quadriga.cli import begin
from quadriga.cli.say import Failure, Voice

FileName = Annotated[Path | None, typer.Argument(metavar="FILE", help="records-help-file", show_default=False)]
Data = Annotated[Path | None, typer.Option(help="cli-help-data", metavar="DIR", show_default=False)]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json", show_default=False)]
Lang = Annotated[str, typer.Option(help="cli-help-lang", metavar="fr|en", show_default=False)]


def register(app: typer.Typer) -> None:
    """Add the subcommands."""
    app.command(help="records-help-replay", epilog="records-example-replay")(replay)
    app.command(help="records-help-verify", epilog="records-example-verify")(verify)
    app.command(help="records-help-dice", epilog="records-example-dice")(dice)
    app.command(help="records-help-odds", epilog="records-example-odds")(odds)


def named(file: Path | None) -> Path:
    """The file of a command line, which must name one."""
    if file is None:
        raise Failure("records-no-file")
    return file


def replay(
    context: typer.Context,
    file: FileName = None,
    step: Annotated[bool, typer.Option("--step", help="records-help-step", show_default=False)] = False,
    mend: Annotated[bool, typer.Option("--mend", help="records-help-mend", show_default=False)] = False,
    data: Data = None,
    json: Json = False,
    lang: Lang = "",
) -> int:
    """Go through a record."""
    from quadriga.cli.reader import Terminal, reader
    from quadriga.cli.recorded import File
    from quadriga.cli.replay import Replay

    voice: Voice = context.obj
    found = File(voice, named(file), data)
    told = Replay(voice, found, found.read(mend))
    if json:
        return told.print_json()
    source = reader()
    return told.run(source) if step or isinstance(source, Terminal) else told.tell_all()


def verify(
    context: typer.Context,
    file: FileName = None,
    data: Data = None,
    json: Json = False,
    lang: Lang = "",
) -> int:
    """Recompute the dice of a record."""
    from quadriga.cli import verify as verifier
    from quadriga.cli.recorded import File

    voice: Voice = context.obj
    return verifier.check(voice, File(voice, named(file), data), json)


def dice(
    context: typer.Context,
    file: FileName = None,
    data: Data = None,
    json: Json = False,
    lang: Lang = "",
) -> int:
    """Count the dice of a record."""
    from quadriga.cli import dice as counter
    from quadriga.cli.recorded import File

    voice: Voice = context.obj
    return counter.count(voice, File(voice, named(file), data), json)


def odds(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game", show_default=False)] = "",
    situation: Annotated[str, typer.Option(help="records-help-situation", metavar="JSON", show_default=False)] = "",
    data: Data = None,
    json: Json = False,
    lang: Lang = "",
) -> int:
    """Say how a battle will end."""
    from quadriga.cli import odds as answers

    voice: Voice = context.obj
    return answers.answer(voice, begin.load(game, data), situation, json)
