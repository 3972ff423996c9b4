// Setting up a game: board, seats, rules and clock; the details behind one more click.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { botLevels } from '../bot/bots';
import { MOST_PLAYERS } from '../board/players';
import { ownBoard } from '../draw/code';
import { forTerritory, komiText, komiWords, useFairKomi, type FairKomi } from '../game/komi';
import { LocalGame } from '../game/local';
import { ApiError, me, theCatalogue } from '../live/api';
import type { Bot } from '../live/wire';
import { boardOf, engine } from '../rules/engine';
import { RulesError, type Board, type Family } from '../rules/wasm';
import { StoneIcon, Trouble } from '../ui/parts';
import { go, Link } from '../ui/router';
import { BoardPicture } from '../board/Picture';
import { boardTitle, familyAbout, familyTitle, GALLERY } from './boards';
import { createGame } from './quick';
import { presetAbout, presetTitle, RULES, ruleWords } from '../game/rules';
import {
  chosenKomi,
  CLOCKS,
  clockTitle,
  createRequest,
  hasHandicap,
  isLocal,
  localSetup,
  plainSetup,
  rulesText,
  type SeatKind,
  type Setup,
} from './setup';
import { playerName } from '../game/words';
import { rankText } from '../ui/numbers';
import { Rich } from '../i18n/Rich';
import { t, type PlainKey } from '../i18n/t';
import '../i18n/errors';
import '../i18n/pages';

const KINDS: [SeatKind, PlainKey][] = [
  ['me', 'common-on-this-device'],
  ['bot', 'new-a-bot'],
  ['here', 'new-a-bot-in-this-browser'],
  ['anyone', 'new-a-friend-by-link'],
  ['person', 'new-a-person-by-name'],
];

function initial(query: URLSearchParams): Setup {
  const players = Math.max(2, Math.min(MOST_PLAYERS, Number(query.get('players') ?? 2)));
  const others: SeatKind = query.get('at') === 'screen' ? 'me' : 'bot';
  const seats = Array.from({ length: players }, (_, i) => ({
    kind: i ? others : ('me' as const),
    bot: 'learner',
    name: '',
  }));
  return { ...plainSetup(query.get('board') ?? 'grid:9x9', seats), own: ownBoard(query) };
}

/** The others are there to be measured against. */
const isOpponent = ({ name, rank }: Bot) => rank !== undefined || name === 'omnigo';

/** The board as it stands in the form, or why there is none. */
function tryBoard({ spec, own }: Setup): Board | string {
  try {
    return own ? engine.value!.board(own, true) : boardOf(spec);
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
}
function tryRules(setup: Setup): string {
  try {
    engine.value!.rules(rulesText(setup));
    return '';
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
}

export default function NewPage({ query }: { query: URLSearchParams }) {
  const [setup, setSetup] = useState(() => initial(query));
  const [bots, setBots] = useState<Bot[]>([]);
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (parts: Partial<Setup>) => setSetup(before => ({ ...before, ...parts }));
  useEffect(() => {
    theCatalogue().then(
      ({ bots }) => setBots(bots.filter(isOpponent)),
      () => {
        // No server: what is left are people and bots at this screen.
        setSetup(before => ({
          ...before,
          seats: before.seats.map(seat => ({ ...seat, kind: seat.kind === 'me' ? 'me' : 'here' })),
        }));
      },
    );
  }, []);
  const [levels, setLevels] = useState<Bot[]>([]);
  const wantsLevels = setup.seats.some(seat => seat.kind === 'here');
  useEffect(() => {
    if (wantsLevels) botLevels().then(setLevels, (error: Error) => setTrouble(error.message));
  }, [wantsLevels]);
  const board = useMemo(() => tryBoard(setup), [setup.spec, setup.own]);
  const wrongRules = tryRules(setup);
  const found = useFairKomi(
    typeof board === 'string'
      ? null
      : { board: setup.own || setup.spec, own: setup.own !== '', players: setup.seats.length },
  );
  const fair = found && komiUnder(setup, found);
  const offline = bots.length === 0;
  const local = isLocal(setup);

  const start = async (event: Event) => {
    event.preventDefault();
    if (typeof board === 'string' || wrongRules) return;
    setBusy(true);
    setTrouble('');
    try {
      if (local) {
        const game = new LocalGame(board, localSetup(setup, board, fair));
        game.touch();
        go('/local');
      } else {
        await createGame(createRequest(setup, fair));
      }
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof RulesError)) throw error;
      setTrouble(error.message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <main class="page">
      <h1>{t('common-new-game')}</h1>
      <form class="columns new-game" onSubmit={start}>
        <div class="stack">
          <BoardChoice setup={setup} change={change} />
          <div class="preview">
            {typeof board === 'string' ? (
              <p class="notice shown">{board}</p>
            ) : (
              <>
                <BoardPicture
                  key={setup.own || setup.spec}
                  board={board}
                  position={{ stones: new Uint8Array(board.size) }}
                  label={t('new-board', { board: boardTitle(board.spec) })}
                />
                <p class="fine">
                  {t('new-points-lines-between-neighbours', {
                    size: board.size,
                    edges: board.edges.length,
                  })}
                </p>
              </>
            )}
          </div>
        </div>
        <div class="stack">
          <SeatChoices setup={setup} change={change} bots={bots} levels={levels} />
          <label class="field">
            {t('new-rules')}
            <select
              value={setup.preset}
              onChange={event => change({ preset: event.currentTarget.value })}
            >
              {RULES.presets.map(({ name }) => (
                <option key={name} value={name}>
                  {t('common-label', { label: presetTitle(name), text: presetAbout(name) })}
                </option>
              ))}
            </select>
          </label>
          {!local && (
            <label class="field">
              {t('new-clock')}
              <select
                value={setup.clock}
                onChange={event => change({ clock: event.currentTarget.value })}
              >
                {CLOCKS.map(clock => (
                  <option key={clock} value={clock}>
                    {clockTitle(clock)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <KomiField setup={setup} change={change} found={found} fair={fair} />
          <Details setup={setup} change={change} local={local} />
          <Trouble text={wrongRules} />
          <Trouble text={trouble} />
          {offline && <p class="fine">{t('new-the-server-cannot-be-reached')}</p>}
          <button
            class="primary big"
            disabled={busy || typeof board === 'string' || wrongRules !== ''}
          >
            {local
              ? t('common-start')
              : setup.seats.some(s => s.kind === 'anyone' || s.kind === 'person')
                ? t('new-open-the-table')
                : t('common-play')}
          </button>
        </div>
      </form>
    </main>
  );
}

interface PartProps {
  setup: Setup;
  change: (parts: Partial<Setup>) => void;
}

function BoardChoice({ setup, change }: PartProps) {
  const families = useMemo(() => engine.value!.families(), []);
  const [name, rest = ''] = setup.spec.split(':');
  const family = families.find(f => f.name === name);
  const gallery = GALLERY.find(board => board.spec === setup.spec);
  const choose = (value: string) => {
    if (value === 'own') change({ own: EXAMPLE });
    else if (value.startsWith('family '))
      change({ own: '', spec: families.find(f => f.name === value.slice(7))!.example });
    else change({ own: '', spec: value });
  };
  return (
    <>
      <label class="field">
        {t('common-board')}
        <select
          value={setup.own ? 'own' : gallery ? gallery.spec : `family ${name}`}
          onChange={event => choose(event.currentTarget.value)}
        >
          <optgroup label={t('new-ready-to-play')}>
            {GALLERY.map(({ spec }) => (
              <option key={spec} value={spec}>
                {boardTitle(spec)}
              </option>
            ))}
          </optgroup>
          <optgroup label={t('new-any-size')}>
            {families.map(({ name, about }) => (
              <option key={name} value={`family ${name}`}>
                {t('common-label', { label: familyTitle(name), text: familyAbout(name, about) })}
              </option>
            ))}
          </optgroup>
          <option value="own">{t('new-a-board-of-your-own')}</option>
        </select>
      </label>
      {setup.own && (
        <p class="fine">
          <Rich
            text={t('new-easier-with-the-pen')}
            parts={{ link: text => <Link href="/draw">{text}</Link> }}
          />
        </p>
      )}
      {setup.own ? (
        <label class="field">
          {t('new-points-and-lines-as-json')}
          <textarea
            rows={8}
            value={setup.own}
            onInput={event => change({ own: event.currentTarget.value || ' ' })}
          />
        </label>
      ) : (
        family &&
        family.arguments && (
          <SizeField family={family} rest={rest} onSpec={spec => change({ spec })} />
        )
      )}
    </>
  );
}

const EXAMPLE = `{"points": [{"name": "hub", "x": 0, "y": 0}, {"name": "n", "x": 0, "y": 1},
  {"name": "e", "x": 1, "y": 0}, {"name": "s", "x": 0, "y": -1}, {"name": "w", "x": -1, "y": 0}],
 "edges": [["hub","n"], ["hub","e"], ["hub","s"], ["hub","w"], ["n","e"], ["e","s"], ["s","w"], ["w","n"]]}`;

function SizeField({
  family,
  rest,
  onSpec,
}: {
  family: Family;
  rest: string;
  onSpec: (spec: string) => void;
}) {
  const [columns, rows] = rest.split('x');
  const numbers = family.arguments === 'WxH' ? [columns, rows ?? columns] : [columns];
  const labels = family.arguments === 'WxH' ? [t('new-columns'), t('new-rows')] : [t('new-size')];
  const set = (index: number, value: string) => {
    const next = numbers.map((old, i) => (i === index ? value : old));
    onSpec(`${family.name}:${next.join('x')}`);
  };
  return (
    <div class="row">
      {labels.map((label, i) => (
        <label class="field" key={label}>
          {label}
          <input
            type="number"
            min={family.least}
            value={numbers[i]}
            onInput={event => set(i, event.currentTarget.value)}
          />
        </label>
      ))}
    </div>
  );
}

function SeatChoices({ setup, change, bots, levels }: PartProps & { bots: Bot[]; levels: Bot[] }) {
  const { seats } = setup;
  const set = (index: number, parts: Partial<Setup['seats'][0]>) =>
    change({ seats: seats.map((seat, i) => (i === index ? { ...seat, ...parts } : seat)) });
  const kinds = bots.length ? KINDS : KINDS.filter(([kind]) => kind === 'me' || kind === 'here');
  return (
    <fieldset class="stack">
      <legend>{t('new-players-in-turn-order')}</legend>
      {seats.map((seat, i) => (
        <div class="row seat-choice" key={i}>
          <StoneIcon colour={i + 1} glyph={seats.length > 2} />
          <select
            aria-label={t('new-who-plays', { player: playerName(i + 1) })}
            value={seat.kind}
            onChange={event => set(i, { kind: event.currentTarget.value as SeatKind })}
          >
            {kinds.map(([key, text]) => (
              <option key={key} value={key}>
                {t(key === 'me' && i === 0 ? 'new-you' : text)}
              </option>
            ))}
          </select>
          {(seat.kind === 'bot' || seat.kind === 'here') && (
            <select
              aria-label={t('new-level-of', { player: playerName(i + 1) })}
              value={seat.bot}
              onChange={event => set(i, { bot: event.currentTarget.value })}
            >
              {(seat.kind === 'bot' ? bots : levels).map(({ name, rank }) => (
                <option key={name} value={name}>
                  {rank ? t('new-bot-rank', { name, rank: rankText(rank) }) : name}
                </option>
              ))}
            </select>
          )}
          {seat.kind === 'person' && (
            <input
              aria-label={t('new-name-of', { player: playerName(i + 1) })}
              placeholder={t('common-name')}
              value={seat.name}
              maxLength={24}
              onInput={event => set(i, { name: event.currentTarget.value })}
            />
          )}
        </div>
      ))}
      <div class="row">
        <button
          type="button"
          disabled={seats.length >= MOST_PLAYERS}
          onClick={() => change({ seats: [...seats, { ...seats[seats.length - 1] }] })}
        >
          {t('new-add-a-player')}
        </button>
        <button
          type="button"
          class="quiet"
          disabled={seats.length <= 2}
          onClick={() => change({ seats: seats.slice(0, -1) })}
        >
          {t('new-remove-a-player')}
        </button>
      </div>
    </fieldset>
  );
}

/** The fair komi as the rules of the form count it. */
const komiUnder = (setup: Setup, { komi }: FairKomi) =>
  engine.value!.rules(setup.preset).prisoners ? forTerritory(komi) : komi;

function KomiField({
  setup,
  change,
  found,
  fair,
}: PartProps & { found: FairKomi | null; fair: number[] | null }) {
  const two = setup.seats.length === 2;
  const chosen = chosenKomi(setup, fair);
  const own = komiText(engine.value!.rules(setup.preset).komi);
  const placeholder = chosen ? komiText(chosen) : own;
  return (
    <label class="field">
      {two ? t('new-komi-points-for-white') : t('new-komi-points-for-each-player')}
      <input
        placeholder={placeholder}
        value={setup.komi}
        onInput={event => change({ komi: event.currentTarget.value })}
      />
      <span class="fine" aria-live="polite">
        {komiNote(setup, found, fair)}
      </span>
    </label>
  );
}

/** What the person should know about the komi: what is fair, and where that comes from. */
function komiNote(setup: Setup, found: FairKomi | null, fair: number[] | null): string {
  if (!setup.komi && setup.seats.length === 2 && hasHandicap(setup)) {
    return t('new-handicap-stones-replace-komi');
  }
  if (!found || !fair) return t('common-finding-a-fair-komi-for');
  return komiWords(found, fair);
}

function Details({ setup, change, local }: PartProps & { local: boolean }) {
  const guest = me.value?.guest ?? true;
  return (
    <details>
      <summary>{t('new-details')}</summary>
      <div class="details">
        {setup.seats.map((_, seat) => (
          <label class="field" key={seat}>
            {t('new-handicap-stones-for', { player: playerName(seat + 1) })}
            <select
              value={setup.handicap[seat] ?? 0}
              onChange={event => {
                const count = Number(event.currentTarget.value);
                const handicap = setup.seats.map((_, i) => setup.handicap[i] ?? 0);
                change({ handicap: handicap.map((given, i) => (i === seat ? count : given)) });
              }}
            >
              {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => (
                <option key={n} value={n}>
                  {n || t('new-none')}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label class="field">
          {t('new-repetition')}
          <select value={setup.ko} onChange={event => change({ ko: event.currentTarget.value })}>
            <option value="">{t('new-as-in-the-rules')}</option>
            {RULES.ko
              .filter(rule => !rule.symmetries)
              .map(({ name }) => (
                <option key={name} value={name}>
                  {ruleWords('ko', name)}
                </option>
              ))}
          </select>
        </label>
        <label class="field">
          {t('common-suicide')}
          <select
            value={setup.suicide}
            onChange={event => change({ suicide: event.currentTarget.value })}
          >
            <option value="">{t('new-as-in-the-rules')}</option>
            {RULES.suicide.map(({ name }) => (
              <option key={name} value={name}>
                {ruleWords('suicide', name)}
              </option>
            ))}
          </select>
        </label>
        {!local && (
          <>
            <label class="check">
              <input
                type="checkbox"
                checked={setup.lot}
                onChange={() => change({ lot: !setup.lot })}
              />{' '}
              {t('new-random-colours')}
            </label>
            <label class="check">
              <input
                type="checkbox"
                checked={setup.listed}
                onChange={() => change({ listed: !setup.listed })}
              />{' '}
              {t('new-list-it-in-the-lobby')}
            </label>
            <label class="check">
              <input
                type="checkbox"
                checked={setup.rated}
                disabled={guest}
                onChange={() => change({ rated: !setup.rated })}
              />{' '}
              {t('new-rated')}
              {guest && (
                <span class="fine">
                  {' '}
                  <Rich
                    text={t('new-requires-an')}
                    parts={{ link: text => <Link href="/you">{text}</Link> }}
                  />
                </span>
              )}
            </label>
          </>
        )}
      </div>
    </details>
  );
}
