// A game of the library as Kaufman's quadruple: the board, the past boards, the prisoners.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { BoardPicture } from '../board/Picture';
import { libraryGames, type LibraryGame } from '../library/games';
import { boardOfRecord, Recorded } from '../library/recorded';
import { boardOf, engine } from '../rules/engine';
import { Choice, Icon } from '../ui/parts';
import type { Reading } from './lift';
import { quadruples } from './quadruple';
import { wireName } from '../board/players';
import { Rich } from '../i18n/Rich';
import { t } from '../i18n/t';
import '../i18n/kaufman';

const MOST_PICTURES = 24;

export function Quadruples({ name, turn }: { name: string | null; turn: number }) {
  const [games, setGames] = useState<LibraryGame[]>([]);
  const [chosen, setChosen] = useState(name ?? 'two-by-two');
  useEffect(() => void libraryGames().then(setGames), []);
  const game = games.find(game => game.name === chosen);
  return (
    <div class="stack">
      <p>
        <Rich text={t('quadruples-g-is-the-board-s')} parts={{ sub: text => <sub>{text}</sub> }} />
      </p>
      <label class="field case-choice">
        {t('common-game')}
        <select value={chosen} onChange={event => setChosen(event.currentTarget.value)}>
          {games.map(({ name, record }) => (
            <option key={name} value={name}>
              {record.info?.name ?? name}
            </option>
          ))}
        </select>
      </label>
      {game && <Browse key={chosen} game={game} turn={chosen === name ? turn : 0} />}
    </div>
  );
}

function Browse({ game, turn }: { game: LibraryGame; turn: number }) {
  const [reading, setReading] = useState<Reading>('printed');
  const recorded = useMemo(
    () => new Recorded(boardOfRecord(game.record, boardOf, engine.value!), game.record),
    [game],
  );
  const { list, cut } = useMemo(
    () => quadruples(recorded.tree, recorded.head, reading),
    [recorded, reading],
  );
  const [at, setAt] = useState(Math.max(0, Math.min(turn, list.length - 1)));
  const { current, past, prisoners, agrees } = list[Math.min(at, list.length - 1)];
  const { board, rules } = recorded;
  const glyphs = rules.players > 2;
  const differing = list.find(quadruple => !quadruple.agrees);
  const pictures = past.slice(-MOST_PICTURES);
  return (
    <div class="quadruple">
      <div>
        <BoardPicture
          board={board}
          position={{ stones: current, glyphs }}
          label={t('quadruples-g-after-turn', { at })}
        />
      </div>
      <div class="stack">
        <Choice
          label={t('quadruples-prisoners')}
          value={reading}
          options={[
            ['printed', t('kaufman-as-printed')],
            ['mended', t('kaufman-mended')],
          ]}
          onChange={setReading}
        />
        <div class="row">
          <button
            class="icon-button"
            aria-label={t('quadruples-the-turn-before')}
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
          >
            <Icon name="back" />
          </button>
          <button
            class="icon-button"
            aria-label={t('quadruples-the-next-turn')}
            disabled={at >= list.length - 1}
            onClick={() => setAt(at + 1)}
          >
            <Icon name="forward" />
          </button>
          <label class="step-slider">
            <span class="fine">{t('quadruples-turn-of', { at, list: list.length - 1 })}</span>
            <input
              type="range"
              min={0}
              max={list.length - 1}
              value={at}
              onInput={event => setAt(Number(event.currentTarget.value))}
            />
          </label>
        </div>
        <table class="facts">
          <caption class="unseen">{t('quadruples-the-quadruple-after-turn', { at })}</caption>
          <tbody>
            <tr>
              <th scope="row">G</th>
              <td>
                {agrees
                  ? t('quadruples-the-board-of-the-rules')
                  : t('quadruples-another-board-than-by-the')}
                {`, ${t('words-stones', { n: current.filter(Boolean).length })}`}
              </td>
            </tr>
            <tr>
              <th scope="row">S</th>
              <td>{t('quadruples-boards', { past: past.length })}</td>
            </tr>
            {prisoners.map((count, i) => (
              <tr key={i}>
                <th scope="row">
                  P<sub>{wireName(i + 1)[0]}</sub>
                </th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {differing && (
          <p class="fine">
            {t('quadruples-from-turn-on-lift-has', { turn: differing.turn })}
            {glyphs && ` ${t('quadruples-it-lifts-the-blocks-of')}`}
          </p>
        )}
        {cut && (
          <p class="fine">{t('quadruples-after-turn-the-game-goes', { list: list.length - 1 })}</p>
        )}
        <h3>
          S
          {past.length > MOST_PICTURES && (
            <span class="fine"> {t('quadruples-the-latest', { most: MOST_PICTURES })}</span>
          )}
        </h3>
        <ol class="past-boards">
          {pictures.map(first => (
            <li key={first}>
              <BoardPicture
                board={board}
                position={{ stones: list[first].current, glyphs }}
                label={t('quadruples-the-board-after-turn', { first })}
              />
              <span class="fine">{first || t('common-beginning')}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
