import { render } from 'preact';
import { App } from './App';
import { loadEngine } from './rules/engine';
import './styles/index.css';
import { listenToHistory } from './ui/router';
import { applyTheme } from './ui/settings';

applyTheme();
listenToHistory();
loadEngine();
render(<App />, document.getElementById('app')!);
