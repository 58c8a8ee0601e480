"""Open the browser table: the server on this machine or a network."""

import logging
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Final

import typer

from quadriga.cli.say import OK, Failure, Voice

LANGUAGE = Annotated[str, typer.Option("--lang", help="cli-help-lang", metavar="fr|en", show_default=False)]
WAIT: Final = 1.0
"""Seconds until the browser is opened: the server is up by then."""


def register(app: typer.Typer) -> None:
    """Add the subcommand."""
    app.command(help="serve-help", epilog="serve-example")(serve)


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="serve-help-host", metavar="ADDRESS", show_default=False)] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="serve-help-port", metavar="N", show_default=False)] = 8020,
    data: Annotated[Path | None, typer.Option(help="serve-help-data", metavar="DIR", show_default=False)] = None,
    pause: Annotated[float, typer.Option(help="serve-help-pause", metavar="S", show_default=False)] = 0.6,
    open_browser: Annotated[bool, typer.Option("--open", help="serve-help-open", show_default=False)] = False,
    lang: LANGUAGE = "",
) -> int:
    """Serve until interrupted."""
    import uvicorn

    from quadriga.server.app import create_app

    voice: Voice = context.obj
    if not 0 < port < 65536:
        raise Failure("serve-bad-port", port=port)
    if not pause >= 0:
        raise Failure("cli-too-small", name="--pause", value=str(pause), least=0)
    folder = data or Path.home() / ".local" / "share" / "quadriga"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure("serve-bad-folder", folder=str(folder), detail=error.strerror or "") from None
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"
    voice.say("serve-listening", address=address, folder=str(folder))
    if open_browser:
        threading.Timer(WAIT, webbrowser.open, [address]).start()
    logging.basicConfig(level=logging.INFO)
    uvicorn.run(create_app(folder, pause), host=host, port=port, log_level="warning", access_log=False)
    return OK
