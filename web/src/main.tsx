import { render } from 'preact';
import { App } from './App';
import { api } from './live/api';
import { loadEngine } from './rules/engine';
import './styles/index.css';
import { listenToHistory } from './ui/router';
import { applyTheme } from './ui/settings';

applyTheme();
listenToHistory();
loadEngine();
// Who one is, whatever page is opened first; without a server one is nobody.
api.me().catch(() => {});
render(<App />, document.getElementById('app')!);
