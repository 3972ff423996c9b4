import { render } from 'preact';
import { App, fetchOfflinePages, listenForHelp } from './App';
import { locale } from './i18n/language';
import { loadArea } from './i18n/t';
import { api } from './live/api';
import { connection } from './live/connection';
import { listenForGames } from './open/listen';
import { loadEngine } from './rules/engine';
import './styles/index.css';
import { keepForOffline, rest } from './ui/offline';
import { listenToHistory } from './ui/router';
import { applyTheme } from './ui/settings';

applyTheme();
listenToHistory();
listenForGames();
listenForHelp();
document.documentElement.lang = locale;
addEventListener('offline', () => connection.cut());
addEventListener('online', () => connection.again());
// Who the person is, whatever page is opened first; without a server nobody is signed in.
api.me().catch(() => {});
void loadArea('core').then(() => {
  connection.sendUnsent();
  render(<App />, document.getElementById('app')!);
  void loadEngine()
    .then(rest)
    .then(() => {
      fetchOfflinePages();
      if (import.meta.env.PROD) void keepForOffline();
    });
});
