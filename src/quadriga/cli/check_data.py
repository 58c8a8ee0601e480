"""`quadriga check-data`: whether the games in a folder can all be read."""

from pathlib import Path
from typing import Annotated

import typer

from quadriga.cli.say import BREACH, OK, Failure, Voice


def register(app: typer.Typer) -> None:
    """Add the subcommand."""
    app.command("check-data", help="check-data-help", epilog="check-data-example")(check_data)


def check_data(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="serve-help-data", show_default=False)],
    json: Annotated[bool, typer.Option("--json", help="cli-help-json", show_default=False)] = False,
    lang: Annotated[str, typer.Option("--lang", help="cli-help-lang", metavar="fr|en", show_default=False)] = "",
) -> int:
    """Look through a folder of games and report what is damaged; nothing is changed."""
    from quadriga.server.check import Damage, damages
    from quadriga.server.store import FILE, BrokenStore
    from quadriga.server.titles import Titles

    voice: Voice = context.obj
    found: list[Damage] = []
    sound = 0
    try:
        for one in damages(folder / FILE, Titles()):
            if isinstance(one, str):
                sound += 1
                continue
            found.append(one)
            if not json:
                what = voice.text(f"check-data-{one.key}", detail=one.detail)
                if one.table:
                    voice.say("check-data-table", table=one.table, what=what)
                else:
                    voice.say("check-data-file", what=what)
    except BrokenStore as error:
        raise Failure("serve-bad-file", folder=str(folder), detail=str(error)) from None
    if json:
        told = [{"table": one.table, "damage": one.key, "detail": one.detail} for one in found]
        voice.json({"sound": sound, "damaged": told})
    else:
        voice.say("check-data-done", sound=sound, damaged=len({one.table for one in found if one.table}))
    return BREACH if found else OK
