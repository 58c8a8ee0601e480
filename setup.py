"""Builds the package; engine, games and bots are compiled by mypyc where a C compiler is present.

QUADRIGA_PURE=1 asks for plain Python.
"""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

COMPILED = ("engine", "games", "bots")


def compiler() -> bool:
    """Whether this machine can compile an extension module."""
    named = (sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return header.exists() and any(shutil.which(one) for one in (named, "cc", "gcc", "clang"))


def modules() -> list[str]:
    """The files to compile."""
    root = Path("src") / "quadriga"
    return sorted(str(path) for folder in COMPILED for path in (root / folder).rglob("*.py"))


if os.environ.get("QUADRIGA_PURE") == "1" or not compiler():
    setup()
else:
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(modules(), opt_level="2", debug_level="0", multi_file=True))
