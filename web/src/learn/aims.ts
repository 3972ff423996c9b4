// The aims of a learner's play, judged by the engine: taking, saving, living, killing.
import { playerName, resultText } from '../game/words';
import { PositionTerms } from '../rules/position';
import type { Colour, Game, Point } from '../rules/wasm';
import { halves } from '../ui/numbers';
import type { Aim, Outcome } from './play';
import type { Situation, Turn } from './situation';
import { sentence, sentences } from '../i18n/format';
import { t } from '../i18n/t';
import '../i18n/learn';

const termsOf = (s: Situation, game: Game) =>
  new PositionTerms(s.board, game.colouring(), s.rules.players);
/** The stones that the others have lost since the exercise began. */
function taken(s: Situation, game: Game, player: Colour): number {
  const now = game.status().players.map(({ prisonersLost }) => prisonersLost);
  const then = s.ask(start => start.status().players.map(({ prisonersLost }) => prisonersLost));
  return now.reduce((sum, lost, i) => (i + 1 === player ? sum : sum + lost - then[i]), 0);
}

/** The move that takes most: it fills the last liberty of blocks; null: none takes anything. */
export function greediest(s: Situation, game: Game): Point | null {
  const { toPlay } = game.status();
  const taken = new Map<Point, number>();
  for (const { colour, points, liberties } of termsOf(s, game).components().blocks) {
    const [last] = liberties;
    if (colour === toPlay || liberties.length > 1 || !game.legality(last).legal) continue;
    taken.set(last, (taken.get(last) ?? 0) + points.length);
  }
  const [best] = [...taken].sort((a, b) => b[1] - a[1]);
  return best ? best[0] : null;
}
const takesOrPasses =
  (s: Situation) =>
  (game: Game): Turn =>
    greediest(s, game) ?? 'pass';

/** The legal moves on last liberties of blocks: all that can take or save at once. */
const lastLiberties = (s: Situation, game: Game): Point[] =>
  termsOf(s, game)
    .components()
    .blocks.filter(({ liberties }) => liberties.length === 1)
    .map(({ liberties: [last] }) => last)
    .filter(point => game.legality(point).legal);

/** The answer that keeps what the player can take next smallest; where nothing helps, the one that takes. */
const defends =
  (s: Situation, player: Colour, least: number) =>
  (game: Game): Turn => {
    const cost = (turn: Turn) => {
      const copy = game.copy();
      if (turn === 'pass') copy.pass();
      else copy.play(turn);
      const point = greediest(s, copy);
      const count = point === null ? 0 : termsOf(s, copy).move(point, player).taken.length;
      copy.close();
      return count;
    };
    const turns: Turn[] = ['pass', ...lastLiberties(s, game)];
    const costs = new Map(turns.map(turn => [turn, cost(turn)]));
    const best = turns.reduce((a, b) => (costs.get(b)! < costs.get(a)! ? b : a));
    return costs.get(best)! >= least ? (greediest(s, game) ?? best) : best;
  };

/** Any move will do. */
export const anywhere = (): Aim => ({
  judge: () => ({ right: true, text: '' }),
});

/** Capture at least this many stones; with more than one turn, against an opponent who defends. */
export function takeStones(s: Situation, least: number, depth = 1): Aim {
  const player = s.toPlay;
  return {
    depth,
    judge: (game, turns) => {
      const count = taken(s, game, player);
      if (count >= least) return { right: true, text: t('aims-you-took-stones', { n: count }) };
      const mine = turns.filter((_, i) => i % s.rules.players === 0).length;
      if (mine < depth) return 'goes on';
      if (count)
        return {
          right: false,
          text: t('aims-that-takes-stones-only-more', { n: count }),
        };
      return { right: false, text: nothingTaken(s, game, player) };
    },
    reply: depth > 1 ? defends(s, player, least) : undefined,
  };
}
function nothingTaken(s: Situation, game: Game, player: Colour): string {
  const weakest = termsOf(s, game)
    .components()
    .blocks.filter(block => block.colour !== player)
    .sort((a, b) => a.liberties.length - b.liberties.length)[0];
  if (!weakest) return t('aims-that-takes-nothing');
  return t('aims-that-takes-nothing-s-block', {
    player: playerName(weakest.colour),
    name: s.name(weakest.points[0]),
    name2: s.name(weakest.liberties[0]),
  });
}

/** A first move with as many liberties as the board has to give. */
export function openly(s: Situation): Aim {
  const degrees = s.board.names.map(
    (_, point) => s.board.edges.filter(edge => edge.includes(point)).length,
  );
  const most = Math.max(...degrees);
  return {
    judge: game => {
      const { latest } = game.status();
      const { length } = termsOf(s, game).components().at(latest!).liberties;
      if (length === most)
        return { right: true, text: t('aims-liberties-a-sound-start', { n: length }) };
      return {
        right: false,
        text: t('aims-on-the-edge-the-stone', { n: length }),
      };
    },
  };
}

/** Save the block at a point: nobody can take it with the next move. */
export function save(s: Situation, name: string): Aim {
  return {
    judge: game => {
      const block = termsOf(s, game).components().at(s.at(name));
      const { length } = block.liberties;
      if (length > 1)
        return { right: true, text: t('aims-your-block-has-liberties-now', { n: length }) };
      return { right: false, text: t('aims-your-block-is-gone-it') };
    },
    reply: takesOrPasses(s),
  };
}

const isAlive = (s: Situation, game: Game, point: Point) => {
  const terms = termsOf(s, game);
  return terms.life(s.rules.suicide)[point] === terms.stones[point];
};

/** The owner's moves after which the block cannot be taken any more. */
export function movesToLife(s: Situation, game: Game, point: Point, player: Colour): Point[] {
  return game.legalMoves(player).filter(move => {
    const copy = game.copy();
    copy.play(move, player);
    const lives = copy.colouring()[point] === player && isAlive(s, copy, point);
    copy.close();
    return lives;
  });
}

/** Whether after the attacker's move no answer makes the block live. */
export function kills(s: Situation, game: Game, point: Point, move: Point): boolean {
  const owner = game.colouring()[point];
  const copy = game.copy();
  copy.play(move, 3 - owner);
  const answers = movesToLife(s, copy, point, owner);
  copy.close();
  return !answers.length;
}

/** The opponent's move after which nothing makes the block live; else a pass. */
const killer =
  (s: Situation, point: Point) =>
  (game: Game): Turn =>
    game.legalMoves(game.status().toPlay).find(move => kills(s, game, point, move)) ?? 'pass';

/** Make the block at a point live for certain. */
export function live(s: Situation, name: string): Aim {
  const point = s.at(name);
  return {
    judge: game =>
      isAlive(s, game, point)
        ? { right: true, text: t('aims-two-eyes-nothing-can-take') }
        : { right: false, text: t('aims-now-no-move-makes-two') },
    reply: killer(s, point),
  };
}

/** Keep the block at a point from ever living. */
export function kill(s: Situation, name: string): Aim {
  const point = s.at(name);
  const owner = s.stones[point];
  return {
    judge: game => {
      if (game.colouring()[point] !== owner)
        return { right: true, text: t('aims-it-is-off-the-board') };
      const saves = movesToLife(s, game, point, owner);
      if (!saves.length) return { right: true, text: t('aims-no-move-makes-two-eyes') };
      return { right: false, text: t('aims-now-the-block-has-two') };
    },
    reply: game => movesToLife(s, game, point, owner)[0] ?? null,
  };
}

/** Take back in a ko, after a threat that has to be answered. */
export function winKo(s: Situation, ko: string): Aim {
  const at = s.at(ko);
  const answer = defends(s, s.toPlay, Infinity);
  return {
    depth: 2,
    judge: (game, turns): Outcome => {
      if (turns.at(-1) === at) {
        return { right: true, text: t('aims-the-board-has-changed-so') };
      }
      if (turns.length > 1) return { right: false, text: t('aims-the-ko-was-open-and') };
      if (answer(game) !== at) return 'goes on';
      return { right: false, text: t('aims-that-was-no-threat-so') };
    },
    reply: answer,
  };
}

/** End the game by passing, since no move gains anything. */
export function endGame(s: Situation): Aim {
  const player = s.toPlay;
  const own = (game: Game) => game.score().tallies[player - 1].score;
  return {
    pass: true,
    depth: 3,
    judge: (game, turns) => {
      if (turns.at(-1) !== 'pass') {
        const [before, after] = [s.ask(own), own(game)];
        return {
          right: false,
          text: t('aims-that-move-gains-nothing-your', {
            before: halves(before),
            after: halves(after),
          }),
        };
      }
      if (!game.status().over && turns.length < s.rules.players) {
        const others = game.copy();
        while (others.status().toPlay !== player && !others.status().over) others.pass();
        const { over } = others.status();
        const text = resultText(others.score());
        others.close();
        const who =
          s.rules.players > 2
            ? t('aims-the-others-pass')
            : t('aims-passes', { player: playerName(3 - player) });
        if (over) return { right: true, text: sentences([who, sentence(text)]) };
      }
      return {
        right: true,
        text: sentences([t('aims-all-have-passed-the-game'), sentence(resultText(game.score()))]),
      };
    },
  };
}

/** Be ahead after the move, komi included. */
export function pullAhead(s: Situation): Aim {
  const player = s.toPlay;
  return {
    judge: game => {
      const score = game.score();
      const text = sentence(resultText(score));
      if (score.places[player - 1] === 1) return { right: true, text };
      return { right: false, text: sentences([t('aims-if-the-game-ends-now'), text]) };
    },
  };
}

/** Leave a shared life alone: any move in it loses the stones. */
export function leaveAlone(s: Situation): Aim {
  return {
    pass: true,
    judge: (game, turns) => {
      if (turns.at(-1) === 'pass') {
        return { right: true, text: t('aims-right-whoever-plays-first-here') };
      }
      const reply = greediest(s, game);
      if (reply === null) {
        return {
          right: false,
          text: t('aims-that-does-not-touch-the'),
        };
      }
      const count = termsOf(s, game).move(reply, game.status().toPlay).taken.length;
      return { right: false, text: t('aims-that-costs-you-stones', { n: count }) };
    },
    reply: takesOrPasses(s),
  };
}

/** Make some moves while a clock runs. */
export function inTime(s: Situation, control: string, moves: number): Aim {
  return {
    depth: moves,
    clock: control,
    judge: (_, turns) => {
      const mine = Math.ceil(turns.length / s.rules.players);
      if (mine < moves) return 'goes on';
      return { right: true, text: t('aims-moves-all-in-time', { n: mine }) };
    },
    reply: game => {
      const moves = game.legalMoves(game.status().toPlay);
      return moves[Math.floor(moves.length / 2)] ?? 'pass';
    },
  };
}
