"""Who does the work: processes of this machine or, with the extra `quadriga[cluster]`, those of a Ray cluster.

The same jobs with the same arguments give the same results on both, and come back in the order they were given.
"""

import multiprocessing
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor
from time import monotonic
from types import TracebackType
from typing import Any, Final

AHEAD: Final = 4
"""So many jobs a worker wait for it: none is ever idle, and few are thrown away when time is up."""
LOCAL: Final = "local"
"""A cluster of this machine alone."""


class Crew:
    """Some workers; `with` it, they are gone at the end."""

    def __init__(
        self, workers: int, cluster: str = "", seconds: float = 0.0, clock: Callable[[], float] = monotonic
    ) -> None:
        self.workers: Final = workers
        self.cluster: Final = cluster
        self.clock: Final = clock
        self.began: Final = clock()
        self.seconds: Final = seconds
        """How long they may work all in all; 0: as long as it takes."""
        self._pool: ProcessPoolExecutor | None = None
        self._ray: Any = None

    def __enter__(self) -> "Crew":
        if self.cluster:
            import ray

            self._ray = ray
            address = None if self.cluster == LOCAL else self.cluster
            ray.init(address=address, num_cpus=None if address else self.workers, log_to_driver=False)
        else:
            self._pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("fork"))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
        if self._ray is not None:
            self._ray.shutdown()

    def is_late(self, share: float = 1.0) -> bool:
        """Whether that share of the time is over."""
        return self.seconds > 0 and self.clock() - self.began >= share * self.seconds

    def each(
        self, job: Callable[..., Any], many: Iterable[tuple[Any, ...]], share: float = 1.0
    ) -> Generator[Any, None, None]:
        """The results of a job for each of many arguments, in their order; none after that share of the time."""
        waiting: deque[Any] = deque()
        left = iter(many)
        if self._ray is not None:
            job = self._ray.remote(job).remote
        try:
            while not self.is_late(share):
                while len(waiting) < AHEAD * self.workers and (given := next(left, None)) is not None:
                    waiting.append(self._begin(job, given))
                if not waiting:
                    return
                yield self._end(waiting.popleft())
        finally:
            for one in waiting:
                self._drop(one)

    def _begin(self, job: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        return job(*given) if self._pool is None else self._pool.submit(job, *given)

    def _end(self, begun: Any) -> Any:
        return self._ray.get(begun) if self._pool is None else begun.result()

    def _drop(self, begun: Any) -> None:
        if self._pool is None:
            self._ray.cancel(begun, force=True)
        else:
            begun.cancel()
