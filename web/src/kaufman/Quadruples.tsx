// A game of the library as Kaufman's quadruple: the board, the past boards, the prisoners.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { BoardPicture } from '../board/BoardPanel';
import { playerName } from '../game/words';
import { libraryGames, type LibraryGame } from '../library/games';
import { boardOfRecord, Recorded } from '../library/recorded';
import { boardOf, engine } from '../rules/engine';
import { plural } from '../ui/numbers';
import { Choice, Icon } from '../ui/parts';
import type { Reading } from './lift';
import { quadruples } from './quadruple';

const MOST_PICTURES = 24;

export function Quadruples({ name, turn }: { name: string | null; turn: number }) {
  const [games, setGames] = useState<LibraryGame[]>([]);
  const [chosen, setChosen] = useState(name ?? 'two-by-two');
  useEffect(() => void libraryGames().then(setGames), []);
  const game = games.find(game => game.name === chosen);
  return (
    <div class="stack">
      <p>
        G is the board, S the set of boards before it, P<sub>b</sub> and P<sub>w</sub> the prisoners
        that Black and White possess. Every turn runs LIFT; the board is compared with the one of
        the rules.
      </p>
      <label class="field case-choice">
        Game
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
          label={`G after turn ${at}`}
        />
      </div>
      <div class="stack">
        <Choice
          label="Prisoners"
          value={reading}
          options={[
            ['printed', 'As printed'],
            ['mended', 'Mended'],
          ]}
          onChange={setReading}
        />
        <div class="row">
          <button
            class="icon-button"
            aria-label="The turn before"
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
          >
            <Icon name="back" />
          </button>
          <button
            class="icon-button"
            aria-label="The next turn"
            disabled={at >= list.length - 1}
            onClick={() => setAt(at + 1)}
          >
            <Icon name="forward" />
          </button>
          <label class="step-slider">
            <span class="fine">
              Turn {at} of {list.length - 1}
            </span>
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
          <caption class="unseen">The quadruple after turn {at}</caption>
          <tbody>
            <tr>
              <th scope="row">G</th>
              <td>
                {agrees ? 'the board of the rules' : 'another board than by the rules'},{' '}
                {plural(current.filter(Boolean).length, 'stone')}
              </td>
            </tr>
            <tr>
              <th scope="row">S</th>
              <td>{plural(past.length, 'board')}</td>
            </tr>
            {prisoners.map((count, i) => (
              <tr key={i}>
                <th scope="row">
                  P<sub>{playerName(i + 1)[0].toLowerCase()}</sub>
                </th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {differing && (
          <p class="fine">
            From turn {differing.turn} on LIFT has another board than the rules
            {glyphs ? ': it lifts the blocks of several opponents one after the other.' : '.'}
          </p>
        )}
        {cut && (
          <p class="fine">
            After turn {list.length - 1} the game goes on, but isSafe as printed would follow too
            many paths.
          </p>
        )}
        <h3>
          S{past.length > MOST_PICTURES && <span class="fine">, the latest {MOST_PICTURES}</span>}
        </h3>
        <ol class="past-boards">
          {pictures.map(first => (
            <li key={first}>
              <BoardPicture
                board={board}
                position={{ stones: list[first].current, glyphs }}
                label={`The board after turn ${first}`}
              />
              <span class="fine">{first || 'start'}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
