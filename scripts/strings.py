#!/usr/bin/env python3
"""Write every text that a person can see into one file, to be read from top to bottom.

    scripts/strings.py [OUTPUT]        (default: build/strings.txt)

Its parts: the help of every command, the errors and reports of the programs and of the server, the catalogue of the
web client in English, and what the library says about its games. The program in build/release must be built.
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "build/release/omnigo"
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')


def help_of(*command):
    return subprocess.run([PROGRAM, *command, "--help"], capture_output=True, text=True, check=True).stdout


def names_in(text):
    return [line.split()[0] for line in text.splitlines() if re.match(r"  [a-z]+  ", line)]


def helps():
    yield "omnigo --help", help_of()
    for command in names_in(help_of()):
        yield f"omnigo {command} --help", help_of(command)
    for benchmark in names_in(help_of("bench")):
        yield f"omnigo bench {benchmark} --help", help_of("bench", benchmark)


def literals(code):
    """Strings with at least two words, those next to each other as one. Not those of includes and raw texts (help)."""
    code = re.sub(r'R"\(.*?\)"', " ", code, flags=re.S)
    code = re.sub(r"^\s*(#include|//).*$", "", code, flags=re.M)
    code = re.sub(r"\s//.*$", "", code, flags=re.M)
    code = re.sub(r'"\s*\n\s*"', "", code)
    for text in LITERAL.findall(code):
        if re.search(r"[a-z]{2,} [a-z]{2,}|[a-z]{3,}: | [a-z]{3,}\b", text) and not re.search(r"SELECT|INSERT|UPDATE|CREATE|DELETE|WHERE", text):
            yield text


def program_texts():
    for part in ("src", "apps"):
        for path in sorted((ROOT / part).rglob("*")):
            if path.suffix in (".cpp", ".h"):
                texts = list(dict.fromkeys(literals(path.read_text())))
                if texts:
                    yield str(path.relative_to(ROOT)), "\n".join(texts)


def catalogue():
    for path in sorted((ROOT / "web/src/i18n/en").glob("*.ftl")):
        yield str(path.relative_to(ROOT)), path.read_text()


def library():
    for path in sorted((ROOT / "data/library").glob("*.json")):
        record = json.loads(path.read_text())
        said = list(record["info"].values()) + [event["comment"] for event in record["events"] if "comment" in event]
        yield str(path.relative_to(ROOT)), "\n".join(said)


def main():
    output = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build/strings.txt"
    with output.open("w") as out:
        for texts in (helps, program_texts, catalogue, library):
            for title, text in texts():
                out.write(f"=== {title}\n{text.strip()}\n\n")
    print(f"{output}: {sum(1 for _ in output.open())} lines")


if __name__ == "__main__":
    main()
