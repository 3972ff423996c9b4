// The end of a game: what is dead, who has accepted it, and what advisers think.
import { useEffect, useState } from 'preact/hooks';
import { HowToCount } from '../game/HowToCount';
import { ScoreTable } from '../game/ScoreTable';
import { clockText } from '../ui/numbers';
import { Icon } from '../ui/parts';
import { NameLink } from '../ui/router';
import type { Score } from '../rules/wasm';
import type { Act } from './act';
import type { LiveGame } from './game';
import { costOf, Disputed } from './Disputed';
import { NamedPerson } from './Named';
import { nameOf, namesOf, seatHref } from './seats';
import type { Advice, Player } from './wire';
import { t } from '../i18n/t';

interface Props {
  live: LiveGame;
  act: Act;
  score: Score;
  mine: Player[];
  /** Sends what an adviser has marked; missing: you are not an adviser. */
  onAdvise?: () => void;
}
export function Scoring({ live, act, score, mine, onAdvise }: Props) {
  const { snapshot } = live.state.value!;
  const { game, marking } = snapshot;
  if (!marking) return null;
  const speaker = mine.find(player => game.seats.some(seat => seat.player === player && seat.in));
  const due = mine.filter(player => !marking.accepted.includes(player));
  const peopled = game.seats.some(seat => seat.kind !== 'bot' && !mine.includes(seat.player));
  return (
    <div class="card stack">
      {speaker && <Disputed live={live} act={act} mine={mine} />}
      <HowToCount
        what={t('scoring-tap-the-dead-stones')}
        details={[
          t('scoring-all-have-passed-dead-stones'),
          snapshot.proposal
            ? t('scoring-a-bot-has-proposed-them')
            : t('scoring-a-bot-is-reading-the'),
          t('scoring-the-game-ends-when-everyone'),
          live.rules.prisoners
            ? t('scoring-a-copy-of-the-game')
            : t('scoring-if-all-pass-again-without'),
        ]}
      />
      <ScoreTable
        score={score}
        rules={live.rules}
        names={namesOf(game.seats)}
        hrefs={game.seats.map(seatHref)}
      />
      <ul class="accepts" aria-label={t('scoring-who-has-accepted')}>
        {game.seats
          .filter(seat => seat.in)
          .map(seat => {
            const yes = marking.accepted.includes(seat.player);
            return (
              <li key={seat.player} class={yes ? 'yes' : ''}>
                <Icon name={yes ? 'check' : 'clock'} />{' '}
                <NameLink href={seatHref(seat)}>{nameOf(seat, game.seats)}</NameLink>
              </li>
            );
          })}
      </ul>
      {speaker && !costOf(snapshot, mine) && (
        <div class="actions">
          <button
            class="primary"
            disabled={!due.length}
            onClick={() =>
              due.forEach(
                player => void act({ action: 'accept', player, marking: marking.marking }),
              )
            }
          >
            <Icon name="check" /> {t('common-accept')}
          </button>
          <button onClick={() => void act({ action: 'resume', player: speaker })}>
            {t('common-play-on')}
          </button>
        </div>
      )}
      {onAdvise && (
        <div class="actions">
          <span class="fine">{t('scoring-you-were-asked-for-advice')}</span>
          <button class="primary" onClick={onAdvise}>
            {t('scoring-send-advice')}
          </button>
        </div>
      )}
      {(snapshot.advice ?? []).map(advice => (
        <AdviceLine key={advice.person.id} advice={advice} act={act} speaker={speaker} />
      ))}
      {speaker && peopled && <Invite act={act} speaker={speaker} />}
      <Deadline
        at={snapshot.proposal ? marking.deadline : 0}
        live={live}
        own={due.length > 0}
        ruled={(marking.worse ?? []).some(({ player }) => !marking.accepted.includes(player))}
      />
    </div>
  );
}

function AdviceLine({ advice, act, speaker }: { advice: Advice; act: Act; speaker?: Player }) {
  const { person, dead, neutral } = advice;
  return (
    <div class="row spread">
      <span>
        <NamedPerson person={person} say={name => t('scoring-thinks', { name, n: dead.length })} />
      </span>
      {speaker && (
        <button onClick={() => void act({ action: 'mark', player: speaker, dead, neutral })}>
          {t('scoring-use-this-marking')}
        </button>
      )}
    </div>
  );
}

function Invite({ act, speaker }: { act: Act; speaker: Player }) {
  const [name, setName] = useState('');
  const invite = (event: Event) => {
    event.preventDefault();
    void act({ action: 'invite', player: speaker, name: name.trim() });
    setName('');
  };
  return (
    <details>
      <summary>{t('scoring-ask-a-strong-player-for')}</summary>
      <form class="row details" onSubmit={invite}>
        <input
          aria-label={t('scoring-the-name-of-an-account')}
          placeholder={t('scoring-the-name-of-an-account')}
          maxLength={24}
          value={name}
          onInput={event => setName(event.currentTarget.value)}
        />
        <button disabled={!name.trim()}>{t('scoring-ask')}</button>
      </form>
    </details>
  );
}

interface DeadlineProps {
  at: number;
  live: LiveGame;
  own: boolean;
  /** The marking is worse than the server's reading for somebody who has not accepted it. */
  ruled: boolean;
}
function Deadline({ at, live, own, ruled }: DeadlineProps) {
  const [, setBeat] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setBeat(n => n + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  if (!at) return null;
  const left = clockText(Math.max(10_000, at - live.clock.time()));
  if (ruled) {
    return <p class="fine">{t('scoring-if-not-everyone-accepts-this', { left })}</p>;
  }
  return (
    <p class="fine">
      {own
        ? t('scoring-if-you-do-nothing-you', { left })
        : t('scoring-players-who-have-not-answered', { left })}
    </p>
  );
}
