"""Bots, analysis, perfect play, certificates, counts, komi; and that long work can be stopped."""
import os
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import omnigo


def test_bots_play_a_game():
    assert {"expert", "random", "net", "perfect"} <= set(omnigo.bots())
    game = omnigo.Game("5x5")
    players = [omnigo.bot("random", seed=1), omnigo.bot("expert", playouts=20)]
    while not game.over:
        game.play(players[game.seat].choose(game))
    assert len(game.score()) == 2
    with pytest.raises(ValueError):
        players[0].choose(game)


def test_the_same_seed_plays_the_same():
    game = omnigo.Game("7x7")
    chosen = {omnigo.bot("omnigo", playouts=100, seed=5).choose(game) for _ in range(3)}
    assert len(chosen) == 1


def test_analysis_has_ownership():
    game = omnigo.Game("5x5", players=3)
    found = omnigo.bot("omnigo", playouts=200).analyse(game)
    assert found["to_play"] == "black" and found["visits"] >= 100
    assert found["ownership"].shape == (3, 25)
    assert 0 <= found["ownership"].min() and found["ownership"].sum(axis=0).max() <= 1.0001
    assert abs(sum(found["win"]) - 1) < 1e-6
    assert found["moves"][0]["line"][0] == found["moves"][0]["move"]


def test_wrong_limits_are_value_errors():
    for options in (dict(playouts=0), dict(playouts=5, visits=5), dict(seconds=-1.0), dict(seconds=float("nan")), dict(threads=0)):
        with pytest.raises(ValueError):
            omnigo.bot("omnigo", **options)
    with pytest.raises(ValueError, match="unknown bot"):
        omnigo.bot("nobody")


def test_perfect_play_and_its_certificate(tmp_path):
    path = tmp_path / "2x2.cert"
    solved = omnigo.solve(omnigo.Game("2x2", rules="no-suicide"), certificate=path)
    assert solved.value == 1 and solved.best and solved.pv
    proof = omnigo.verify(path)
    assert proof.at_least == proof.at_most == 1
    path.write_bytes(path.read_bytes()[:-3])
    with pytest.raises(ValueError):
        omnigo.verify(path)
    with pytest.raises(ValueError):
        omnigo.verify(tmp_path / "nothing")
    with pytest.raises(ValueError):
        omnigo.verify(tmp_path)


def test_solve_refuses_what_it_cannot_do():
    with pytest.raises(ValueError):
        omnigo.solve(omnigo.Game("9x9"))
    with pytest.raises(ValueError):
        omnigo.solve(omnigo.Game("2x2", rules="japanese"))


def test_counts():
    assert omnigo.count("3x3") == 12675
    assert omnigo.count("2x2", players=3) == 127
    assert omnigo.count("8x8") == 990966953618170260281935463385
    with pytest.raises(ValueError):
        omnigo.count("3x3", players=0)


def test_komi():
    found = omnigo.komi("3x3", games=8, playouts=10)
    assert found.games >= 1 and len(found.suggested) == 2 and found.low[1] <= found.high[1]


def test_other_threads_go_on_while_a_bot_thinks():
    ticks = 0
    thinking = threading.Thread(target=lambda: omnigo.bot("omnigo", seconds=0.5).choose(omnigo.Game("9x9")))
    thinking.start()
    while thinking.is_alive():
        ticks += 1
        time.sleep(0.01)
    assert ticks > 5


def test_threads_share_a_bot_and_a_game():
    bot, game = omnigo.bot("omnigo", playouts=50), omnigo.Game("5x5")
    chosen = []
    threads = [threading.Thread(target=lambda: chosen.append(bot.choose(game))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(chosen) == 4


@pytest.mark.parametrize(
    "work",
    [
        "omnigo.bot('omnigo', seconds=60).choose(omnigo.Game('9x9'))",
        "omnigo.solve(omnigo.Game('4x4'))",
        "omnigo.count('triangular:6')",
        "omnigo.komi('9x9', games=1000)",
    ],
)
def test_ctrl_c_stops_long_work(work):
    heed = "signal.signal(signal.SIGINT, signal.default_int_handler)"  # a shell's background jobs ignore Ctrl-C
    program = f"import omnigo, signal; {heed}; print('ready', flush=True); {work}"
    child = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert child.stdout is not None and child.stdout.readline() == b"ready\n"
    time.sleep(0.5)
    os.kill(child.pid, signal.SIGINT)
    _, errors = child.communicate(timeout=20)
    assert b"KeyboardInterrupt" in errors


def test_the_course_in_a_terminal():
    def play(board, *moves):
        return subprocess.run([sys.executable, "-m", "omnigo.course", board], input="\n".join(moves), capture_output=True, text=True)

    run = play("3x2", "B1", "B1", "undo", "B2", "pass", "pass")
    assert run.returncode == 0 and "white at B1: the point is occupied" in run.stdout and "score: 6, winner: black" in run.stdout
    run = play("zzz:3")
    assert run.returncode == 1 and run.stderr.startswith("unknown board family") and "Traceback" not in run.stderr


def test_the_course_says_how_it_is_called():
    for arguments in (["--help"], ["5x5", "6x6"]):
        ran = subprocess.run([sys.executable, "-m", "omnigo.course", *arguments], capture_output=True, text=True)
        assert ran.returncode == 1 and ran.stderr.startswith("usage: python -m omnigo.course [BOARD]\n")


def test_other_modules_are_there_when_they_are_used():
    code = """
import sys
sys.modules["gymnasium"] = None  # as if it were not installed
import omnigo
print(omnigo.course.GoState("3x3").to_play(), hasattr(omnigo, "nonsense"))
omnigo.gymnasium
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.stdout == "black False\n"
    assert ran.stderr.endswith("omnigo.gymnasium needs gymnasium: in the checkout, run pip install '.[rl]'\n")


def test_wrong_types_are_named():
    with pytest.raises(TypeError, match="game: expected a Game, such as Game.'3x3'., got '3x3'"):
        omnigo.solve("3x3")
    for arguments, options in ((("4", "3x3"), {}), ((4, "3x3"), {"threads": 1.5})):
        with pytest.raises(TypeError, match="expected a whole number, got"):
            omnigo.Batch(*arguments, **options)
