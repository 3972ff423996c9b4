// What a task offers beside the board: options, numbers, a pass, a clock.
import { useState } from 'preact/hooks';
import { playerName } from '../game/words';
import { StoneIcon } from '../ui/parts';
import { ClockBox } from './ClockBox';
import type { Action, Controls } from './task';
import { Rich } from '../i18n/Rich';
import { t } from '../i18n/t';
import '../i18n/learn';

interface Props {
  controls: Controls;
  act: (action: Action) => void;
}
export function TaskControls({ controls, act }: Props) {
  const { options, fields, check, pass, stones, found, clock } = controls;
  return (
    <>
      {clock && <ClockBox {...clock} out={() => act('timeout')} />}
      {found && (
        <p class="found" aria-live="polite">
          <Rich
            text={t('task-controls-of-found', { found: found[0], all: found[1] })}
            parts={{ b: text => <strong>{text}</strong> }}
          />
        </p>
      )}
      {stones && (
        <fieldset class="choice">
          <legend>{t('task-controls-a-tap-on-an-empty')}</legend>
          <div class="segments">
            {stones.colours.map(stone => (
              <label key={stone} class={stone === stones.chosen ? 'on' : ''}>
                <input
                  type="radio"
                  name="stone"
                  checked={stone === stones.chosen}
                  onChange={() => act({ stone })}
                />
                <StoneIcon colour={stone} glyph={false} />
                {playerName(stone)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {options && (
        <div class="options" role="group" aria-label={t('task-controls-answers')}>
          {options.labels.map(choose => (
            <button
              key={choose}
              class="option"
              aria-pressed={options.chosen.includes(choose)}
              onClick={() => act({ choose })}
            >
              {choose}
            </button>
          ))}
        </div>
      )}
      {fields ? (
        <Fields labels={fields} act={act} />
      ) : (
        check && (
          <div class="buttons">
            <button class="primary big" onClick={() => act('check')}>
              {t('task-controls-check')}
            </button>
          </div>
        )
      )}
      {pass && (
        <div class="buttons">
          <button class="big" onClick={() => act('pass')}>
            {t('common-pass')}
          </button>
        </div>
      )}
    </>
  );
}

function Fields({ labels, act }: { labels: string[]; act: (action: Action) => void }) {
  const [texts, setTexts] = useState(labels.map(() => ''));
  const submit = (event: Event) => {
    event.preventDefault();
    act('check');
  };
  const change = (at: number, text: string) => {
    const changed = texts.map((old, i) => (i === at ? text : old));
    setTexts(changed);
    act({ fill: changed.map(number) });
  };
  return (
    <form class="fields" onSubmit={submit}>
      {labels.map((label, i) => (
        <label key={label} class="field">
          {label}
          <input
            inputMode="decimal"
            autocomplete="off"
            value={texts[i]}
            onInput={event => change(i, event.currentTarget.value)}
          />
        </label>
      ))}
      <button class="primary big">{t('task-controls-check')}</button>
    </form>
  );
}
/** 7.5, 7,5 and 7½ alike. */
const number = (text: string) =>
  text.trim() ? Number(text.trim().replace('½', '.5').replace(',', '.').replace('−', '-')) : NaN;
