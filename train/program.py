"""What the programs of this folder have in common: how they write files and say what went wrong."""
import contextlib
import os
import tempfile
from pathlib import Path


def run(main):
    """Says in one line what went wrong where the files are the reason."""
    try:
        main()
    except CannotWrite as error:
        raise SystemExit(str(error)) from None


class CannotWrite(Exception):
    def __init__(self, path, reason):
        super().__init__(f"cannot write '{path}': {reason}")
        self.reason = reason


@contextlib.contextmanager
def whole_file(path):
    """A file to write to, which gets its name when all of it is written: until then, and if that fails, a file that has the
    name stays as it is."""
    part = Path(f"{path}.part")
    try:
        with open(part, "wb") as f:
            yield f
        os.replace(part, path)
    except BaseException as error:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise CannotWrite(path, error.strerror) from None
        raise


def write_whole(path, data):
    with whole_file(path) as f:
        f.write(data)
        f.flush()
        os.fsync(f.fileno())


def append(path, text):
    try:
        with open(path, "a") as f:
            f.write(text)
    except OSError as error:
        raise CannotWrite(path, error.strerror) from None


def make_folder(path):
    """Where files can be written: to find out now is better than at the end of a run."""
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            pass
    except OSError as error:
        raise CannotWrite(path, "it is not a folder" if isinstance(error, (FileExistsError, NotADirectoryError)) else error.strerror) from None
