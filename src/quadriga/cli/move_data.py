"""`quadriga move-data`: all games from a folder into a database, or back."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from quadriga.cli.say import OK, Failure, Voice

LANGUAGE = Annotated[str, typer.Option("--lang", help="cli-help-lang", metavar="fr|en", show_default=False)]


def register(app: typer.Typer) -> None:
    """Add the subcommand."""
    app.command("move-data", help="move-data-help", epilog="move-data-example")(move_data)


def move_data(
    context: typer.Context,
    source: Annotated[str, typer.Argument(metavar="FROM", help="move-data-help-from", show_default=False)],
    target: Annotated[str, typer.Argument(metavar="TO", help="move-data-help-to", show_default=False)],
    lang: LANGUAGE = "",
) -> int:
    """Carry all games over; those at FROM stay where they are."""
    from quadriga.server.store import FILE, BrokenStore, Conflict, Unwritten, is_shared

    voice: Voice = context.obj
    if not is_shared(source) and not (Path(source) / FILE).is_file():
        raise Failure("move-data-nothing", folder=source)
    try:
        games = asyncio.run(_moved(source, target))
    except Conflict as error:
        raise Failure("move-data-other", table=str(error)) from None
    except BrokenStore as error:
        raise Failure("move-data-broken", detail=str(error)) from None
    except Unwritten:
        raise Failure("move-data-unwritten") from None
    voice.say("move-data-done", games=games)
    return OK


async def _moved(source: str, target: str) -> int:
    from quadriga.server.move import move
    from quadriga.server.store import prepare, store_at

    for place in (source, target):
        await asyncio.to_thread(prepare, place)
    here, there = store_at(source), store_at(target)
    await here.open()
    await there.open()
    try:
        return await move(here, there)
    finally:
        await there.close()
        await here.close()
