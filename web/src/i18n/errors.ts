// Modules that import this have the words of errors: those that read what a person writes.
import { reasonErrors } from '../rules/wasm';
import { loadReasons, reasonText } from './reasons';

reasonErrors(reasonText);
await loadReasons();
