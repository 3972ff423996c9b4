"""Which komi gives every seat its share, from games that were played with different komi.

Players know the komi and play for it, so the scores of games with one komi say little about another. What counts here
is who won, and with which komi. The chance of seat i follows exp(a_i + sum of b_ij * komi_j): a komi mostly helps the
seat that gets it, but need not hurt all others alike. All komi are in half points; the first seat gets none.
"""
import math

import numpy as np

EVEN_GAMES = 4  # counted beside the real ones, won equally often: keeps the first answers moderate
USUAL_SLOPE = 10  # for each half point of komi, times the number of points, before any game
SLOPE_DOUBT = 1.0  # the standard deviation of the logarithm of the slope, before any game
EFFECT_DOUBT = 0.6  # the standard deviation of b_ij, as a part of the slope
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


def chances(utilities):
    p = np.exp(utilities - utilities.max(-1, keepdims=True))
    return p / p.sum(-1, keepdims=True)


def common_slope(away, won, weights, slope, usual):
    """Fits chances that follow exp(a_i + slope * away_i), with one slope for all seats. away: komi, less the centre's."""
    n = away.shape[1]
    constants, log_slope = np.zeros(n), math.log(slope)
    for _ in range(ITERATIONS):
        along = math.exp(log_slope) * away  # of the utilities, as the slope's logarithm grows
        p = chances(constants + along)
        missed, weighted = weights[:, None] * (won - p), weights[:, None] * p
        apart = along - (p * along).sum(1, keepdims=True)
        doubt = (log_slope - math.log(usual)) / SLOPE_DOUBT ** 2
        gradient = np.append(missed.sum(0)[1:], (missed * along).sum() - doubt)
        fisher = np.zeros((n, n))
        fisher[:-1, :-1] = (np.diag(weighted.sum(0)) - weighted.T @ p)[1:, 1:]
        fisher[:-1, -1] = fisher[-1, :-1] = (weighted * apart).sum(0)[1:]
        fisher[-1, -1] = (weighted * apart ** 2).sum() + 1 / SLOPE_DOUBT ** 2
        step = np.clip(np.linalg.solve(fisher, gradient), -1, 1)
        constants[1:] += step[:-1]
        log_slope += step[-1]
        if np.abs(step).max() < 1e-4:
            break
    return math.exp(log_slope)


class Model:
    """Fitted to games near `centre`: komi [games, seats] and won [games, seats]."""

    def __init__(self, komi, won, centre, points, slope=None):
        self.seats, self.centre, usual = len(centre), np.asarray(centre, float), USUAL_SLOPE / points
        away = np.asarray(komi, float).reshape(-1, self.seats) - self.centre
        weights = np.exp(-0.5 * ((slope or usual) * np.abs(away).max(1, initial=0) / NEAR) ** 2)
        self.games = float(weights.sum())
        away = np.concatenate([away, np.zeros((1, self.seats))])
        won = np.concatenate([np.asarray(won, float).reshape(-1, self.seats), np.full((1, self.seats), 1 / self.seats)])
        weights = np.append(weights, EVEN_GAMES)
        self.slope = common_slope(away, won, weights, slope or usual, usual)
        self.fit_effects(away[:, 1:], won, weights)

    def fit_effects(self, away, won, weights):
        """What the komi of each seat does to the chances of each other one: about the common slope to its own."""
        others = self.seats - 1
        given = np.concatenate([np.ones((len(away), 1)), away], 1)
        usual = np.concatenate([np.zeros((others, 1)), self.slope * np.eye(others)], 1)
        sure = np.full(usual.shape, (EFFECT_DOUBT * self.slope) ** -2.0)
        sure[:, 0] = 1e-3
        self.effects = usual.copy()
        for _ in range(ITERATIONS):
            p = chances(np.concatenate([np.zeros((len(given), 1)), given @ self.effects.T], 1))[:, 1:]
            gradient = (weights[:, None] * (won[:, 1:] - p)).T @ given - sure * (self.effects - usual)
            between = (np.eye(others)[None] * p[:, None] - p[:, :, None] * p[:, None]) * weights[:, None, None]
            fisher = np.einsum("gij,gk,gl->ikjl", between, given, given).reshape(usual.size, usual.size)
            step = np.linalg.solve(fisher + np.diag(sure.ravel()), gradient.ravel()).reshape(usual.shape)
            self.effects += np.clip(step, -1, 1)
            if np.abs(step).max() < 1e-5:
                break

    def predict(self, komi):
        """The shares of the seats with this komi."""
        away = np.asarray(komi, float) - self.centre
        return chances(np.append(0, self.effects @ np.append(1, away[1:])))

    def balance(self):
        """The komi at which all seats have the same chance."""
        away = np.linalg.lstsq(self.effects[:, 1:], -self.effects[:, 0], rcond=None)[0]
        return self.centre + np.append(0, away)


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
