"""The browser client, built by `npm run build` in web/ into the folder `client` beside this file."""

from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI
from fastapi.responses import FileResponse, Response
from starlette.exceptions import HTTPException

from quadriga.server.shelf import KeptRoute

CLIENT: Final = Path(__file__).parent / "client"
FOREVER: Final = {"cache-control": "public, max-age=31536000, immutable"}
"""The names of built files hold a hash of what is in them."""
NEVER: Final = {"cache-control": "no-cache"}


def serve_client(app: FastAPI, folder: Path = CLIENT) -> None:
    """Serve the client: its files by name, and its page for every address that is not a file or part of the API."""

    assets = APIRouter(route_class=KeptRoute)

    @assets.get("/assets/{name}", include_in_schema=False)
    async def asset(name: str) -> Response:
        file = folder / "assets" / name
        if not _is_file(file):
            raise HTTPException(404, "no such file")
        return Response(file.read_bytes(), headers=FOREVER, media_type=guess_type(name)[0])

    app.include_router(assets)

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.split("/")[0] in ("api", "assets"):
            raise HTTPException(404, "no such address")
        file = folder / path
        if path and "/" not in path and _is_file(file):
            return FileResponse(file, headers=NEVER)
        if not (folder / "index.html").is_file():
            raise HTTPException(503, "client-not-built")
        return FileResponse(folder / "index.html", headers=NEVER)


def _is_file(path: Path) -> bool:
    """Whether there is such a file; to ask for one whose name is longer than 255 bytes is an error."""
    try:
        return path.is_file()
    except OSError:
        return False
