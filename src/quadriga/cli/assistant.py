"""`quadriga assistant`: a group around a real board sets up a combat, sees its odds, and resolves it step by step."""

import json
import secrets
from pathlib import Path
from typing import Annotated

import typer

from quadriga.cli import begin
from quadriga.cli.reader import reader
from quadriga.cli.say import Failure, Voice
from quadriga.engine.chance import Seeded

Data = Annotated[Path | None, typer.Option(help="cli-help-data", metavar="DIR", show_default=False)]
Lang = Annotated[str, typer.Option(help="cli-help-lang", metavar="fr|en", show_default=False)]


def register(app: typer.Typer) -> None:
    """Add the subcommand."""
    app.command(help="assistant-help", epilog="assistant-example")(assistant)


def assistant(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game", show_default=False)] = "republic",
    situation: Annotated[str, typer.Option(help="assistant-help-situation", metavar="JSON", show_default=False)] = "",
    save: Annotated[Path | None, typer.Option(help="assistant-help-save", metavar="FILE", show_default=False)] = None,
    real: Annotated[bool, typer.Option("--real-dice", help="assistant-help-real", show_default=False)] = False,
    seed: Annotated[int | None, typer.Option(help="assistant-help-seed", metavar="N", show_default=False)] = None,
    data: Data = None,
    lang: Lang = "",
) -> int:
    """Help a table with a combat."""
    from quadriga.cli.combat_table import CombatTable
    from quadriga.cli.form import Form
    from quadriga.cli.odds import parse
    from quadriga.games.republic.game import Republic

    voice: Voice = context.obj
    title = begin.load(game, data)
    if not isinstance(title, Republic):
        raise Failure("assistant-other-game", game=game)
    lines = reader()
    plain = parse(situation) if situation else Form(voice, lines, title).situation()
    if save is not None:
        _save(save, plain)
    rng = Seeded(secrets.randbits(128) if seed is None else seed)
    return CombatTable(voice, lines, title, plain, None if real else rng).run()


def _save(path: Path, plain: object) -> None:
    try:
        path.write_text(json.dumps(plain, indent=2) + "\n", encoding="utf-8")
    except OSError as error:
        raise Failure("assistant-cannot-write", file=str(path), reason=error.strerror or type(error).__name__) from None
