// The game that is recommended to beginners, in one click: 9x9, Chinese rules, 5 minutes and 5
// periods of 15 seconds, against a bot of a fitting level; without a server, against one in this
// browser and without a clock.
import { api, ApiError, someone, theCatalogue } from '../live/api';
import { connection } from '../live/connection';
import { me } from '../live/api';
import type { CreateRequest } from '../live/wire';
import { go } from '../ui/router';

export const QUICK_CLOCK = 'byoyomi:main=300,period=15,periods=5';
const FITTING = ['learner', 'novice', 'beginner'];

export async function quickGame() {
  try {
    await serversGame();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'offline')) throw error;
    go(`/local?board=grid:9x9&rules=chinese&bots=,${FITTING[0]}`);
  }
}

async function serversGame() {
  const { bots } = await theCatalogue();
  const bot = FITTING.find(name => bots.some(b => b.name === name)) ?? bots[0].name;
  await createGame({
    board: 'grid:9x9',
    rules: 'chinese',
    clock: QUICK_CLOCK,
    seats: [{ kind: 'me' }, { kind: 'bot', bot }],
    listed: false,
    rated: false,
  });
}

export async function createGame(request: CreateRequest) {
  const before = me.value;
  await someone();
  if (!before) connection.again();
  const { game } = await api.create(request);
  go(`/game/${game}`);
}
