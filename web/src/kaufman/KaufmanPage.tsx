// Jeff Kaufman's "Some Mathematics of Go": its algorithms beside the rules, its games, its errata.
import './kaufman.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BoardPanel } from '../board/BoardPanel';
import { BoardPicture } from '../board/Picture';
import type { Mark, Position } from '../board/view';
import { playerName } from '../game/words';
import { boardOf } from '../rules/engine';
import { PositionTerms } from '../rules/position';
import type { Point } from '../rules/wasm';
import { announce, Choice, Icon } from '../ui/parts';
import { go, Link } from '../ui/router';
import { CASES, compare, pointOf, specOf, stonesOf, type Case, type Compared } from './cases';
import { ERRATA } from './errata';
import { listing, TooMany, type Reading, type Step } from './lift';
import { Quadruples } from './Quadruples';
import { sentence, sentences } from '../i18n/format';
import { Rich } from '../i18n/Rich';
import { t } from '../i18n/t';
import '../i18n/kaufman';

const READINGS = [
  ['printed', t('kaufman-as-printed')],
  ['literal', t('kaufman-without-endfor')],
  ['mended', t('kaufman-mended')],
] as const;

export default function KaufmanPage({ query }: { query: URLSearchParams }) {
  const chosen = CASES.find(({ id }) => id === query.get('case')) ?? CASES[0];
  const asked = useRef<HTMLElement>(null);
  useEffect(() => {
    if (query.has('game')) asked.current!.scrollIntoView();
  }, []);
  return (
    <main class="page kaufman">
      <h1>{t('common-some-mathematics-of-go')}</h1>
      <p class="soft">
        <Rich
          text={t('kaufman-jeff-kaufmans-paper-of-2006')}
          parts={{ sub: text => <sub>{text}</sub> }}
        />
      </p>
      <section aria-labelledby="lift">
        <h2 id="lift">{t('kaufman-lift-issafe-and-removeblock')}</h2>
        <label class="field case-choice">
          {t('kaufman-position')}
          <select
            value={chosen.id}
            onChange={event => go(`/kaufman?case=${event.currentTarget.value}`, true)}
          >
            {CASES.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <Stepper key={chosen.id} chosen={chosen} />
      </section>
      <Differences />
      <section aria-labelledby="quadruple" ref={asked}>
        <h2 id="quadruple">{t('kaufman-a-game-as-a-quadruple')}</h2>
        <Quadruples name={query.get('game')} turn={Number(query.get('turn') ?? 0)} />
      </section>
      <section aria-labelledby="errata">
        <h2 id="errata">{t('kaufman-errata')}</h2>
        <dl class="errata">
          {ERRATA.map(({ where, printed, better, shown }) => (
            <div key={where + printed} class="card">
              <dt>{where}</dt>
              <dd>
                <p>{printed}</p>
                <p>
                  <strong>{t('kaufman-better')}</strong> {better}
                  {shown && (
                    <>
                      {' '}
                      <Link href={`/kaufman?case=${shown}`}>{t('kaufman-see-it')}</Link>
                    </>
                  )}
                </p>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </main>
  );
}

function open(chosen: Case) {
  const board = boardOf(specOf(chosen));
  return { board, terms: new PositionTerms(board, stonesOf(chosen), chosen.players) };
}
function compared(chosen: Case, point: Point, reading: Reading): Compared | null {
  const { board, terms } = open(chosen);
  try {
    return compare(board, terms, point, chosen.player, reading);
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
}

function Stepper({ chosen }: { chosen: Case }) {
  const { board } = open(chosen);
  const [reading, setReading] = useState<Reading>(chosen.reading);
  const [point, setPoint] = useState(() => pointOf(chosen));
  const [at, setAt] = useState(0);
  const result = useMemo(() => compared(chosen, point, reading), [chosen, point, reading]);
  const steps = result?.lifted.steps ?? [];
  const step: Step | undefined = steps[Math.min(at, steps.length - 1)];
  const to = (next: number) => {
    const index = Math.max(0, Math.min(next, steps.length - 1));
    setAt(index);
    announce(steps[index].text);
  };
  const begin = (tap: Point) => {
    if (stonesOf(chosen)[tap]) return;
    setPoint(tap);
    setAt(0);
  };
  return (
    <div class="stepper">
      <p>{chosen.about}</p>
      <div class="stepper-board">
        <BoardPanel
          board={board}
          position={step ? stepPosition(step, chosen.players) : { stones: stonesOf(chosen) }}
          confirm="never"
          label={t('kaufman-the-position', { title: chosen.title })}
          onPlay={begin}
        />
        <p class="fine">
          {t('kaufman-plays-at-tap-another-empty', {
            player: playerName(chosen.player),
            name: board.names[point],
          })}
        </p>
      </div>
      <div class="stack">
        <Choice
          label={t('kaufman-reading-of-the-figure')}
          value={reading}
          options={READINGS}
          onChange={to => {
            setReading(to);
            setAt(0);
          }}
        />
        {step ? (
          <>
            <div class="row">
              {(
                [
                  [t('common-to-the-start'), 'first', 0],
                  [t('kaufman-one-step-back'), 'back', at - 1],
                  [t('kaufman-one-step-on'), 'forward', at + 1],
                  [t('kaufman-to-the-end-of-lift'), 'last', steps.length - 1],
                ] as const
              ).map(([label, icon, index]) => (
                <button
                  key={label}
                  class="icon-button"
                  aria-label={label}
                  disabled={index < 0 || index >= steps.length || index === at}
                  onClick={() => to(index)}
                >
                  <Icon name={icon} />
                </button>
              ))}
              <label class="step-slider">
                <span class="fine">
                  {t('kaufman-step-of', { at: at + 1, steps: steps.length })}
                  {result!.lifted.cut && ` ${t('kaufman-the-first-ones')}`}
                </span>
                <input
                  type="range"
                  min={0}
                  max={steps.length - 1}
                  value={at}
                  onInput={event => to(Number(event.currentTarget.value))}
                />
              </label>
            </div>
            <p class="step-text" role="status">
              {step.text}
            </p>
            <p class="fine">
              {sentences(
                step.prisoners.map((count, i) =>
                  sentence(t('kaufman-possesses-prisoners', { player: playerName(i + 1), count })),
                ),
              )}
            </p>
          </>
        ) : (
          <p class="notice shown">{t('kaufman-issafe-would-follow-too-many')}</p>
        )}
        <ol class="listing" tabIndex={0} aria-label={t('kaufman-the-algorithm')}>
          {listing(reading).map((line, i) => (
            <li key={line} class={step?.line === i + 1 ? 'now' : ''}>
              <code>{line}</code>
            </li>
          ))}
        </ol>
      </div>
      {result && <Clearing chosen={chosen} point={point} result={result} />}
    </div>
  );
}

/** L and p ringed, the neighbour a marked. */
function stepPosition({ stones, path, at }: Step, players: number): Position {
  const marks = new Map<Point, Mark>(path.map(point => [point, 'shown']));
  const p = path.at(-1);
  if (p !== undefined) marks.set(p, 'chosen');
  if (at !== null) marks.set(at, 'right');
  return { stones, marks, glyphs: players > 2 };
}

/** The same move by the rules, and whether that comes to the same. */
function Clearing({ chosen, point, result }: { chosen: Case; point: Point; result: Compared }) {
  const { board, terms } = open(chosen);
  const { placed, taken, lost, after } = result.cleared;
  const without = placed.slice();
  for (const stone of taken) without[stone] = 0;
  const glyphs = chosen.players > 2;
  const ring = (points: Point[]) => new Map<Point, Mark>(points.map(at => [at, 'wrong']));
  const before = terms.stones;
  const repeats = after.every((colour, at) => colour === before[at]);
  const pictures: [string, Position][] = [
    [
      t('kaufman-1-colours', { player: playerName(chosen.player), name: board.names[point] }),
      { stones: placed, marks: ring(taken), glyphs },
    ],
    [
      t('kaufman-2-the-opponents-are-cleared', { taken: taken.length }),
      { stones: without, marks: ring(lost), glyphs },
    ],
    [
      t('kaufman-3-s-own-colour-is', { player: playerName(chosen.player), lost: lost.length }),
      { stones: after, glyphs },
    ],
  ];
  return (
    <div class="clearing-side">
      <h3>{t('kaufman-by-the-tromp-taylor-rules')}</h3>
      <ol class="clearing-steps">
        {pictures.map(([text, position]) => (
          <li key={text}>
            <BoardPicture board={board} position={position} label={text} />
            <span class="fine">{text}</span>
          </li>
        ))}
      </ol>
      <p class={`verdict ${result.sameStones && result.samePrisoners ? 'right' : 'wrong'}`}>
        {verdictOn(result)}
        {repeats && ` ${t('kaufman-the-board-is-as-before')}`}
      </p>
      <p class="fine">{t('kaufman-lift-called-issafe-times', { calls: result.lifted.calls })}</p>
    </div>
  );
}

function verdictOn({ sameStones, samePrisoners, lifted, due }: Compared): string {
  if (sameStones && samePrisoners) return t('kaufman-the-same-board-and-the');
  const board = sameStones ? t('kaufman-the-same-board') : t('kaufman-another-board');
  if (samePrisoners) return board;
  const prisoners = lifted.prisoners.join(' : ');
  return `${board} ${t('kaufman-prisoners-by-lift-by-the', { prisoners, due: due.join(' : ') })}`;
}

/** Every case, by every reading: found by running them. */
function Differences() {
  const rows = useMemo(
    () =>
      CASES.map(chosen => ({
        chosen,
        results: READINGS.map(([reading]) => compared(chosen, pointOf(chosen), reading)),
      })),
    [],
  );
  const word = (result: Compared | null) =>
    !result
      ? t('kaufman-too-many-paths')
      : result.sameStones && result.samePrisoners
        ? t('kaufman-same')
        : result.samePrisoners
          ? t('kaufman-board-differs')
          : result.sameStones
            ? t('kaufman-prisoners-differ')
            : t('kaufman-both-differ');
  return (
    <section aria-labelledby="differences">
      <h2 id="differences">{t('kaufman-where-they-differ')}</h2>
      <div class="wide-table">
        <table class="facts">
          <caption class="unseen">{t('kaufman-lift-against-the-rules-by')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('kaufman-position')}</th>
              {READINGS.map(([key, title]) => (
                <th key={key} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col">{t('kaufman-calls-of-issafe')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ chosen, results }) => (
              <tr key={chosen.id}>
                <th scope="row">
                  <Link href={`/kaufman?case=${chosen.id}`}>{chosen.title}</Link>
                </th>
                {results.map((result, i) => (
                  <td key={i}>{word(result)}</td>
                ))}
                <td>{results[0]?.lifted.calls}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
