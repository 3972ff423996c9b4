// A clock to practise with: it runs from the first turn on, and each turn ends a stretch of it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { engine } from '../rules/engine';
import type { TimeLeft } from '../rules/wasm';
import { clockText } from '../ui/numbers';
import { t } from '../i18n/t';
import '../i18n/learn';

interface Props {
  control: string;
  turns: number;
  out: () => void;
}
interface Running {
  left: TimeLeft;
  since: number;
  turns: number;
}
/** At the beginning of the next turn; the first one starts the clock. */
function next(control: string, { left, since }: Running, turns: number, now: number): Running {
  if (turns === 0) return { left: engine.value!.clockFull(control), since: now, turns };
  if (turns === 1) return { left, since: now, turns };
  return { left: engine.value!.clockAfter(control, left, now - since, true), since: now, turns };
}

export function ClockBox({ control, turns, out }: Props) {
  const running = useRef({ left: engine.value!.clockFull(control), since: 0, turns: 0 });
  const [, beat] = useState(0);
  const now = performance.now();
  if (running.current.turns !== turns) running.current = next(control, running.current, turns, now);
  const { left, since } = running.current;
  const shown = turns ? engine.value!.clockAfter(control, left, now - since) : left;
  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(() => beat(n => n + 1), 100);
    return () => clearInterval(timer);
  }, [turns > 0]);
  useEffect(() => {
    if (turns && shown.out) out();
  }, [turns && shown.out]);
  return (
    <div class="clock-box" role="timer" aria-label={t('common-time-left')}>
      <span class="number">{clockText(shown.main > 0 ? shown.main : shown.period)}</span>
      <span class="fine">
        {shown.main > 0
          ? t('clock-box-main-time-then-periods', { periods: shown.periods })
          : t('clock-box-periods-left', { periods: shown.periods })}
      </span>
    </div>
  );
}
