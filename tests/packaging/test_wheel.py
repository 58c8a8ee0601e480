"""The package as others get it: a wheel that holds the client, or none; installed elsewhere, it serves the hall."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import urllib.request
from pathlib import Path

import pytest

from server.serving import Server

ROOT = Path(__file__).parent.parent.parent
CLIENT = Path("src/quadriga/server/client")


def clone(folder: Path) -> Path:
    """What a clean clone has: the files git knows or would take."""
    asked = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if name.startswith(("src/", "setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE", "web/package")):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    return folder


def build(folder: Path, wheels: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """`pip wheel .`, of plain Python."""
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), "."]
    given = {**os.environ, "QUADRIGA_PURE": "1", **environment}
    return subprocess.run(pip, cwd=folder, env=given, capture_output=True, text=True, timeout=300)


def test_without_the_client_there_is_no_wheel_and_it_is_said_why(tmp_path: Path) -> None:
    folder = clone(tmp_path / "clone")
    (tmp_path / "bin").mkdir()
    without = build(folder, tmp_path / "wheels", PATH=str(tmp_path / "bin"))
    assert without.returncode != 0
    assert "there is no npm" in without.stdout + without.stderr
    npm = tmp_path / "bin" / "npm"
    npm.write_text("#!/bin/sh\nexit 1\n")
    npm.chmod(0o755)
    failing = build(folder, tmp_path / "wheels", PATH=str(tmp_path / "bin"))
    assert failing.returncode != 0
    assert "`npm ci --no-audit --no-fund` in web/ failed" in failing.stdout + failing.stderr
    assert not (tmp_path / "wheels").exists() or not list((tmp_path / "wheels").iterdir())


def test_a_clone_without_the_client_builds_it(tmp_path: Path) -> None:
    """With an npm that only does what the bundler does: put the client where it belongs."""
    folder = clone(tmp_path / "clone")
    (tmp_path / "bin").mkdir()
    npm = tmp_path / "bin" / "npm"
    made = f"mkdir -p ../{CLIENT}/assets && echo page > ../{CLIENT}/index.html && echo code > ../{CLIENT}/assets/a.js"
    npm.write_text(f'#!/bin/sh\nif [ "$1" = run ]; then {made}; fi\n')
    npm.chmod(0o755)
    built = build(folder, tmp_path / "wheels", PATH=f"{tmp_path / 'bin'}:/usr/bin:/bin")
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = (tmp_path / "wheels").iterdir()
    names = subprocess.run(
        [sys.executable, "-m", "zipfile", "-l", str(wheel)], check=True, capture_output=True, text=True
    ).stdout
    assert "quadriga/server/client/index.html" in names
    assert "quadriga/server/client/assets/a.js" in names


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    """The wheel that was built for the compiled environment, or one of plain Python."""
    if os.environ.get("QUADRIGA_EXPECT") == "compiled":
        (found,) = (ROOT / "build" / "wheel").glob("*.whl")
        assert "none-any" not in found.name
        return found
    folder = clone(tmp_path / "clone")
    assert (ROOT / CLIENT / "index.html").is_file(), "the client is not built: `make setup` does that"
    shutil.copytree(ROOT / CLIENT, folder / CLIENT)
    built = build(folder, tmp_path / "wheels")
    assert built.returncode == 0, built.stdout + built.stderr
    (found,) = (tmp_path / "wheels").glob("*-none-any.whl")
    return found


def test_the_wheel_in_an_empty_environment_serves_the_hall(tmp_path: Path, wheel: Path) -> None:
    """Only what the package depends on is taken from here; the package itself is the wheel's."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "env")], check=True)
    python = tmp_path / "env" / "bin" / "python"
    into = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*into, str(wheel)], check=True)
    (site,) = (tmp_path / "env").glob("lib/python*/site-packages")
    (site / "borrowed.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")
    server = Server(tmp_path / "games", begins=False)
    command = [str(tmp_path / "env" / "bin" / "quadriga"), "serve", "--port", str(server.port)]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    asked = [str(python), "-c", "import quadriga; print(quadriga.__file__)"]
    where = subprocess.run(asked, cwd=tmp_path, env=clean, check=True, capture_output=True, text=True).stdout
    assert where.startswith(str(site))
    server.process = subprocess.Popen(
        [*command, "--data", str(tmp_path / "games")],
        cwd=tmp_path,
        env=clean,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        server.wait()
        page = asked_for(server, "/")
        (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        assert len(asked_for(server, script)) > 10_000
        assert "conquest" in {game["id"] for game in json.loads(asked_for(server, "/api/games"))}
        status, made = server.ask("POST", "/api/tables", {"game": "conquest", "chairs": [{"kind": "person"}] * 2})
        assert status == 201
        assert server.ask("GET", f"/api/tables/{made['id']}", token=made["links"]["0"])[0] == 200
    finally:
        code, said = server.stop()
    assert (code, said) == (0, "")


def asked_for(server: Server, path: str) -> str:
    """What a browser gets."""
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}{path}", timeout=60) as answer:
        text: str = answer.read().decode()
        return text
