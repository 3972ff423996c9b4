import { render } from 'preact';
import { App, fetchOfflinePages } from './App';
import { locale } from './i18n/language';
import { loadArea } from './i18n/t';
import { api } from './live/api';
import { listenForGames } from './open/listen';
import { loadEngine } from './rules/engine';
import './styles/index.css';
import { listenToHistory } from './ui/router';
import { applyTheme } from './ui/settings';

applyTheme();
listenToHistory();
listenForGames();
document.documentElement.lang = locale;
// Who the person is, whatever page is opened first; without a server nobody is signed in.
api.me().catch(() => {});
void loadArea('core').then(() => {
  render(<App />, document.getElementById('app')!);
  loadEngine();
  setTimeout(fetchOfflinePages, 2000);
});
