// Small parts that all pages share.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { look } from '../board/players';
import { sentences } from '../i18n/format';
import { t } from '../i18n/t';

/** A stone beside a name. */
export function StoneIcon({ colour, glyph = true }: { colour: number; glyph?: boolean }) {
  const { body, light, ink, glyph: path, name } = look(colour);
  return (
    <svg class="stone-icon" viewBox="-1.1 -1.1 2.2 2.2" role="img" aria-label={name}>
      <radialGradient id={`icon${colour}`} cx="0.36" cy="0.3" r="0.75">
        <stop stop-color={light} />
        <stop offset={colour === 2 ? 0.6 : 0.8} stop-color={body} />
      </radialGradient>
      <circle r="1" fill={`url(#icon${colour})`} class={`body c${colour}`} />
      {glyph && <path d={path} fill={ink} fill-rule="evenodd" />}
    </svg>
  );
}

const ICONS = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  first: 'M18 6l-6 6 6 6M7 5v14',
  back: 'M15 6l-6 6 6 6',
  forward: 'M9 6l6 6-6 6',
  last: 'M6 6l6 6-6 6M17 5v14',
  undo: 'M8 5L4 9l4 4M4 9h9a6 6 0 010 12H9',
  link: 'M10 14a4 4 0 005.7 0l3.3-3.3a4 4 0 00-5.7-5.7L12 6.3M14 10a4 4 0 00-5.7 0L5 13.3A4 4 0 0010.700 19L12 17.700',
  wave: 'M5 12a10 10 0 0114 0M8 15a6 6 0 018 0M12 19h.01',
  off: 'M4 4l16 16M8 15a6 6 0 017-1M5 12a10 10 0 015-2.700M12 19h.01',
  clock: 'M12 7v5l3 2M12 21a9 9 0 110-18 9 9 0 010 18z',
  check: 'M5 13l4 4 10-10',
} as const;
export function Icon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

/** What went wrong, if anything did: seen, and heard at once. */
export const Trouble = ({ text }: { text: string }) =>
  text ? (
    <p class="notice shown" role="alert">
      {text}
    </p>
  ) : null;

/** Says something to those who listen instead of looking. */
export function announce(...texts: (string | false)[]) {
  const place = document.getElementById('announcer');
  if (place) place.textContent = sentences(texts);
}

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ComponentChildren;
}
export function Dialog({ title, open, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !ref.current!.open) {
      ref.current!.showModal();
      ref.current!.scrollTop = 0; // the focus may be on a button at its end
    }
    if (!open && ref.current!.open) ref.current!.close();
  }, [open]);
  const outside = (event: MouseEvent) => event.target === ref.current && onClose();
  return (
    <dialog ref={ref} aria-label={title} onClose={onClose} onClick={outside}>
      {open && (
        <div class="dialog">
          <h2>{title}</h2>
          {children}
        </div>
      )}
    </dialog>
  );
}

interface PopoverProps {
  label: string;
  children: (close: () => void) => ComponentChildren;
}
/** A button with a panel of further ones above it; Escape and a tap elsewhere close it. */
export function Popover({ label, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  useEffect(() => {
    if (!open) return;
    ref.current!.querySelector<HTMLButtonElement>('.popover button')?.focus();
    const outside = ({ target }: Event) => {
      if (!ref.current!.contains(target as Node)) close();
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, [open]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || ref.current!.querySelector('dialog[open]')) return;
    close();
    ref.current!.querySelector('button')!.focus();
  };
  return (
    <div class="popover-place" ref={ref} onKeyDown={onKey}>
      <button
        class="quiet"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {open && (
        <div class="popover stack" role="dialog" aria-label={label}>
          {children(close)}
        </div>
      )}
    </div>
  );
}

interface ConfirmProps {
  label: string;
  title: string;
  text: string;
  yes: string;
  onYes: () => void;
  disabled?: boolean;
}
/** A button for what cannot be taken back: it asks in a dialog of its own, away from the button. */
export function ConfirmButton({ label, title, text, yes, onYes, disabled }: ConfirmProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button class="quiet" disabled={disabled} onClick={() => setOpen(true)}>
        {label}
      </button>
      <Dialog title={title} open={open} onClose={close}>
        <p>{text}</p>
        <div class="buttons end">
          <button onClick={close} autofocus>
            {t('common-no')}
          </button>
          <button
            class="danger"
            onClick={() => {
              close();
              onYes();
            }}
          >
            {yes}
          </button>
        </div>
      </Dialog>
    </>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
}
/** A few alternatives side by side. */
export function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="segments">
        {options.map(([key, text]) => (
          <label key={key} class={key === value ? 'on' : ''}>
            <input type="radio" checked={key === value} onChange={() => onChange(key)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function download(name: string, content: BlobPart, type: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
