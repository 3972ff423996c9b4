"""What the programs of this folder have in common: how they begin, read options, write files and say what went wrong."""
import argparse
import contextlib
import json
import os
import signal
import sys
import tempfile
from pathlib import Path


def begin():
    """To be called before PyTorch is imported, which takes seconds. From then on Ctrl-C ends the program with one line."""
    for kind in (signal.SIGINT, signal.SIGTERM):
        signal.signal(kind, stop)
    try:
        import numpy, safetensors, torch
    except ModuleNotFoundError as missing:
        raise SystemExit(f"there is no Python package '{missing.name}'; `pip install torch numpy safetensors` installs it") from None


def stop(*_):
    raise SystemExit("stopped")


def run(main):
    """Says in one line what went wrong where the files or the machine are the reason."""
    try:
        main()
    except CannotWrite as error:
        raise SystemExit(str(error)) from None
    except (MemoryError, RuntimeError) as error:
        if not is_out_of_memory(error):
            raise
        raise SystemExit("out of memory: play fewer games at once") from None


def is_out_of_memory(error):
    import torch
    return isinstance(error, (MemoryError, torch.cuda.OutOfMemoryError)) or "can't allocate memory" in str(error)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message):
        self.exit(2, f"{self.prog}: {message.removeprefix('argument ')}\n")


def option_type(expected):
    """Of a function that reads the value of an option, and raises ValueError where it is not as expected."""
    def decorate(read):
        def checked(text):
            try:
                return read(text)
            except ValueError:
                raise argparse.ArgumentTypeError(f"expected {expected}, got '{text}'") from None
        return checked
    return decorate


def require(good):
    if not good:
        raise ValueError


def number(kind=float, above=None, least=None, most=None):
    """The type of an option whose value is in this range: above a number, or at least that number."""
    name = "a whole number" if kind is int else "a number"
    if most is None:
        expected = f"{name} above {above:,}" if least is None else f"{name} from {least:,}"
    else:
        expected = f"{name} above {above:,}, up to {most:,}" if least is None else f"{name} from {least:,} to {most:,}"

    @option_type(expected)
    def read(text):
        value = kind(text)
        require((value > above if least is None else value >= least) and value <= (sys.float_info.max if most is None else most))
        return value
    return read


@option_type("cuda or cpu")
def device(text):
    require(text in ("cuda", "cpu"))
    return text


def find_gpu(device):
    import torch
    if device == "cuda" and not torch.cuda.is_available():
        raise SystemExit("PyTorch finds no GPU; everything also runs on the host, slowly: --device cpu")


def read_json(path):
    try:
        return json.loads(Path(path).read_text())
    except OSError:
        raise SystemExit(f"cannot read '{path}'") from None
    except (ValueError, RecursionError):
        raise SystemExit(f"{path}: not a JSON file, or cut off") from None


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
