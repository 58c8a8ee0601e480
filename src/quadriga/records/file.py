"""A record on disk: each line is handed to the operating system before the move counts as made."""

import os
from pathlib import Path
from typing import Final, final


@final
class RecordFile:
    """The file a record is written to; `write` is its sink. What a failed write left behind is cut off again."""

    def __init__(self, path: Path, again: bool = False, sync: bool = False) -> None:
        """Create the file (raises FileExistsError), or with `again` go on with it; `sync` waits for the disk itself."""
        self.path: Final = path
        self.sync: Final = sync
        self._file: Final = path.open("r+b" if again else "xb", buffering=0)
        self._size = self._file.seek(0, os.SEEK_END)

    def write(self, line: str) -> None:
        """Add one line; when this returns no crash of the program can lose it."""
        data = line.encode("ascii")
        try:
            written = 0
            while written < len(data):
                written += self._file.write(data[written:])
            if self.sync:
                os.fsync(self._file.fileno())
        except BaseException:
            self.cut(self._size)
            raise
        self._size += len(data)

    def cut(self, size: int) -> None:
        """Keep the first `size` bytes: for a line that a crash cut short."""
        self._file.truncate(size)
        self._size = self._file.seek(size)

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()
