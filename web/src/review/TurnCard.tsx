// The turn on display: what it cost, what was better, what punishes it, and another try.
import type { GameTree } from '../game/tree';
import { playerName } from '../game/words';
import { t } from '../i18n/t';
import '../i18n/review';
import type { Board } from '../rules/wasm';
import { go } from '../ui/router';
import { againstBot } from './again';
import { BotChoice, chosenBot } from './BotChoice';
import { FOLLOWED } from './Candidates';
import type { Cost } from './cost';
import type { Line } from './line';
import { gainText, lossText } from './Mistakes';
import { lineText, turnName, type Opinion } from './opinion';
import { reasonsOf, type Reason } from './why';

interface Props {
  board: Board;
  tree: GameTree;
  cost: Cost;
  /** What is thought of the position after it. */
  after: Opinion;
  onPreview: (line: Line | null) => void;
  onPlay: (line: Line) => void;
}
export function TurnCard({ board, tree, cost, after, onPreview, onPlay }: Props) {
  const { id, parent, turn, event } = tree.node;
  const { better, grade, player } = cost;
  const instead = { from: parent, turns: better.line.slice(0, FOLLOWED) };
  const punished = { from: id, turns: (after.candidates[0]?.line ?? []).slice(0, FOLLOWED) };
  const again = () => {
    againstBot({ board, tree }, chosenBot.value, parent).touch();
    go('/local');
  };
  return (
    <section class={`turn-card stack ${grade}`} aria-label={t('review-this-turn')}>
      <p>
        <span class={`grade ${grade}`} aria-hidden="true" />{' '}
        <strong>
          {t('review-turn', {
            turn,
            player: playerName(player),
            move: turnName(board, event!.point),
            grade: t(`mark-${grade}`),
          })}
        </strong>
      </p>
      {grade !== 'best' && (
        <>
          <p class="fine">
            {lossText(cost)}
            {after.score.length > 2 && ` · ${gainText(cost)}`}
          </p>
          <LineButton
            board={board}
            label={t('review-better')}
            line={instead}
            {...{ onPreview, onPlay }}
          />
          {grade !== 'good' &&
            reasonsOf(tree, punished, instead).map(reason => (
              <p key={reason.kind}>{reasonText(board, reason)}</p>
            ))}
          {grade !== 'good' && punished.turns.length > 0 && (
            <LineButton
              board={board}
              label={t('review-why')}
              line={punished}
              {...{ onPreview, onPlay }}
            />
          )}
          <div class="row">
            <button onClick={again}>{t('review-try-again')}</button>
            <BotChoice label={t('review-bot')} open />
          </div>
        </>
      )}
    </section>
  );
}

function reasonText(board: Board, reason: Reason): string {
  const [n, at] = [reason.n, board.names[reason.at]];
  if ('move' in reason)
    return t(`review-${reason.kind}`, { move: board.names[reason.move], n, at });
  return t(`review-${reason.kind}`, { player: playerName(reason.player), n, at });
}

interface LineProps {
  board: Board;
  label: string;
  line: Line;
  onPreview: (line: Line | null) => void;
  onPlay: (line: Line) => void;
}
/** Shows a line on the board while somebody looks at it; a click plays it as a variation. */
const LineButton = ({ board, label, line, onPreview, onPlay }: LineProps) => (
  <button
    class="line-button"
    title={t('review-play-line')}
    onMouseEnter={() => onPreview(line)}
    onFocus={() => onPreview(line)}
    onMouseLeave={() => onPreview(null)}
    onBlur={() => onPreview(null)}
    onClick={() => onPlay(line)}
  >
    <strong>{label}</strong> {lineText(board, line.turns)}
  </button>
);
