// Where a teacher makes exercises: a position, a question, and its check, collected in a set for a class.
import './learn.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { BoardPanel } from '../board/BoardPanel';
import { Brushes } from '../board/Brushes';
import { colouring } from '../board/diagram';
import { LETTERS, MOST_PLAYERS } from '../board/players';
import type { Mark } from '../board/view';
import { playerName } from '../game/words';
import { boardTitle, boardLabel, GALLERY } from '../pages/boards';
import { engine } from '../rules/engine';
import { RulesError, type Board, type Colour, type Point } from '../rules/wasm';
import { ConfirmButton, download, Trouble } from '../ui/parts';
import { go, Link, rewrite } from '../ui/router';
import { kept } from '../ui/settings';
import { ShareLink } from '../ui/ShareLink';
import {
  askingOf,
  boardOfMade,
  EMPTY_SET,
  freshExercise,
  isRight,
  KINDS,
  LONGEST_TEXT,
  MOST_EXERCISES,
  plain,
  readSet,
  toggledPoint,
  troubleWith,
  type Kind,
  type Made,
  type MadeSet,
} from './made';
import { decodeSet, encodeSet } from './madeCode';
import { savedPage } from './save';
import { Rich } from '../i18n/Rich';
import { t } from '../i18n/t';
import '../i18n/learn';
import '../i18n/errors';

const SQUARES = [4, 5, 6, 7, 9, 13, 19].map(n => [`grid:${n}x${n}`, `${n} × ${n}`] as const);
const BOARDS = [
  ...SQUARES,
  ...GALLERY.filter(({ spec }) => !spec.startsWith('grid')).map(
    ({ spec }) => [spec, boardTitle(spec)] as const,
  ),
];

/** The set that is being made, kept in the browser. */
const draft = kept<MadeSet>('teach', EMPTY_SET);

/** What was found out about an exercise before: texts change often, and need no other check. */
const found = new Map<string, string>();
function troubleOf(made: Made): string {
  const key = JSON.stringify({ ...made, say: '', ask: '', then: '' });
  const known = found.get(key) ?? troubleWith(engine.value!, made);
  found.set(key, known);
  return known;
}

const blank = (board = 'grid:5x5') => freshExercise(board, boardOfMade(engine.value!, board).size);

export default function TeachPage({ query }: { query: URLSearchParams }) {
  const [at, setAt] = useState(0);
  const [trouble, setTrouble] = useState('');
  /** A set that came by a link while another is being made. */
  const [brought, setBrought] = useState<MadeSet | null>(null);
  const decide = (replace: boolean) => {
    if (replace) draft.value = brought!;
    if (replace) setAt(0);
    setBrought(null);
  };
  useEffect(() => {
    const code = /^#set=([\w-]+)$/.exec(location.hash)?.[1];
    const drawn = query.get('b');
    if (code) {
      void decodeSet(code).then(set => {
        const mine = draft.value.exercises.length > 0;
        if (set && mine && JSON.stringify(set) !== JSON.stringify(draft.value)) setBrought(set);
        else if (set) draft.value = set;
        else setTrouble(t('learn-the-link-holds-no-exercises'));
      });
    } else if (drawn) {
      add(blank(`drawn:${drawn}`));
    }
    rewrite('/teach');
  }, []);
  const set = useMemo(() => readSet(draft.value) ?? EMPTY_SET, [draft.value]);
  const made = set.exercises[at];
  const change = (exercises: Made[], to = at) => {
    draft.value = { ...set, exercises };
    setAt(Math.max(0, Math.min(to, exercises.length - 1)));
  };
  const add = (exercise: Made) => {
    const { exercises } = draft.value;
    change([...exercises, exercise], exercises.length);
  };
  return (
    <main class="page teach">
      <h1>{t('teach-make-exercises')}</h1>
      <p class="soft">{t('teach-set-up-a-position-and')}</p>
      <Trouble text={trouble} />
      {brought && (
        <div class="card row spread" role="alert">
          <span>{t('teach-the-link-brings-another-set')}</span>
          <span class="row">
            <button onClick={() => decide(false)}>{t('teach-keep-mine')}</button>
            <button onClick={() => decide(true)}>{t('teach-replace-mine')}</button>
          </span>
        </div>
      )}
      <div class="teach-set">
        <label class="field">
          {t('teach-title-of-the-set')}
          <input
            value={set.title}
            maxLength={80}
            placeholder={t('learn-exercises')}
            onInput={event => (draft.value = { ...set, title: event.currentTarget.value })}
          />
        </label>
        <div class="row" role="group" aria-label={t('teach-the-exercises-of-the-set')}>
          {set.exercises.map((_, i) => (
            <button key={i} aria-pressed={i === at} onClick={() => setAt(i)}>
              {i + 1}
            </button>
          ))}
          <button
            class={set.exercises.length ? '' : 'primary'}
            disabled={set.exercises.length >= MOST_EXERCISES}
            onClick={() => add(made ? { ...blank(), board: made.board, ...sizeOf(made) } : blank())}
          >
            {set.exercises.length ? t('teach-one-more') : t('teach-make-the-first')}
          </button>
        </div>
      </div>
      {made && (
        <Editor
          key={at}
          made={made}
          onChange={next => change(set.exercises.map((old, i) => (i === at ? next : old)))}
          onMove={() => change(movedUp(set.exercises, at), at - 1)}
          first={at === 0}
          onDrop={() =>
            change(
              set.exercises.filter((_, i) => i !== at),
              at - 1,
            )
          }
        />
      )}
      <Sharing set={set} at={at} onOpen={opened => ((draft.value = opened), setAt(0))} />
    </main>
  );
}

const sizeOf = ({ stones }: Made) => ({ stones: LETTERS[0].repeat(stones.length) });
function movedUp(exercises: Made[], at: number): Made[] {
  const moved = [...exercises];
  [moved[at - 1], moved[at]] = [moved[at], moved[at - 1]];
  return moved;
}

interface EditorProps {
  made: Made;
  first: boolean;
  onChange: (made: Made) => void;
  onMove: () => void;
  onDrop: () => void;
}
function Editor({ made, first, onChange, onMove, onDrop }: EditorProps) {
  const [brush, setBrush] = useState<Colour | null>(1);
  const board = useMemo(() => tryBoard(made.board), [made.board]);
  const set = (parts: Partial<Made>) => onChange({ ...made, ...parts });
  const { players } = engine.value!.rules(made.rules);
  const { needs } = askingOf(made.kind);
  const choosing = needs.includes('point') || needs.includes('points');
  if (typeof board === 'string') {
    return (
      <>
        <Trouble text={board} />
        <button onClick={onDrop}>{t('teach-remove-this-exercise')}</button>
      </>
    );
  }
  const tap = (point: Point) => {
    if (brush === null) {
      if (choosing)
        set({ points: toggledPoint(board, made.points, point, needs.includes('points')) });
      return;
    }
    const letters = [...made.stones];
    letters[point] = letters[point] === LETTERS[brush] ? LETTERS[0] : LETTERS[brush];
    set({ stones: letters.join('') });
  };
  const marks = new Map<Point, Mark>(
    made.points.flatMap(name => {
      const point = board.find(name);
      return choosing && point !== undefined ? [[point, 'chosen'] as const] : [];
    }),
  );
  return (
    <div class="teach-editor">
      <div class="stack">
        <Brushes
          first={choosing ? t('teach-choose-points') : t('teach-look')}
          players={players}
          brush={brush}
          onBrush={setBrush}
        />
        <div class="teach-board">
          <BoardPanel
            board={board}
            position={{ stones: colouring(made.stones), marks, glyphs: players > 2 }}
            confirm="never"
            label={boardLabel(board)}
            onPlay={tap}
          />
        </div>
        <Checked made={made} />
      </div>
      <div class="stack">
        <Place made={made} board={board} set={set} players={players} />
        <Asked
          made={made}
          set={parts => {
            set(parts);
            if (parts.kind && askingOf(parts.kind).needs.some(need => need.startsWith('point')))
              setBrush(null);
          }}
        />
        <Texts made={made} set={set} />
        <div class="actions">
          <button disabled={first} onClick={onMove}>
            {t('teach-earlier-in-the-set')}
          </button>
          <ConfirmButton
            label={t('teach-remove-it')}
            title={t('teach-remove-this-exercise-2')}
            text={t('teach-the-others-stay')}
            yes={t('teach-remove-it')}
            onYes={onDrop}
          />
        </div>
      </div>
    </div>
  );
}

function tryBoard(board: string): Board | string {
  try {
    return boardOfMade(engine.value!, board);
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
}

interface PartProps {
  made: Made;
  set: (parts: Partial<Made>) => void;
}

function Place({ made, board, set, players }: PartProps & { board: Board; players: number }) {
  const known = BOARDS.some(([spec]) => spec === made.board);
  const choose = (spec: string) => {
    const { size } = boardOfMade(engine.value!, spec);
    set({ board: spec, stones: LETTERS[0].repeat(size), points: [] });
  };
  const colours = Array.from({ length: players }, (_, i) => i + 1);
  return (
    <>
      <label class="field">
        {t('common-board')}
        <select
          value={known ? made.board : ''}
          onChange={event => choose(event.currentTarget.value)}
        >
          {!known && (
            <option value="">
              {board.ownText === undefined ? board.spec : t('teach-a-drawn-board')}
            </option>
          )}
          {BOARDS.map(([spec, title]) => (
            <option key={spec} value={spec}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <p class="fine">
        <Rich
          text={t('teach-for-another-board')}
          parts={{ link: text => <Link href="/draw">{text}</Link> }}
        />
      </p>
      <div class="row">
        <label class="field">
          {t('teach-players')}
          <select
            value={players}
            onChange={event => set(withPlayers(made, Number(event.currentTarget.value)))}
          >
            {Array.from({ length: MOST_PLAYERS - 1 }, (_, i) => (
              <option key={i} value={i + 2}>
                {i + 2}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          {t('teach-who-plays')}
          <select
            value={made.first}
            onChange={event => set({ first: Number(event.currentTarget.value) })}
          >
            {colours.map(colour => (
              <option key={colour} value={colour}>
                {playerName(colour)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}
/** Stones of players who are no longer there go. */
function withPlayers({ stones, first }: Made, players: number): Partial<Made> {
  const there = [...stones].map(letter =>
    LETTERS.indexOf(letter) > players ? LETTERS[0] : letter,
  );
  return {
    rules: players === 2 ? 'no-suicide' : `no-suicide,players=${players}`,
    stones: there.join(''),
    first: Math.min(first, players),
  };
}

const GROUPS: [string, Kind[]][] = [
  [t('common-play'), ['take', 'save', 'live', 'kill']],
  [
    t('teach-mark'),
    ['liberties', 'block', 'atari', 'taking', 'forbidden', 'alive', 'dead', 'nobodys'],
  ],
  [t('teach-say'), ['claim']],
  [t('teach-choose'), ['may', 'legal', 'winner']],
  [t('teach-count'), ['scores', 'count']],
  [t('teach-your-own'), ['points', 'choice', 'number']],
];

function Asked({ made, set }: PartProps) {
  const { needs } = askingOf(made.kind);
  return (
    <>
      <label class="field">
        {t('teach-question')}
        <select
          value={made.kind}
          onChange={event => set({ kind: event.currentTarget.value as Kind, points: [] })}
        >
          {GROUPS.map(([group, kinds]) => (
            <optgroup key={group} label={group}>
              {kinds.map(kind => (
                <option key={kind} value={kind}>
                  {KINDS[kind].title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {needs.some(need => need.startsWith('point')) && (
        <p class="fine" role="status">
          {made.points.length
            ? t('teach-chosen', { points: made.points.join(', ') })
            : needs.includes('points')
              ? t('teach-tap-the-points')
              : t('teach-tap-the-point')}
        </p>
      )}
      {(needs.includes('number') || needs.includes('answer')) && (
        <label class="field">
          {needs.includes('number')
            ? t('teach-stones-to-take-at-least')
            : t('teach-the-right-number')}
          <input
            type="number"
            value={made.number}
            onInput={event => set({ number: event.currentTarget.valueAsNumber || 0 })}
          />
        </label>
      )}
      {needs.includes('options') && <Options made={made} set={set} />}
    </>
  );
}

const MOST_OPTIONS = 6;
function Options({ made, set }: PartProps) {
  const options = [...made.options, ...['', '']].slice(0, Math.max(2, made.options.length));
  const put = (index: number, text: string) =>
    set({ options: options.map((old, i) => (i === index ? text : old)) });
  return (
    <fieldset class="stack">
      <legend>{t('teach-answers-tick-those-that-are')}</legend>
      {options.map((option, i) => (
        <div class="row nowrap" key={i}>
          <input
            type="checkbox"
            aria-label={t('teach-answer-is-right', { i: i + 1 })}
            checked={isRight(option)}
            onChange={() => put(i, isRight(option) ? plain(option) : `*${option}`)}
          />
          <input
            aria-label={t('teach-answer', { i: i + 1 })}
            value={option.replace(/^\*/, '')}
            maxLength={80}
            onInput={event =>
              put(i, (isRight(option) ? '*' : '') + event.currentTarget.value.replace(/^\*+/, ''))
            }
          />
        </div>
      ))}
      <button
        type="button"
        disabled={options.length >= MOST_OPTIONS}
        onClick={() => set({ options: [...options, ''] })}
      >
        {t('teach-one-more-answer')}
      </button>
    </fieldset>
  );
}

function Texts({ made, set }: PartProps) {
  const field = (key: 'say' | 'ask' | 'then', label: string, placeholder: string) => (
    <label class="field">
      {label}
      <textarea
        rows={2}
        maxLength={LONGEST_TEXT}
        value={made[key]}
        placeholder={placeholder}
        onInput={event => set({ [key]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <>
      {field('say', t('teach-what-to-know-optional'), t('teach-a-block-with-one-liberty'))}
      {field(
        'ask',
        t('teach-the-question'),
        askingOf(made.kind).ask(made) || t('teach-write-the-question'),
      )}
      {field('then', t('teach-what-to-keep-in-mind'), '')}
    </>
  );
}

/** Whether the exercise can be solved, found a moment after the last change. */
function Checked({ made }: { made: Made }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    setTrouble(null);
    const timer = setTimeout(() => setTrouble(troubleOf(made)), 300);
    return () => clearTimeout(timer);
  }, [made]);
  return (
    <p class={trouble ? 'notice shown' : 'notice'} role="status">
      {trouble === null ? '…' : trouble || t('teach-the-rules-can-check-this')}
    </p>
  );
}

/** Letters and digits of any language; what file systems do not like becomes a hyphen. */
const fileName = (title: string) =>
  title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'exercises';

interface SharingProps {
  set: MadeSet;
  at: number;
  onOpen: (set: MadeSet) => void;
}
function Sharing({ set, at, onOpen }: SharingProps) {
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    let gone = false;
    void encodeSet(set).then(made => !gone && setCode(made));
    return () => void (gone = true);
  }, [set.title, set.exercises]);
  const wrong = useMemo(
    () => set.exercises.findIndex(made => troubleOf(made) !== ''),
    [set.exercises],
  );
  const save = async () => {
    const page = await savedPage(set, code);
    setTrouble(page ? '' : t('teach-the-page-to-save-cannot'));
    if (page) download(`${fileName(set.title)}.html`, page, 'text/html');
  };
  const open = async (file?: File) => {
    if (!file) return;
    const read = await file
      .text()
      .then(text => readSet(JSON.parse(text)))
      .catch(() => null);
    if (read) onOpen(read);
    else setTrouble(t('teach-holds-no-exercises', { name: file.name }));
  };
  return (
    <div class="teach-share">
      {set.exercises.length > 0 &&
        (wrong < 0 ? (
          <>
            <ShareLink path={`/class#set=${code}`} label={t('teach-the-link-for-your-class')} />
            <div class="buttons">
              <button class="primary" onClick={() => go(`/class?step=${at + 1}#set=${code}`)}>
                {t('teach-try-it')}
              </button>
              <button onClick={() => void save()}>{t('teach-save-for-offline')}</button>
              <button
                onClick={() =>
                  download('exercises.json', JSON.stringify(set, null, 1), 'application/json')
                }
              >
                {t('teach-save-as-a-file')}
              </button>
            </div>
            <p class="fine">{t('teach-the-offline-file-is')}</p>
          </>
        ) : (
          <p class="soft">{t('teach-exercise-cannot-be-checked-yet', { wrong: wrong + 1 })}</p>
        ))}
      <label class="field open-file">
        {t('teach-open-a-file-with-exercises')}
        <input
          type="file"
          accept=".json,application/json"
          onChange={event => void open(event.currentTarget.files?.[0])}
        />
      </label>
      <Trouble text={trouble} />
    </div>
  );
}
