"""`quadriga assistant`: a group around a real board sets up a battle, sees its odds, and resolves it step by step."""

import json
import secrets
from pathlib import Path
from typing import Annotated

import typer

import quadriga
from quadriga.cli import begin
from quadriga.cli.reader import reader
from quadriga.cli.say import OK, Failure, Voice
from quadriga.engine.chance import Seeded

Data = Annotated[Path | None, typer.Option(help="cli-help-data", metavar="DIR", show_default=False)]
Lang = Annotated[str, typer.Option(help="cli-help-lang", metavar="fr|en", show_default=False)]


def register(app: typer.Typer) -> None:
    """Add the subcommand."""
    app.command(help="assistant-help", epilog="assistant-example")(assistant)


def assistant(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="assistant-help-game", show_default=False)] = "",
    situation: Annotated[str, typer.Option(help="assistant-help-situation", metavar="JSON", show_default=False)] = "",
    save: Annotated[Path | None, typer.Option(help="assistant-help-save", metavar="FILE", show_default=False)] = None,
    changes: Annotated[
        Path | None, typer.Option(help="assistant-help-changes", metavar="FILE", show_default=False)
    ] = None,
    real: Annotated[bool, typer.Option("--real-dice", help="assistant-help-real", show_default=False)] = False,
    seed: Annotated[int | None, typer.Option(help="assistant-help-seed", metavar="N", show_default=False)] = None,
    data: Data = None,
    lang: Lang = "",
) -> int:
    """Help a table with a battle."""
    from quadriga.cli.battle_table import BattleTable
    from quadriga.cli.chooser import choose_game
    from quadriga.cli.filler import Filler
    from quadriga.cli.odds import parse

    voice: Voice = context.obj
    lines = reader()
    given = parse(situation) if situation else None
    game = game or _game_of(given)
    try:
        title = begin.load(game, data) if game or given is not None else choose_game(voice, lines)
        if not title.forms():
            raise Failure("assistant-other-game", game=title.id)
        plain = Filler(voice, lines, title).situation() if given is None else given
    except (EOFError, KeyboardInterrupt):
        voice.say("cli-left")
        return OK
    if save is not None:
        _write(save, json.dumps(plain, indent=2))
    rng = Seeded(secrets.randbits(128) if seed is None else seed)
    table = BattleTable(voice, lines, title, plain, None if real else rng)
    code = table.run()
    if changes is not None:
        heading = voice.text("assistant-changes")
        _write(changes, "\n".join([heading, "", *[f"[ ] {change}" for change in table.changes()]]))
    return code


def _game_of(situation: object) -> str:
    """The title that is meant by a situation that says which sort of battle it is; empty where none can be told."""
    if isinstance(situation, dict):
        for id in quadriga.titles():
            if any(form.words in situation for form in quadriga.load(id).forms() if form.words):
                return id
    return ""


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise Failure("assistant-cannot-write", file=str(path), reason=error.strerror or type(error).__name__) from None
