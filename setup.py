"""Builds the package; engine, games, records and bots are compiled by mypyc where a C compiler is present.

QUADRIGA_PURE=1 asks for plain Python. A wheel always holds the browser client: it is built where it is missing, and
where that cannot be done there is no wheel.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILED = ("engine", "games", "records", "bots")
CLIENT = Path("src") / "quadriga" / "server" / "client" / "index.html"


def build_client() -> None:
    """Build the browser client where it is missing; SystemExit says why it cannot be."""
    if CLIENT.is_file():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("The browser client is not built, and there is no npm to build it: install Node.js")
    for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        if subprocess.run([npm, *words], cwd="web").returncode:
            raise SystemExit(f"The browser client cannot be built: `npm {' '.join(words)}` in web/ failed, see above")


def compiler() -> bool:
    """Whether this machine can compile an extension module."""
    named = (sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return header.exists() and any(shutil.which(one) for one in (named, "cc", "gcc", "clang"))


def modules() -> list[str]:
    """The files to compile; those with the types of views are read at run time, where compiled ones know less."""
    root = Path("src") / "quadriga"
    found = [path for folder in COMPILED for path in (root / folder).rglob("*.py")]
    return sorted(str(path) for path in found if path.name != "shown.py")


class BuildOnAllCores(build_ext):  # type: ignore[misc]
    """Compiles the C files of the one extension side by side; setuptools would take them one after the other."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], *args: Any, **named: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                found = list(pool.map(lambda source: one_by_one([source], *args, **named), sources))
            return [name for names in found for name in names]

        self.compiler.compile = side_by_side
        super().build_extensions()


if "bdist_wheel" in sys.argv:
    build_client()
if os.environ.get("QUADRIGA_PURE") == "1" or not compiler():
    setup()
else:
    from mypyc.build import mypycify

    compiled = mypycify(modules(), opt_level="2", debug_level="0", multi_file=True)
    if sys.platform.startswith("linux"):
        for extension in compiled:  # calls within it go straight to their functions: 7 % of a random game
            extension.extra_link_args.append("-Wl,-Bsymbolic")
    setup(ext_modules=compiled, cmdclass={"build_ext": BuildOnAllCores})
