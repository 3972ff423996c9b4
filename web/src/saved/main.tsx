// A saved set of exercises: one file that needs neither a server nor a network.
import { render } from 'preact';
import { loadArea, t } from '../i18n/t';
import '../i18n/learn';
import '../learn/learn.css';
import { readSet } from '../learn/made';
import { MadeLesson } from '../learn/MadeLesson';
import { engine, engineError, loadEngine } from '../rules/engine';
import '../styles/index.css';
import { address, listenToHistory, parse } from '../ui/router';
import { applyTheme } from '../ui/settings';
import { held } from './held';

const set = readSet(held.set);

function SavedPage() {
  if (engineError.value) return <main class="page">{engineError.value}</main>;
  if (!engine.value) return <main class="page" aria-busy="true" />;
  const step = Number(parse(address.value).query.get('step') ?? 1);
  return (
    <MadeLesson
      set={set}
      code={held.code}
      course={{ href: step => `?step=${step}` }}
      step={step}
      note={exercises => t('class-exercises-saved-here', { exercises })}
    />
  );
}

applyTheme();
listenToHistory();
void loadEngine();
await loadArea('core');
document.title = set?.title || t('learn-exercises');
render(<SavedPage />, document.getElementById('app')!);
