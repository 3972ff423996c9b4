// Which bot to play against: the names of the levels, fetched with the first look at them.
import { useEffect, useState } from 'preact/hooks';
import { botLevels } from '../bot/bots';
import { kept } from '../ui/settings';

export const chosenBot = kept('again', 'regular');

export function BotChoice({ label, open }: { label: string; open: boolean }) {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    if (open && !names.length) {
      botLevels().then(
        levels => setNames(levels.map(({ name }) => name)),
        () => {},
      );
    }
  }, [open]);
  const { value } = chosenBot;
  return (
    <select
      aria-label={label}
      value={value}
      onChange={event => (chosenBot.value = event.currentTarget.value)}
    >
      {(names.includes(value) ? names : [value]).map(name => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}
