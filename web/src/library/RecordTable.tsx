// One annotated game: board, comments, your own variations, and what the bot in this browser thinks.
import { useEffect, useState } from 'preact/hooks';
import type { Position } from '../board/view';
import { NOTHING_MARKED } from '../game/scoring';
import { ScoreTable } from '../game/ScoreTable';
import { Seats } from '../game/Seats';
import { Foot, showsGlyphs, Table, useTable, Walk } from '../game/Table';
import { resultText } from '../game/words';
import { titleOf } from '../pages/boards';
import { rulesWords } from '../game/rules';
import Review from '../review/Review';
import { NOT_SHOWN, type Shown } from '../review/shown';
import type { Point, Score, Status } from '../rules/wasm';
import { CopyLink } from '../ui/CopyLink';
import { Link } from '../ui/router';
import { Continue } from './Continue';
import type { Recorded } from './recorded';
import { rankText } from '../ui/numbers';
import { Rich } from '../i18n/Rich';
import { t } from '../i18n/t';
import '../i18n/library';

interface Props {
  /** Of saved files, without an ending. */
  name: string;
  title: string;
  recorded: Recorded;
  query: URLSearchParams;
  /** Where the other games are. */
  list: { href: string; text: string };
  /** The game's name in the library, if it is from there. */
  library?: string;
  /** What breaks off the game after its last turn; missing: the rules, if anything. */
  broken?: string;
}
export function RecordTable({ name, title, recorded, query, list, library, broken }: Props) {
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

  const [first] = useState(tree.nodes.length);
  const own = tree.pathTo(head).includes(tree.current);
  /** A variation of the record, not one that was tried out here. */
  const added = tree.current < first;
  const status = tree.game.status();
  const ended = tree.current === head && status.over;
  const counted = status.settled ? NOTHING_MARKED : marking;
  const score = ended ? tree.game.score(counted.dead, counted.neutral) : null;
  const glyphs = showsGlyphs(rules);
  const drawn = marksLook(recorded);
  const position: Position = {
    stones: tree.game.colouring(),
    latest: tree.latestMoves().filter(point => !drawn.labels?.has(point)),
    toPlay: status.over ? 0 : status.toPlay,
    legality: point => tree.game.legality(point),
    glyphs,
    ...drawn,
    ...shown.marks,
    ...(score && { owners: score.owners, dead: counted.dead, neutral: counted.neutral }),
  };
  const play = (point: Point) => {
    if (status.over) return;
    const legality = tree.play(point);
    if (!legality.legal) return table.refuse(point, legality);
    goto(tree.current);
  };
  const link = () => {
    const { turn, then } = tree.departure(tree.current, head);
    const query = new URLSearchParams({ turn: String(turn) });
    if (then.length) query.set('then', then.join(' '));
    return `${location.origin}/library/${library}?${query}`;
  };

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
          <h1>{title}</h1>
          <Link href={list.href} class="fine">
            {list.text}
          </Link>
        </div>
        <p class={comments.size ? 'comment annotated' : 'comment'} role="status">
          {comments.get(tree.current) ??
            (own || added ? '' : t('record-table-a-variation-of-your-own'))}
        </p>
        {comments.size > 0 && <Remarks recorded={recorded} onGoto={goto} />}
        <Walk tree={tree} onGoto={goto} grades={shown.grades}>
          {!own && (
            <button onClick={() => goto(branchOf(recorded))}>{t('common-back-to-the-game')}</button>
          )}
        </Walk>
        {(broken || !recorded.whole) && (
          <p class="notice shown">{broken && recorded.whole ? broken : brokenText(recorded)}</p>
        )}
        {recorded.leftOut > 0 && (
          <p class="fine">{t('record-table-left-out', { n: recorded.leftOut })}</p>
        )}
      </section>
      <Seats
        status={score ? withPrisoners(status, score) : status}
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
      <Review {...{ board, tree, head }} onGoto={goto} onShow={setShown} />
      <Continue recorded={recorded} />
      <About recorded={recorded} library={library} />
      <Foot
        facts={[titleOf(board), rulesWords(record.rules)]}
        name={name}
        sgf={() => recorded.sgf()}
        json={() => JSON.stringify(record, null, 1)}
        table={table}
        tree={tree}
      >
        {library && <CopyLink text={t('common-link-to-this-position')} link={link()} />}
      </Foot>
    </Table>
  );
}

const FACTS = ['event', 'date', 'place', 'annotator', 'source', 'copyright'] as const;

/** What the record says about the game, if anything. */
function About({ recorded, library }: Pick<Props, 'recorded' | 'library'>) {
  const { info = {}, result } = recorded.record;
  const facts = FACTS.filter(key => info[key]);
  if (!library && !info.about && !facts.length && !result?.text) return null;
  return (
    <section class="card stack" aria-label={t('record-table-about')}>
      {info.about && <p>{info.about}</p>}
      <dl class="about-record fine">
        {facts.map(key => (
          <div key={key}>
            <dt>{t(`record-${key}`)}</dt>
            <dd>{info[key]}</dd>
          </div>
        ))}
        {result?.text && (
          <div>
            <dt>{t('record-result')}</dt>
            <dd>{result.text}</dd>
          </div>
        )}
      </dl>
      {library && (
        <Link href={`/kaufman?game=${library}&turn=${recorded.tree.node.turn}`}>
          <Rich
            text={t('record-table-as-kaufmans-quadruple-g-s')}
            parts={{ sub: text => <sub>{text}</sub> }}
          />
        </Link>
      )}
    </section>
  );
}

/** At the end, dead stones are prisoners too. */
const withPrisoners = (status: Status, { tallies }: Score): Status => ({
  ...status,
  players: status.players.map((player, i) => ({
    ...player,
    prisonersLost: tallies[i].prisonersLost,
  })),
});

const SIGNS: Record<string, string> = { TR: '△', SQ: '□', CR: '○', MA: '✕', SL: '◆' };

/** The marks of the record at the current node. */
function marksLook({ tree, marks, board }: Recorded): Partial<Position> {
  const list = marks.get(tree.current) ?? [];
  const labels = new Map<Point, string>();
  const owners = new Uint8Array(board.size);
  for (const { kind, point, text } of list) {
    if (kind === 'TB' || kind === 'TW') owners[point] = kind === 'TB' ? 1 : 2;
    else labels.set(point, text ?? SIGNS[kind]);
  }
  return {
    ...(labels.size > 0 && { labels }),
    ...(owners.some(Boolean) && { owners }),
  };
}

/** The turn of the record that the rules refuse. */
function brokenText({ tree, head, record }: Recorded): string {
  const { turn, depth } = tree.nodes[head];
  const point = record.events?.[depth]?.point;
  return point
    ? t('record-table-illegal-at', { turn: turn + 1, point })
    : t('record-table-the-next-turn-of-the');
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
