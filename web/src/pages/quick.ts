// The game that is recommended to beginners, in one click: 9x9, Chinese rules, 5 minutes and 5
// periods of 15 seconds, against a bot of a fitting level; without a server, against one in this
// browser and without a clock.
import { botLevels } from '../bot/bots';
import { komiInTable, komiText } from '../game/komi';
import { api, ApiError, someone, theCatalogue } from '../live/api';
import { connection } from '../live/connection';
import { me } from '../live/api';
import type { CreateRequest } from '../live/wire';
import { go } from '../ui/router';
import { settings } from '../ui/settings';

export const QUICK_CLOCK = 'byoyomi:main=300,period=15,periods=5';
const FITTING = ['learner', 'novice', 'beginner'];

interface BotGame {
  board: string;
  rules: string;
  clock: string;
  /** Which of the bots offered, the gentlest first. */
  choose: (names: string[]) => string;
  /** With a word of advice beside it: game/Guide.tsx. */
  guide?: boolean;
}

const QUICK_BOARD = 'grid:9x9';

/** Chinese, with the komi that is fair on that board. */
async function quickRules(): Promise<string> {
  const fair = await komiInTable(QUICK_BOARD, 2).catch(() => undefined);
  return fair ? `chinese,komi=${komiText(fair.komi)}` : 'chinese';
}

export async function quickGame() {
  return botGame({
    board: QUICK_BOARD,
    rules: await quickRules(),
    clock: QUICK_CLOCK,
    choose: names => FITTING.find(name => names.includes(name)) ?? names[0],
    guide: !settings.played.value,
  });
}

/** As Black against a bot of the server; without a server, against one in this browser. */
export async function botGame({ board, rules, clock, choose, guide }: BotGame) {
  try {
    const { bots } = await theCatalogue();
    const bot = choose(bots.map(({ name }) => name));
    const seats: CreateRequest['seats'] = [{ kind: 'me' }, { kind: 'bot', bot }];
    const request = { board, rules, clock, seats, listed: false, rated: false };
    await createGame(request, guide ? '?guide' : '');
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'offline')) throw error;
    const levels = await botLevels();
    const bot = choose(levels.map(({ name }) => name));
    go(`/local?board=${board}&rules=${rules}&bots=,${bot}${guide ? '&guide' : ''}`);
  }
}

/** With a person of about your rank; accounts play for the rating, against guests without it. */
export async function matchedGame({ ranks = 5 } = {}) {
  const { guest } = await someone();
  const { game } = await api.match({
    board: QUICK_BOARD,
    rules: await quickRules(),
    clock: QUICK_CLOCK,
    rated: !guest,
    ...(!guest && { guests: true }),
    ranks,
  });
  connection.again();
  go(`/game/${game}?searching`);
}

export async function createGame(request: CreateRequest, query = '') {
  const before = me.value;
  await someone();
  if (!before) connection.again();
  const { game } = await api.create(request);
  go(`/game/${game}${query}`);
}
