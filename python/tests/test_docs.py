"""Examples of the documentation, types, and the notebooks, which run from the first cell to the last."""
import doctest
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

import omnigo

ROOT = Path(__file__).resolve().parent.parent.parent
MODULES = ["omnigo", "omnigo.batch", "omnigo.exact", "omnigo.course", "omnigo.pettingzoo", "omnigo.gymnasium", "omnigo.openspiel"]
NOTEBOOKS = sorted((ROOT / "python" / "notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_the_modules(name):
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as missing:
        pytest.skip(str(missing))
    failed, tried = doctest.testmod(module)
    assert failed == 0 and tried > 0


def test_examples_in_the_guide():
    text = (ROOT / "docs" / "python.md").read_text()
    examples = "\n".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL))
    parsed = doctest.DocTestParser().get_doctest(examples, {}, "docs/python.md", None, 0)
    assert len(parsed.examples) > 20
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(parsed)
    assert runner.failures == 0


def test_types():
    pytest.importorskip("mypy")
    run = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--ignore-missing-imports", "--cache-dir=/dev/null", "-p", "omnigo"],
                         capture_output=True, text=True, cwd=ROOT / "python")
    assert run.returncode == 0, run.stdout


def test_the_stub_says_what_the_module_has():
    pytest.importorskip("mypy")
    stub = (ROOT / "python" / "omnigo" / "_omnigo.pyi").read_text()
    for name in ("Board", "Game", "Bot", "_Batch"):
        body = re.search(rf"\nclass {name}:\n(.*?)(?=\nclass |\ndef |\Z)", stub, re.DOTALL)[1]
        written = set(re.findall(r"    def (\w+)\(", body)) - {"__init__"}
        real = {n for n in vars(getattr(omnigo._omnigo, name)) if not n.startswith("__")}
        assert real <= written and written - {"__len__", "__eq__", "__hash__", "__copy__", "__deepcopy__"} <= real


@pytest.mark.slow
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_run_and_become_pages(path, tmp_path):
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    nbconvert = pytest.importorskip("nbconvert")
    notebook = nbformat.read(path, as_version=4)
    nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    page, _ = nbconvert.HTMLExporter().from_notebook_node(notebook)
    (tmp_path / "page.html").write_text(page)
    shown = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    body = page.partition("<body")[2]  # the style sheet before it has pictures too
    assert shown and body.count("jp-OutputArea-output") == len(shown)
    assert body.count("data:image/svg+xml") == sum("image/svg+xml" in output.get("data", {}) for output in shown)


def test_there_are_five_notebooks():
    assert len(NOTEBOOKS) == 5
