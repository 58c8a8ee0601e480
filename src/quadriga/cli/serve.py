"""Open the browser table: the server on this machine or a network."""

import math
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from quadriga.cli.say import OK, Failure, Voice

# Addresses may hold passwords, which a command line shows to everybody on the machine: the environment does not.
DATABASE = Annotated[
    str,
    typer.Option(
        help="serve-help-database", metavar="URL", envvar="QUADRIGA_DATABASE", show_envvar=False, show_default=False
    ),
]
BUS = Annotated[
    str,
    typer.Option(help="serve-help-bus", metavar="URL", envvar="QUADRIGA_BUS", show_envvar=False, show_default=False),
]
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
    database: DATABASE = "",
    bus: BUS = "",
    workers: Annotated[int, typer.Option(help="serve-help-workers", metavar="N", show_default=False)] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help="serve-help-open", show_default=False)] = False,
    lang: LANGUAGE = "",
) -> int:
    """Serve until interrupted."""
    from quadriga.server.crew import lead
    from quadriga.server.run import Settings, listen, run
    from quadriga.server.store import BrokenStore

    voice: Voice = context.obj
    if not 0 < port < 65536:
        raise Failure("serve-bad-port", port=str(port))
    numbers = (("--pause", pause, 0), ("--rate", rate, 1), ("--keep", keep, 0), ("--workers", workers, 1))
    for flag, value, least in numbers:
        if not (value >= least and math.isfinite(value)):
            raise Failure("cli-too-small", name=flag, value=str(value), least=least)
    _check_shared(database, bus, workers)
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
        voice.say("serve-shared" if database else "serve-listening", address=address, folder=str(folder))
        if open_browser:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    settings = Settings(
        folder,
        pause,
        rate,
        proxies=tuple(proxy or ()),
        names=(host, *(name or ())),
        keep_days=keep,
        database=database,
        bus=bus,
    )
    try:
        if workers > 1:
            lead(settings, listening, workers, ready)
        else:
            run(settings, listening, ready)
    except BrokenStore as error:
        if database:
            raise Failure("serve-bad-database", detail=str(error)) from None
        raise Failure("serve-bad-file", folder=str(folder), detail=str(error)) from None
    return OK


def _check_shared(database: str, bus: str, workers: int) -> None:
    """Several processes need a database and a bus that they share."""
    from quadriga.server.store import is_shared

    if workers > 1 and not (database and bus):
        raise Failure("serve-needs-shared")
    if database and not is_shared(database):
        raise Failure("serve-bad-database", detail="postgresql://...")
    if bus and not database:
        raise Failure("serve-needs-shared")
    if bus:
        from quadriga.server.redis_bus import check  # large

        problem = check(bus)
        if problem:
            raise Failure("serve-bad-bus", detail=problem)


def _name(host: str) -> str:
    """How a browser on this machine calls the address."""
    if host in ("127.0.0.1", "0.0.0.0", "::", "::1", "localhost"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
