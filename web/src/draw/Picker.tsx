// A board to begin with: families as small pictures, their sizes in steps. Those who know the specifications type them.
import { useEffect, useMemo } from 'preact/hooks';
import { BoardPicture } from '../board/Picture';
import { familyAbout, familyTitle } from '../pages/boards';
import { engine } from '../rules/engine';
import type { Family } from '../rules/wasm';
import { Icon } from '../ui/parts';
import { pickedFrom, pointsOf, smallOf, specOf, stepped, type Picked } from './picker';
import './picker.css';
import { t } from '../i18n/t';
import '../i18n/picker';

interface Props {
  /** Empty: none is chosen. */
  spec: string;
  onSpec: (spec: string) => void;
}

export function BoardPicker({ spec, onSpec }: Props) {
  const families = useMemo(() => engine.value!.families(), []);
  const picked = useMemo(() => pickedFrom(spec, families), [spec]);
  const points = useMemo(() => spec && pointsOf(engine.value!, spec), [spec]);
  return (
    <div class="stack picker">
      <fieldset class="families">
        <legend class="unseen">{t('common-board')}</legend>
        {families.map(family => (
          <FamilyTile
            key={family.name}
            family={family}
            on={picked?.family === family}
            onPick={() => onSpec(smallOf(family))}
          />
        ))}
      </fieldset>
      {picked && (
        <div class="row" aria-live="polite">
          {picked.sizes.map((_, index) => (
            <Stepper
              key={index}
              picked={picked}
              index={index}
              onPicked={next => onSpec(specOf(next))}
            />
          ))}
          {points && <span class="fine">{t('picker-points', { n: points })}</span>}
        </div>
      )}
      <details>
        <summary>{t('picker-advanced')}</summary>
        <label class="field">
          {t('picker-family-and-size')}
          <input value={spec} onInput={event => onSpec(event.currentTarget.value.trim())} />
        </label>
      </details>
    </div>
  );
}

interface TileProps {
  family: Family;
  on: boolean;
  onPick: () => void;
}
function FamilyTile({ family, on, onPick }: TileProps) {
  const board = useMemo(() => engine.value!.board(smallOf(family)), []);
  useEffect(() => () => board.close(), []);
  return (
    <label class={on ? 'family on' : 'family'} title={familyAbout(family.name, family.about)}>
      <input type="radio" name="family" checked={on} onChange={onPick} />
      <div class="family-picture" aria-hidden="true">
        <BoardPicture board={board} position={{ stones: new Uint8Array(board.size) }} label="" />
      </div>
      <span>{familyTitle(family.name)}</span>
    </label>
  );
}

interface StepperProps {
  picked: Picked;
  index: number;
  onPicked: (picked: Picked) => void;
}
function Stepper({ picked, index, onPicked }: StepperProps) {
  const label =
    picked.sizes.length === 1
      ? t('picker-size')
      : index === 0
        ? t('picker-columns')
        : t('picker-rows');
  const button = (by: 1 | -1) => {
    const next = stepped(engine.value!, picked, index, by);
    return (
      <button
        type="button"
        class="icon-button"
        aria-label={by > 0 ? t('picker-more', { label }) : t('picker-less', { label })}
        disabled={!next}
        onClick={() => onPicked(next!)}
      >
        <Icon name={by > 0 ? 'plus' : 'minus'} />
      </button>
    );
  };
  return (
    <div class="stepper" role="group" aria-label={label}>
      <span>{label}</span>
      {button(-1)}
      <output class="number">{picked.sizes[index]}</output>
      {button(1)}
    </div>
  );
}
