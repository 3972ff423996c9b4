// A player's clock, counted down here between the server's messages.
import { useEffect, useState } from 'preact/hooks';
import { engine } from '../rules/engine';
import { clockText, clockValue, span } from '../ui/numbers';
import { announce } from '../ui/parts';
import { sound } from '../ui/sound';
import type { ServerClock } from './state';
import type { Clock } from './wire';
import { t } from '../i18n/t';

interface Props {
  clock: Clock;
  control: string;
  /** The server's clock when it sent this. */
  sentAt: number;
  time: ServerClock;
  /** Whether it is your own: its last seconds have a sound. */
  own: boolean;
}
export function ClockFace({ clock, control, sentAt, time, own }: Props) {
  const [, setBeat] = useState(0);
  useEffect(() => {
    if (!clock.running) return;
    const timer = setInterval(() => setBeat(n => n + 1), 100);
    return () => clearInterval(timer);
  }, [clock.running]);
  const left = clock.running
    ? engine.value!.clockAfter(control, clock, time.time() - sentAt)
    : clock;
  const shown = left.main > 0 ? left.main : left.period;
  const low = clock.running && left.main <= 10_000 && shown <= 10_000;
  const second = Math.ceil(shown / 1000);
  useEffect(() => {
    if (own && low && second <= 5 && second > 0) sound('hurry');
  }, [own, low && second]);
  const milestone = clock.running && own && [60, 30, 10].includes(second) ? second : 0;
  useEffect(() => {
    if (milestone) announce(t('clock-seconds-left', { milestone }));
  }, [milestone]);
  return (
    <div class={`clock${low ? ' low' : ''}`} role="timer" aria-label={t('common-time-left')}>
      {left.out ? '0:00' : clockText(shown)} <small>{periodsText(control, left)}</small>
    </div>
  );
}

function periodsText(
  control: string,
  { main, periods, moves }: Pick<Clock, 'main' | 'periods' | 'moves'>,
): string {
  if (control.startsWith('byoyomi')) {
    const overtime = `${periods} × ${span(clockValue(control, 'period'))}`;
    return main > 0 ? `+ ${overtime}` : overtime;
  }
  if (control.startsWith('canadian') && main <= 0) return t('clock-turns-to-make', { moves });
  return '';
}
