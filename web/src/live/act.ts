// What a person does in a game; somebody who is not signed in becomes a guest.
import { me, someone } from './api';
import { connection } from './connection';
import type { Action, Player } from './wire';

export type Act = (action: Action) => Promise<unknown>;

async function asSomeone(act: Act, action: Action) {
  const before = me.value;
  await someone();
  if (!before) connection.again();
  await act(action);
}

export const sit = (act: Act, player: Player) => asSomeone(act, { action: 'join', player });
export const say = (act: Act, text: string, to: 'players' | 'spectators') =>
  asSomeone(act, { action: 'chat', to, text });
