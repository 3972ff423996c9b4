// What a client knows of a game on the server: a snapshot, and the events since.
//
// reduce() is pure. Some events change more than they tell (turns taken back, a dispute on a copy);
// it then answers null, and the whole is asked for again.
import type {
  ChatEvent,
  Clock,
  GameEvent,
  MarkEvent,
  Marking,
  OpenRequest,
  Player,
  Snapshot,
} from './wire';
import type { GameRecord, RecordEvent } from '../game/record';

export interface Live {
  snapshot: Snapshot;
  record: GameRecord;
}

export const liveFrom = (snapshot: Snapshot): Live => ({
  snapshot,
  record: snapshot.record as unknown as GameRecord,
});

/** The stones of the block at a point of the position that is counted. */
export type BlockAt = (point: string) => string[];

export function reduce(live: Live, event: GameEvent, blockAt: BlockAt): Live | null {
  const { snapshot } = live;
  const now = { ...snapshot, n: event.n };
  const game = { ...snapshot.game };
  const changed = (parts: Partial<Snapshot> = {}): Live => ({
    ...live,
    snapshot: { ...now, game, ...parts },
  });
  const recorded = (entry: RecordEvent, parts: Partial<Snapshot> = {}): Live => ({
    snapshot: { ...now, game, ...parts },
    record: { ...live.record, events: [...(live.record.events ?? []), entry] },
  });
  const seats = (
    change: (seat: (typeof game.seats)[0]) => (typeof game.seats)[0],
    player: Player,
  ) => game.seats.map(seat => (seat.player === player ? change(seat) : seat));

  switch (event.action) {
    case 'join':
      game.seats = seats(seat => ({ ...seat, kind: 'person', person: event.person }), event.player);
      return changed();
    case 'leave':
      game.seats = seats(({ person: _, ...seat }) => ({ ...seat, kind: 'open' }), event.player);
      return changed();
    case 'start':
      game.seats = event.seats;
      game.phase = 'playing';
      if (game.guests && game.seats.some(({ person }) => person?.guest)) {
        game.rated = false;
        delete game.guests;
      }
      return changed();
    case 'move':
    case 'pass': {
      if (snapshot.game.phase === 'dispute') return null;
      game.turn = event.turn;
      const { action, player, spent } = event;
      const requests: OpenRequest[] = snapshot.requests;
      if (action === 'pass') {
        return recorded(
          { action, player, spent },
          { passed: [...snapshot.passed, player], latest: undefined, requests },
        );
      }
      return recorded(
        { action, player, point: event.point, spent },
        { passed: [], latest: event.point, requests },
      );
    }
    case 'resign':
    case 'timeout':
    case 'left': {
      const outs = { resign: 'resigned', timeout: 'time', left: 'left' } as const;
      const out = outs[event.action];
      game.seats = seats(seat => ({ ...seat, in: false, out }), event.player);
      const action = event.action === 'left' ? 'resign' : event.action;
      return recorded({ action, player: event.player });
    }
    case 'stop': {
      game.phase = 'scoring';
      const marking = { ...nothing(event.n), deadline: event.deadline };
      return changed({ marking, advice: undefined, proposal: undefined });
    }
    case 'proposal': {
      if (snapshot.marking?.by || game.phase !== 'scoring') return null;
      const { dead, neutral = [] } = event.proposal;
      const marking = { ...nothing(event.n), dead, neutral, deadline: event.deadline };
      return changed({ proposal: event.proposal, marking });
    }
    case 'mark': {
      const { marking } = snapshot;
      const now = marking && marked(marking, event, blockAt);
      return now
        ? changed({
            marking: {
              ...nothing(event.n),
              ...now,
              deadline: event.deadline,
              by: event.player,
              worse: event.worse,
            },
          })
        : null;
    }
    case 'accept': {
      const { marking } = snapshot;
      if (!marking) return null;
      return changed({ marking: { ...marking, accepted: [...marking.accepted, event.player] } });
    }
    case 'resume':
      game.phase = 'playing';
      return recorded({ action: 'resume' }, { marking: undefined, passed: [] });
    case 'request': {
      const { kind, player, to } = event;
      const request = { request: event.n, kind, player, agreed: [player], to };
      return changed({ requests: [...snapshot.requests, request] });
    }
    case 'answer': {
      const requests = event.yes
        ? snapshot.requests.map(open =>
            open.request === event.request
              ? { ...open, agreed: [...open.agreed, event.player] }
              : open,
          )
        : without(snapshot.requests, event.request);
      return changed({ requests });
    }
    case 'withdraw':
      return changed({ requests: without(snapshot.requests, event.request) });
    case 'pause':
      return changed({ paused: true, requests: snapshot.requests.filter(r => r.kind !== 'pause') });
    case 'unpause':
      return changed({ paused: false });
    case 'add-time':
      return changed();
    case 'result':
      game.phase = 'finished';
      game.result = event.result;
      return changed({
        requests: [],
        ...(snapshot.marking && { marking: { ...snapshot.marking, worse: undefined } }),
      });
    case 'rematch':
      return changed({ rematch: event.game, requests: [] });
    case 'chat':
      return changed({ chat: [...snapshot.chat, event] });
    case 'invite':
      return changed({ advisers: [...(snapshot.advisers ?? []), event.person] });
    case 'private': {
      const hides = (player: Player) =>
        player === event.player ? event.on : game.private?.includes(player);
      const hidden = game.seats.map(({ player }) => player).filter(hides);
      delete game.private;
      if (hidden.length) game.private = hidden;
      return changed();
    }
    case 'annul':
      game.annulled = true;
      if (event.reason) game.annulled_why = event.reason;
      return changed();
    case 'advise': {
      const { person, dead, neutral } = event;
      const others = (snapshot.advice ?? []).filter(advice => advice.person.id !== person.id);
      return changed({ advice: [...others, { person, dead, neutral }] });
    }
    case 'create':
      return changed();
    case 'fast-forward':
      return changed({ fast_forward: true });
    case 'ruling': // turns may be undone with it
    case 'undo':
    case 'dispute':
    case 'decided':
      return null;
  }
}

const nothing = (marking: number) => ({
  marking,
  dead: [],
  neutral: [],
  accepted: [],
  scores: [],
  deadline: 0,
});
/** The marking after the event. */
function marked(before: Marking, event: MarkEvent, blockAt: BlockAt) {
  if (!event.changed) return { dead: event.dead ?? [], neutral: event.neutral ?? [] };
  const dead = new Set(before.dead);
  const neutral = new Set(before.neutral);
  for (const stone of event.changed) {
    const dies = !dead.has(stone);
    for (const point of blockAt(stone)) {
      neutral.delete(point);
      if (dies) dead.add(point);
      else dead.delete(point);
    }
  }
  for (const point of event.changed_neutral ?? []) {
    if (!neutral.delete(point)) neutral.add(point);
  }
  return { dead: [...dead], neutral: [...neutral] };
}
const without = (requests: OpenRequest[], n: number) => requests.filter(r => r.request !== n);

export const isChat = (event: GameEvent): event is ChatEvent => event.action === 'chat';

/** The time that a deadline or a running clock has left, by a clock of this machine. */
export class ServerClock {
  private offset = 0;
  constructor(private readonly now: () => number = () => performance.now()) {}
  /** The server has just said what time it is there. */
  set(time: number) {
    this.offset = time - this.now();
  }
  time = () => this.now() + this.offset;
}

export type { Clock };
