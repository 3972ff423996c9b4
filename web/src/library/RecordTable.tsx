// One annotated game: board, comments, your own variations, and what the bot in this browser thinks.
import { useEffect, useState } from 'preact/hooks';
import type { Position } from '../board/view';
import { think } from '../bot/bots';
import { bestLabels, opinionFromThought, ownersOf } from '../game/opinion';
import { ScoreTable } from '../game/ScoreTable';
import { Seats } from '../game/Seats';
import { Foot, showsGlyphs, Table, useTable, Walk } from '../game/Table';
import { withVariations } from '../game/variations';
import { resultText } from '../game/words';
import { NOT_SHOWN, Review, type Effort, type Shown } from '../live/Review';
import { titleOf } from '../pages/boards';
import { rulesWords } from '../pages/setup';
import type { Point } from '../rules/wasm';
import { CopyLink } from '../ui/CopyLink';
import { Link } from '../ui/router';
import type { Recorded } from './recorded';
import { rankText } from '../ui/numbers';
import { Rich } from '../i18n/Rich';
import { t } from '../i18n/t';
import '../i18n/library';

/** Milliseconds of thought for a position. */
const THOUGHT: Record<Effort, number> = { close: 1200, short: 150 };

interface Props {
  name: string;
  recorded: Recorded;
  query: URLSearchParams;
}
export function RecordTable({ name, recorded, query }: Props) {
  const { board, rules, tree, head, comments, marking, names, record } = recorded;
  const [, redraw] = useState(0);
  const table = useTable();
  const [shown, setShown] = useState<Shown>(NOT_SHOWN);
  const goto = (node: number) => {
    tree.goto(node);
    table.forgive();
    redraw(n => n + 1);
  };
  const [turn, then] = [Number(query.get('turn') ?? 0), query.get('then') ?? ''];
  useEffect(() => {
    tree.goto(tree.nodeAt(turn, head));
    tree.playNames(then.split(' ').filter(Boolean));
    goto(tree.current);
  }, [recorded, turn, then]);

  const own = tree.pathTo(head).includes(tree.current);
  const status = tree.game.status();
  const ended = tree.current === head && status.over;
  const score = ended ? tree.game.score(marking.dead, marking.neutral) : null;
  const glyphs = showsGlyphs(rules);
  const heat = shown.opinion && shown.heat ? ownersOf(board, shown.opinion) : null;
  const position: Position = {
    stones: tree.game.colouring(),
    latest: tree.latestMoves(),
    toPlay: status.over ? 0 : status.toPlay,
    legality: point => tree.game.legality(point),
    glyphs,
    ...(score && { owners: score.owners, dead: marking.dead, neutral: marking.neutral }),
    ...heat,
    ...(shown.opinion && shown.best && { labels: bestLabels(board, shown.opinion) }),
  };
  const play = (point: Point) => {
    if (status.over) return;
    const legality = tree.play(point);
    if (!legality.legal) return table.refuse(point, legality);
    goto(tree.current);
  };
  const ask = async (turn: number, effort: Effort) => {
    const events = tree.pathTo(tree.nodeAt(turn, head)).flatMap(id => tree.nodes[id].event ?? []);
    const game = {
      board: board.ownText ?? board.spec,
      own: board.ownText !== undefined,
      rules: record.rules,
      start: tree.start,
      events,
    };
    const thought = await think(game, 'omnigo', { milliseconds: THOUGHT[effort] });
    return opinionFromThought(board, thought);
  };
  const link = () => {
    const { turn, then } = tree.departure(tree.current, head);
    const query = new URLSearchParams({ turn: String(turn) });
    if (then.length) query.set('then', then.join(' '));
    return `${location.origin}/library/${name}?${query}`;
  };
  const sgf = () => {
    const here = tree.current;
    tree.goto(head);
    const line = tree.game.sgf(names, marking.dead, marking.neutral);
    tree.goto(here);
    return withVariations(tree, head, line, comments);
  };
  const { info = {} } = record;

  return (
    <Table
      class="library-game"
      board={board}
      position={position}
      game={tree.game}
      table={table}
      onPlay={play}
    >
      <section class="card stack first" aria-label={t('record-table-comments')}>
        <div class="row spread">
          <h1>{info.name ?? t('record-table-a-game')}</h1>
          <Link href="/library" class="fine">
            {t('common-library')}
          </Link>
        </div>
        <p class="comment" role="status">
          {comments.get(tree.current) ?? (own ? '' : t('record-table-a-variation-of-your-own'))}
        </p>
        <Remarks recorded={recorded} onGoto={goto} />
        <Walk tree={tree} onGoto={goto}>
          {!own && (
            <button onClick={() => goto(branchOf(recorded))}>{t('common-back-to-the-game')}</button>
          )}
        </Walk>
        {!recorded.whole && <p class="notice shown">{t('record-table-the-next-turn-of-the')}</p>}
      </section>
      <Seats
        status={status}
        turn={status.over ? 0 : status.toPlay}
        glyphs={glyphs}
        seats={names.map((name, i) => ({ name, about: rankText(record.seats?.[i]?.rank ?? '') }))}
      />
      {score && (
        <div class="card stack">
          <strong>{resultText(score)}</strong>
          <ScoreTable score={score} rules={rules} names={names} />
        </div>
      )}
      <Review
        turn={own ? tree.node.turn : null}
        keys={tree.turnKeys(head)}
        over={tree.nodes[head].event !== null}
        movers={tree.movers(head)}
        onAsk={ask}
        onTurn={turn => goto(tree.nodeAt(turn, head))}
        onShow={setShown}
      />
      <section class="card stack" aria-label={t('record-table-about')}>
        {info.about && <p>{info.about}</p>}
        <dl class="about-record fine">
          {(['event', 'date', 'place', 'annotator', 'source', 'copyright'] as const)
            .filter(key => info[key])
            .map(key => (
              <div key={key}>
                <dt>{t(`record-${key}`)}</dt>
                <dd>{info[key]}</dd>
              </div>
            ))}
        </dl>
        <Link href={`/kaufman?game=${name}&turn=${tree.node.turn}`}>
          <Rich
            text={t('record-table-as-kaufmans-quadruple-g-s')}
            parts={{ sub: text => <sub>{text}</sub> }}
          />
        </Link>
      </section>
      <Foot
        facts={[titleOf(board), rulesWords(record.rules)]}
        name={`omnigo-${name}`}
        sgf={sgf}
        json={() => JSON.stringify(record, null, 1)}
        table={table}
      >
        <CopyLink text={t('common-link-to-this-position')} link={link()} />
      </Foot>
    </Table>
  );
}

/** Where the line on display leaves the game. */
function branchOf({ tree, head }: Recorded): number {
  const line = new Set(tree.pathTo(head));
  return tree
    .pathTo(tree.current)
    .filter(id => line.has(id))
    .pop()!;
}

function Remarks({ recorded, onGoto }: { recorded: Recorded; onGoto: (node: number) => void }) {
  const from = branchOf(recorded);
  const before = recorded.commented(from, -1);
  const after = recorded.commented(from, 1);
  return (
    <div class="actions remarks">
      <button disabled={before === undefined} onClick={() => onGoto(before!)}>
        {t('record-table-previous')}
      </button>
      <button class="primary" disabled={after === undefined} onClick={() => onGoto(after!)}>
        {t('record-table-next-comment')}
      </button>
    </div>
  );
}
