"""The trial of the mutants: rule tests collected once, each mutant tried in a process of its own."""

import os
import resource
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from math import inf
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Final, final

import pytest

from tools.mutants.breaking import Mutant, Source

ROOT: Final = Path(__file__).parents[2]
COLLECTING: Final = -1
CALLED: Final = "functions_called"
"""The name under which the functions of a module find where to say that they were called."""
OPTIONS: Final = [
    "-o",
    "addopts=",
    "-p",
    "no:terminal",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    "--rootdir",
    str(ROOT),
]
MEMORY: Final = 4 << 30
"""What a mutant may use before it counts as broken: some never stop counting."""
PATIENCE: Final = 10
"""How many times its usual time a test may take against a mutant,"""
GRACE: Final = 3
"""and so many seconds of the processor more."""


@final
class Trial:
    """A pytest plugin: runs the tests as they are, then those that call a mutant's function, against it."""

    def __init__(
        self, game: str, sources: dict[str, Source], mutants: list[Mutant], jobs: int, quick: float = inf
    ) -> None:
        self.game: Final = game
        self.quick: Final = quick
        """Tests that take longer than so many seconds are not tried against mutants."""
        self.sources: Final = sources
        self.jobs: Final = jobs
        self.mutants: Final = mutants
        self.survivors: list[Mutant] = []
        self.has_failed = False
        self.is_sound = False
        """Whether the tests pass while nothing is broken."""
        self._functions: Final[dict[tuple[str, str], Mutant]] = {}
        """For each function to be broken one of its mutants, by file and name."""
        self._calls: Final[dict[str, list[int]]] = {}
        """For each function the tests that call it; COLLECTING stands for what is called before the first."""
        self._called: Final[set[str]] = set()
        """The functions called by now."""
        self._seconds: Final[list[float]] = []

    # ---------------------------------------------------------------- what pytest calls

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test passed, or did not."""
        self.has_failed = self.has_failed or report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """All tests once, to see which calls what; then the mutants."""
        self._watch(session)
        self.is_sound = not self.has_failed
        if self.is_sound:
            self._try_all(session)
        return True

    # ---------------------------------------------------------------- as it is

    def watch(self) -> None:
        """Notice from now on who calls the functions that will be broken."""
        for mutant in self.mutants:
            self._functions[str(self.sources[mutant.file].path), mutant.function] = mutant
        sys.settrace(self._trace)

    def _trace(self, frame: FrameType, event: str, argument: object) -> None:
        mutant = self._functions.get((frame.f_code.co_filename, frame.f_code.co_qualname))
        if mutant is not None:
            self._called.add(mutant.home)

    def _watch(self, session: pytest.Session) -> None:
        """Run every test; the functions themselves say that they were called, which costs less than tracing."""
        sys.settrace(None)
        self._note(COLLECTING)
        restore = [self._mark(mutant) for mutant in self._functions.values()]
        for number in range(len(session.items)):
            began = time.process_time()
            self._run(session, [number])
            self._seconds.append(time.process_time() - began)
            self._note(number)
        for found, code in restore:
            found.__code__ = code

    def _note(self, test: int) -> None:
        for function in self._called:
            self._calls.setdefault(function, []).append(test)
        self._called.clear()

    def _mark(self, mutant: Mutant) -> tuple[FunctionType, CodeType]:
        """Let a function say when it is called; the function, and its code as it was."""
        found = function_of(self.game, mutant)
        found.__globals__[CALLED] = self._called
        code = found.__code__
        found.__code__ = self.sources[mutant.file].marked(mutant.function, f"{CALLED}.add({mutant.home!r})")
        return found, code

    def _run(self, session: pytest.Session, numbers: list[int]) -> None:
        """Run tests until one fails."""
        items = [session.items[number] for number in numbers]
        for at, item in enumerate(items):
            following = items[at + 1] if at + 1 < len(items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.has_failed:
                return

    # ---------------------------------------------------------------- broken

    def _try_all(self, session: pytest.Session) -> None:
        waiting = list(self.mutants)
        running: dict[int, Mutant] = {}
        while waiting or running:
            while waiting and len(running) < self.jobs:
                mutant = waiting.pop(0)
                running[self._fork(session, mutant)] = mutant
            child, status = os.wait()
            mutant = running.pop(child)
            if status == 0:
                self.survivors.append(mutant)
                print(f"lives: {mutant.name}  (line {mutant.line})", flush=True)

    def _fork(self, session: pytest.Session, mutant: Mutant) -> int:
        """A process that tries one mutant and ends with 0 if it lives."""
        child = os.fork()
        if child == 0:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            is_caught = True
            try:
                is_caught = self._is_caught(session, mutant)
            finally:
                os._exit(1 if is_caught else 0)
        return child

    def _is_caught(self, session: pytest.Session, mutant: Mutant) -> bool:
        """Whether a test that calls the function fails; too long and too large count as failing."""
        calls = self._calls.get(mutant.home, [])
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if COLLECTING in calls:
            _allow(sum(self._seconds))
            os.execv(sys.executable, [sys.executable, "-m", "tools.mutants", self.game, "--alone", mutant.name])
        break_function(self.game, self.sources, mutant)
        quick = [number for number in calls if self._seconds[number] <= self.quick]
        for number in sorted(quick, key=lambda number: self._seconds[number]):
            _allow(self._seconds[number])
            self._run(session, [number])
            if self.has_failed:
                return True
        return False


def _allow(seconds: float) -> None:
    """Let this process go on for a while; a mutant that never ends is killed then."""
    limit = int(time.process_time() + seconds * PATIENCE) + GRACE
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))


def try_alone(game: str, sources: dict[str, Source], mutant: Mutant) -> bool:
    """Whether the tests catch a mutant that is there before anything is loaded: what it breaks is done only once."""
    sys.meta_path.insert(0, _Broken(module_of(game, mutant), sources[mutant.file], mutant))
    return pytest.main([*OPTIONS, "-x", rule_tests(game)]) != 0


@final
class _Broken(MetaPathFinder):
    """Loads one module with the change made."""

    def __init__(self, module: str, source: Source, mutant: Mutant) -> None:
        self.module: Final = module
        self.source: Final = source
        self.mutant: Final = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.module:
            return None
        file = str(self.source.path)
        return spec_from_file_location(fullname, file, loader=_Loader(fullname, file, self.source.whole(self.mutant)))


@final
class _Loader(SourceFileLoader):
    """Gives a module its code, whatever the file says."""

    def __init__(self, fullname: str, path: str, code: CodeType) -> None:
        super().__init__(fullname, path)
        self.code: Final = code

    def get_code(self, fullname: str) -> CodeType:
        return self.code


def break_function(game: str, sources: dict[str, Source], mutant: Mutant) -> None:
    """Replace the code of the function as it is in memory: whoever imported it sees the change."""
    function_of(game, mutant).__code__ = sources[mutant.file].broken(mutant)


def function_of(game: str, mutant: Mutant) -> FunctionType:
    """The function a mutant breaks, as it is in memory."""
    found: object = import_module(module_of(game, mutant))
    for part in mutant.function.split("."):
        found = vars(found)[part]
    found = getattr(found, "fget", None) or getattr(found, "__func__", found)
    if not isinstance(found, FunctionType):
        raise SystemExit(f"{mutant.home} is compiled: mutants need plain Python")
    return found


def module_of(game: str, mutant: Mutant) -> str:
    """The name of the module a mutant breaks."""
    return f"quadriga.games.{game}.{mutant.file.removesuffix('.py').replace('/', '.')}"


def rule_tests(game: str) -> str:
    """The tests mutants have to die by: the rules of the title, without records of whole games and matches of bots."""
    return str(ROOT / "tests" / "rules" / game)
