// A marking that costs you points: what changed, and what you can do about it.
import { colourOf } from '../board/players';
import type { Board, Colouring, Game, Point } from '../rules/wasm';
import { halves } from '../ui/numbers';
import type { Act } from './act';
import type { LiveGame } from './game';
import { Named } from './Named';
import type { Marking, Player, Proposal, Snapshot } from './wire';
import { t } from '../i18n/t';

/** The block that changed most for a player: marked dead and alive by the server, or the other way round. */
function biggest(game: Game, stones: Colouring, changed: Set<Point>, own: number, ours: boolean) {
  let best: Point[] = [];
  for (const point of changed) {
    if ((stones[point] === own) !== ours) continue;
    const block = game.block(point);
    if (block.length > best.length) best = [...block];
  }
  return best[0];
}

/** What somebody marked and what it costs, in one line: "Ann marked your group at D4 as dead: −7". */
export function whatChanged(
  board: Board,
  game: Game,
  marking: Pick<Marking, 'dead'>,
  proposal: Pick<Proposal, 'dead'>,
  own: number,
  who: { by: string; points: string },
): string {
  const stones = game.colouring();
  const points = (names: string[]) => new Set(names.map(name => board.find(name)!));
  const [now, read] = [points(marking.dead), points(proposal.dead)];
  const killed = new Set([...now].filter(point => !read.has(point)));
  const saved = new Set([...read].filter(point => !now.has(point)));
  const mine = biggest(game, stones, killed, own, true);
  if (mine !== undefined)
    return t('disputed-marked-your-group-at-as', { ...who, name: board.names[mine] });
  const theirs = biggest(game, stones, saved, own, false);
  if (theirs !== undefined)
    return t('disputed-marked-the-dead-group-at', { ...who, name: board.names[theirs] });
  return t('disputed-marked-the-board-differently-from', who);
}

/** What another player's marking costs one of your seats, if it does and you have not accepted it. */
export function costOf({ marking, proposal }: Snapshot, mine: Player[]) {
  if (!marking?.by || !proposal || mine.includes(marking.by)) return undefined;
  return (marking.worse ?? []).find(
    ({ player }) => mine.includes(player) && !marking.accepted.includes(player),
  );
}

export function Disputed({ live, act, mine }: { live: LiveGame; act: Act; mine: Player[] }) {
  const { snapshot } = live.state.value!;
  const lost = costOf(snapshot, mine);
  if (!lost) return null;
  const { game } = snapshot;
  const [marking, proposal] = [snapshot.marking!, snapshot.proposal!];
  const { player, points } = lost;
  const marker = game.seats.findIndex(seat => seat.player === marking.by);
  const what = (by: string) =>
    whatChanged(live.board, live.tree.game, marking, proposal, colourOf(player), {
      by,
      points: halves(points),
    });
  const { dead, neutral = [] } = proposal;
  return (
    <div class="disputed stack" role="alert">
      <p>
        <strong>
          <Named seats={game.seats} say={names => what(names[marker])} />
        </strong>
      </p>
      <p class="fine">{t('disputed-this-counts-only-if-you')}</p>
      <div class="actions">
        <button class="primary" onClick={() => void act({ action: 'mark', player, dead, neutral })}>
          {t('disputed-mark-it-back')}
        </button>
        <button onClick={() => void act({ action: 'resume', player })}>
          {t('common-play-on')}
        </button>
        <button
          class="quiet"
          onClick={() => void act({ action: 'accept', player, marking: marking.marking })}
        >
          {t('disputed-accept', { points: halves(points) })}
        </button>
      </div>
    </div>
  );
}
