"""PostgreSQL and Redis from Debian's packages, each on a free port of loopback and in a scratch folder of its own."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg
from redis import Redis

PATIENCE = 60
BINARIES = "/usr/lib/postgresql"
MISSING = "is not installed: `make parts` does that"


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def tool(name: str) -> str:
    """Where a program of PostgreSQL lies: Debian keeps them by version."""
    found = sorted(Path(BINARIES).glob(f"*/bin/{name}")) or [Path(shutil.which(name) or "")]
    assert found[-1].is_file(), f"{name} {MISSING}"
    return str(found[-1])


class Part:
    """A program that serves, in a process of its own."""

    quits = signal.SIGTERM
    """What makes it end at once, whatever becomes of its scratch folder."""

    def __init__(self, user: str = "") -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="quadriga-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._as: list[str] = []
        if user and os.getuid() == 0:
            other = pwd.getpwnam(user)
            os.chown(self.folder, other.pw_uid, other.pw_gid)
            self._as = ["setpriv", "--reuid", user, "--regid", str(other.pw_gid), "--clear-groups"]

    def command(self) -> list[str]:
        """What is run."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Whether it serves."""
        raise NotImplementedError

    def begin(self) -> None:
        """Start it, and wait until it serves."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen([*self._as, *self.command()], stdout=log, stderr=log, cwd=self.folder)
        for _ in range(PATIENCE * 20):
            if self.answers():
                return
            assert self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)
        raise AssertionError("it does not begin to serve")

    def end(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it by its process id."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def forget(self) -> None:
        """Stop it, and leave nothing behind."""
        if self.process is not None and self.process.poll() is None:
            self.end(self.quits)
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Part):
    """PostgreSQL, which refuses to be run by root. It waits for the disk only where it is told to."""

    quits = signal.SIGQUIT

    def __init__(self, waits: bool = False) -> None:
        super().__init__("postgres")
        self._made = 0
        self._waits = waits
        initdb = [tool("initdb"), "--no-sync", "-A", "trust", "-U", "quadriga", "-E", "UTF8", "--locale", "C"]
        subprocess.run([*self._as, *initdb, "-D", "data"], check=True, stdout=subprocess.DEVNULL, cwd=self.folder)

    def command(self) -> list[str]:
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", "max_connections": "200"}
        settings["fsync"] = "on" if self._waits else "off"
        given = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [tool("postgres"), "-D", "data", "-p", str(self.port), *given]

    def answers(self) -> bool:
        try:
            psycopg.connect(self.address("postgres"), connect_timeout=1).close()
        except psycopg.OperationalError:
            return False
        return True

    def address(self, name: str) -> str:
        """Of a database."""
        return f"postgresql://quadriga@127.0.0.1:{self.port}/{name}"

    def new(self) -> str:
        """The address of a new database."""
        self._made += 1
        name = f"games{self._made}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as line:
            line.execute(f"CREATE DATABASE {name}")
        return self.address(name)


class RedisServer(Part):
    """Redis, which keeps nothing."""

    def command(self) -> list[str]:
        found = shutil.which("redis-server")
        assert found, f"redis-server {MISSING}"
        settings = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        return [found, "--port", str(self.port), *settings]

    def answers(self) -> bool:
        try:
            with Redis.from_url(self.address, socket_timeout=1) as redis:
                return bool(redis.ping())
        except Exception:
            return False

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"
