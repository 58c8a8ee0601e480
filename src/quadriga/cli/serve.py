"""Open the browser table: the server on this machine or a network."""

import math
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from quadriga.cli.say import OK, Failure, Voice

LANGUAGE = Annotated[str, typer.Option("--lang", help="cli-help-lang", metavar="fr|en", show_default=False)]


def register(app: typer.Typer) -> None:
    """Add the subcommand."""
    app.command(help="serve-help", epilog="serve-example")(serve)


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="serve-help-host", metavar="ADDRESS", show_default=False)] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="serve-help-port", metavar="N", show_default=False)] = 8020,
    data: Annotated[Path | None, typer.Option(help="serve-help-data", metavar="DIR", show_default=False)] = None,
    pause: Annotated[float, typer.Option(help="serve-help-pause", metavar="S", show_default=False)] = 0.6,
    rate: Annotated[float, typer.Option(help="serve-help-rate", metavar="N", show_default=False)] = 50.0,
    proxy: Annotated[
        list[str] | None, typer.Option(help="serve-help-proxy", metavar="ADDRESS", show_default=False)
    ] = None,
    name: Annotated[list[str] | None, typer.Option(help="serve-help-name", metavar="HOST", show_default=False)] = None,
    keep: Annotated[int, typer.Option(help="serve-help-keep", metavar="DAYS", show_default=False)] = 730,
    open_browser: Annotated[bool, typer.Option("--open", help="serve-help-open", show_default=False)] = False,
    lang: LANGUAGE = "",
) -> int:
    """Serve until interrupted."""
    from quadriga.server.run import listen, run
    from quadriga.server.store import BrokenStore

    voice: Voice = context.obj
    if not 0 < port < 65536:
        raise Failure("serve-bad-port", port=str(port))
    for flag, value, least in (("--pause", pause, 0), ("--rate", rate, 1), ("--keep", keep, 0)):
        if not (value >= least and math.isfinite(value)):
            raise Failure("cli-too-small", name=flag, value=str(value), least=least)
    folder = data or Path.home() / ".local" / "share" / "quadriga"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise Failure("serve-bad-folder", folder=str(folder), detail=error.strerror or "") from None
    try:
        listening = listen(host, port)
    except OSError as error:
        raise Failure("serve-bad-address", host=host, port=str(port), detail=error.strerror or str(error)) from None
    address = f"http://{_name(host)}:{port}/"

    def ready() -> None:
        voice.say("serve-listening", address=address, folder=str(folder))
        if open_browser:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    try:
        run(
            folder,
            listening,
            ready,
            pause,
            rate,
            proxies=tuple(proxy or ()),
            names=(host, *(name or ())),
            keep_days=keep,
        )
    except BrokenStore as error:
        raise Failure("serve-bad-file", folder=str(folder), detail=str(error)) from None
    return OK


def _name(host: str) -> str:
    """How a browser on this machine calls the address."""
    if host in ("127.0.0.1", "0.0.0.0", "::", "::1", "localhost"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
