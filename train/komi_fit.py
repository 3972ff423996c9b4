"""Which komi gives every seat its share, from games that were played with different komi.

Players know the komi and play for it, so the scores of games with one komi say little about another. What counts here
is who won, and with which komi. The chance of seat i follows exp(a_i + b * komi_i): one constant for each seat, and
one slope. All komi are in half points; the first seat gets none.
"""
import math

import numpy as np

EVEN_GAMES = 4  # counted beside the real ones, won equally often: keeps the first answers moderate
USUAL_SLOPE = 6  # for each half point of komi, times the number of points, before any game
SLOPE_DOUBT = 1.0  # the standard deviation of the logarithm of the slope, before any game
NEAR = 0.8  # games with a komi this far away, times the slope, count for exp(-1/2)
OWN_GAMES = 200  # games with exactly this komi that count as much as the model
ITERATIONS = 30


def shares_of_games(scores, komi):
    """scores: a row of points per game; komi: one for all, or a row per game. For each game what each seat won; ties are shared."""
    totals = 2 * np.asarray(scores) + np.asarray(komi)
    best = totals == totals.max(1, keepdims=True)
    return best / best.sum(1, keepdims=True)


def shares_of_wins(scores, komi):
    return shares_of_games(scores, komi).mean(0)


def ties(scores, komi):
    return float((shares_of_games(scores, komi).max(1) < 1).mean())


def off_even(shares):
    return float(np.abs(np.asarray(shares) - 1 / len(shares)).max())


class Model:
    """Fitted to games near `centre`: komi [games, seats] and won [games, seats]."""

    def __init__(self, komi, won, centre, points, slope=None):
        self.seats, self.usual_slope = len(centre), USUAL_SLOPE / points
        slope = slope or self.usual_slope
        away = slope * np.abs(komi - centre).max(1) if len(komi) else np.zeros(0)
        weights = np.exp(-0.5 * (away / NEAR) ** 2)
        self.games = float(weights.sum())
        self.komi = np.concatenate([komi.reshape(-1, self.seats), [centre]])
        self.won = np.concatenate([won.reshape(-1, self.seats), np.full((1, self.seats), 1 / self.seats)])
        self.weights = np.append(weights, EVEN_GAMES)
        self.constants, self.log_slope = -slope * np.asarray(centre, float), math.log(slope)
        for _ in range(ITERATIONS):
            if np.abs(self.improve()).max() < 1e-4:
                break
        del self.komi, self.won, self.weights

    @property
    def slope(self):
        return math.exp(self.log_slope)

    def predict(self, komi):
        """The shares of the seats with this komi, or with each of several."""
        u = self.constants + self.slope * np.asarray(komi)
        p = np.exp(u - u.max(-1, keepdims=True))
        return p / p.sum(-1, keepdims=True)

    def improve(self):
        """One step of Newton's method; the unknowns are the constants of all seats but the first, and the slope's logarithm."""
        p = self.predict(self.komi)
        missed = self.weights[:, None] * (self.won - p)
        along = self.slope * self.komi  # of the utilities, as the slope's logarithm grows
        mean = (p * along).sum(1, keepdims=True)
        doubt = (self.log_slope - math.log(self.usual_slope)) / SLOPE_DOUBT ** 2
        gradient = np.append(missed.sum(0)[1:], (missed * along).sum() - doubt)
        n = self.seats
        weighted = self.weights[:, None] * p
        fisher = np.zeros((n, n))
        fisher[:n - 1, :n - 1] = (np.diag(weighted.sum(0)) - weighted.T @ p)[1:, 1:]
        fisher[:n - 1, n - 1] = fisher[n - 1, :n - 1] = (weighted * (along - mean)).sum(0)[1:]
        fisher[n - 1, n - 1] = (weighted * (along - mean) ** 2).sum() + 1 / SLOPE_DOUBT ** 2
        step = np.clip(np.linalg.solve(fisher + 1e-9 * np.eye(n), gradient), -1, 1)
        self.constants[1:] += step[:n - 1]
        self.log_slope += step[n - 1]
        return step

    def balance(self):
        """The komi at which all seats have the same chance."""
        return (self.constants[0] - self.constants) / self.slope


def best_komi(model, centre, tried, most):
    """Whole half points near the centre: what the model and the games with exactly that komi together call fairest.
    tried: {komi: (games, shares)}. Where a tie would be possible between two, the komi must be clearly fairer."""
    def judge(komi):
        games, shares = tried.get(tuple(komi), (0, 0))
        expected = (OWN_GAMES * model.predict(komi) + games * np.asarray(shares)) / (OWN_GAMES + games)
        return off_even(expected) + (0.01 if len(komi) == 2 and komi[1] % 2 == 0 else 0)

    now = [0] + [int(max(-most, min(most, round(k)))) for k in centre[1:]]
    seen, best = judge(now), now
    for _ in range(4):
        start = list(best)
        for seat in range(1, len(now)):
            for step in (-2, -1, 1, 2):
                komi = list(start)
                komi[seat] = max(-most, min(most, komi[seat] + step))
                value = judge(komi)
                if value < seen - 1e-6:
                    seen, best = value, komi
        if best == start:
            break
    return best
