"""Connections: how many there may be, and how long each may take to say what it wants."""

import asyncio
import resource
from collections import Counter
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEADER_SECONDS: Final = 10.0
"""From its first moment, or the first byte of a further request, until the last header is there."""
BODY_SECONDS: Final = 30.0
"""From the last header until the last byte of the body."""
TAKING_SECONDS: Final = 120.0
"""From the moment more of an answer waits than is kept for a connection until most of that was taken."""
HEADER_BYTES: Final = 16_384
MOST: Final = 4000
"""Connections in all; one more is closed before it is read."""
FILES: Final = 300
"""Files a process may have open beside its connections: the games, its log, its workers, its code."""
MOST_OF_ONE: Final = 700
"""Connections of one address: its sockets, and a few more for its requests."""


class Patient(HttpToolsProtocol):
    """A connection that is given up when it dawdles, and refused where there are too many."""

    header_seconds: ClassVar[float] = HEADER_SECONDS
    body_seconds: ClassVar[float] = BODY_SECONDS
    taking_seconds: ClassVar[float] = TAKING_SECONDS
    most: ClassVar[int] = MOST
    most_of_one: ClassVar[int] = MOST_OF_ONE
    proxies: ClassVar[frozenset[str]] = frozenset()
    """Addresses behind which everybody comes: theirs are not counted as one visitor's."""
    everywhere: Final[Counter[str]] = Counter()
    """Open connections by address, sockets included."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._deadline: asyncio.TimerHandle | None = None
        self._untaken: asyncio.TimerHandle | None = None
        self._unread = 0
        super().connection_made(transport)
        self._address = str(self.client[0]) if self.client else ""
        is_hoarding = self._address not in self.proxies and self.everywhere[self._address] >= self.most_of_one
        crowded = self.everywhere.total() >= self.most or is_hoarding
        self.everywhere[self._address] += 1
        if crowded:
            transport.abort()
        else:
            self._within(self.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        self._taken()
        forget(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None and self._is_answered:
            self._within(self.header_seconds)
        self._unread += len(data)
        super().data_received(data)
        if self._unread > HEADER_BYTES and self._reads_headers and not self.transport.is_closing():
            self.transport.abort()

    @property
    def _reads_headers(self) -> bool:
        """Whether a request has begun whose headers are not all there."""
        return self._deadline is not None and not self._has_headers

    _has_headers = False

    def on_message_begin(self) -> None:
        self._has_headers = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._has_headers = True
        self._unread = 0
        self._within(self.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._unread = 0
        self._in_time()
        super().on_message_complete()

    def pause_writing(self) -> None:
        self._taken()
        self._untaken = self.loop.call_later(self.taking_seconds, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._taken()
        super().resume_writing()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        is_last = self.cycle is not None and self.cycle.response_complete
        if is_last and self._untaken is None and self.transport.get_write_buffer_size():
            self._untaken = self.loop.call_later(self.taking_seconds, self._give_up_untaken)
        if is_last and self._deadline is None and self._has_headers:
            self._let_go()

    def _let_go(self) -> None:
        """What was asked, all of it, and answered is of no use any more, however long the connection is kept."""
        self.cycle = None  # type: ignore[assignment]
        self.headers = []
        self.scope = {}  # type: ignore[typeddict-item]

    @property
    def _is_answered(self) -> bool:
        """Whether all that was asked was answered."""
        return self.cycle is None or self.cycle.response_complete

    def _give_up_untaken(self) -> None:
        """The end of the last answer, too short for anything to wait for it, was not taken either."""
        self._untaken = None
        if self._is_answered and self.transport.get_write_buffer_size():
            self.transport.abort()

    def _taken(self) -> None:
        if self._untaken is not None:
            self._untaken.cancel()
            self._untaken = None

    def handle_websocket_upgrade(self) -> None:
        self._in_time()
        self._taken()
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        address, lost = self._address, protocol.connection_lost

        def connection_lost(exc: Exception | None) -> None:
            forget(address)
            lost(exc)

        protocol.connection_lost = connection_lost

    def _within(self, seconds: float) -> None:
        self._in_time()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _in_time(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def make_room() -> int:
    """Ask the system for as many open files as our connections may need; how many connections there can be.

    One connection more than there are files would leave the server unable to open anything, the games included: where
    the system does not allow enough, fewer are let in.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    Patient.most = MOST if soft == resource.RLIM_INFINITY else max(1, min(MOST, soft - FILES))
    return Patient.most


def forget(address: str) -> None:
    """A connection of this address is gone."""
    Patient.everywhere[address] -= 1
    if Patient.everywhere[address] <= 0:
        del Patient.everywhere[address]
