// Made from docs/wire.schema.json by scripts/wire-types.mjs: change that, not this.

/** A player, by the colour, in turn order. */
export type Player = "black" | "white" | "red" | "blue" | "green" | "yellow";

/** The name that the board gives a point. */
export type PointName = string;

/** A span of time. */
export type Milliseconds = number;

/** Milliseconds by the server's own clock: never goes back, and stands still while the server is down. */
export type ServerTime = number;

/** The date and time of day, in UTC: 2026-11-15T12:00:00Z. For people; nothing is decided by it. */
export type WallTime = string;

export type GameId = string;

/** Chosen by the client, another for each thing it does; sent again with the same id, a thing is done once. */
export type ActId = string;

export type HalfPoints = number;

/** A board of one's own, as docs/record.md has it. */
export type Graph = {
  points: number | GraphPoint[];
  edges: ([number | string, number | string])[];
};

export type GraphPoint = {
  name?: PointName;
  x?: number;
  y?: number;
  z?: number;
};

/** A board to draw: what `omnigo board --json` prints but for the symmetries, and how to draw it. */
export type Board = {
  spec: string;
  points: BoardPoint[];
  edges: [number, number][];
  /** The drawing has three dimensions. */
  solid: boolean;
  /** Where points are named by column and row. */
  rectangle?: {
    columns: number;
    rows: number;
  };
  /** The edges not drawn as straight lines. */
  wraps?: Wrap[];
};

/** y points up, z towards the viewer. */
export type BoardPoint = {
  name: PointName;
  x: number;
  y: number;
  z?: number;
};

/** An edge over the border of a flat drawing: it leaves `from` in the direction (dx, dy) and comes to `to` from the opposite side. */
export type Wrap = {
  from: number;
  to: number;
  dx: number;
  dy: number;
};

/** Which board a game is played on. `spec` is "own" for a board of one's own; its graph is at /api/games/ID/board. */
export type BoardName = {
  spec: string;
  points: number;
};

/** A row of the list of families. */
export type BoardFamily = {
  name: string;
  /** "WxH", one letter for a number, or empty for none. */
  arguments: string;
  least: number;
  example: string;
  about: string;
};

/** A player built in. */
export type Bot = {
  name: string;
  about: string;
};

/** A name for rules; `komi` is White's with two players. */
export type RulesPreset = {
  name: string;
  suicide: boolean;
  ko: "positional" | "situational" | "simple" | "none" | "symmetric";
  scoring: "area" | "territory";
  komi: HalfPoints;
};

/** GET /api/catalogue: what a game can be made of. */
export type Catalogue = {
  families: BoardFamily[];
  presets: RulesPreset[];
  bots: Bot[];
};

export type Person = {
  id: string;
  name: string;
  guest: boolean;
  rating?: number;
};

/** GET /api/me, and the answer wherever one becomes someone. */
export type Me = {
  person: Person | null;
};

/** POST /api/guest */
export type GuestRequest = {
  name?: string;
};

/** POST /api/register: the guest one is, with all games, becomes an account. */
export type RegisterRequest = {
  name: string;
  password: string;
};

/** POST /api/login: the games of the guest one is move over to the account. */
export type LoginRequest = {
  name: string;
  password: string;
};

/** POST /api/rename (guests) */
export type RenameRequest = {
  name: string;
};

/** POST /api/tokens */
export type TokenRequest = {
  label: string;
};

/** A token for programs; `token` itself is shown once, when it is made. */
export type Token = {
  id: string;
  label: string;
  created: WallTime;
  token?: string;
};

/** GET /api/tokens */
export type TokenList = {
  tokens: Token[];
};

/** Who is to sit there: oneself, a person by name, whoever comes first, or a bot. */
export type SeatRequest = {
  kind: "me" | "person" | "anyone" | "bot";
  /** Of the person. */
  name?: string;
  /** Its name, from the catalogue. */
  bot?: string;
};

/** As in a record: stones before the first turn, how many of them are handicap, who is first. */
export type Start = {
  stones?: PointsByPlayer;
  handicap?: NumberByPlayer;
  first?: Player;
};

export type PointsByPlayer = Record<string, PointName[]>;

export type NumberByPlayer = Record<string, number>;

/** Handicap stones that the server places. */
export type HandicapRequest = {
  placement: "star" | "spread";
  stones: NumberByPlayer;
};

/** POST /api/games. One seat a player, in turn order: 2 to 6. */
export type CreateRequest = {
  seats: SeatRequest[];
  board?: string | Graph;
  /** A preset and changes to it: chinese,komi=6.5. */
  rules?: string;
  /** As in a record: byoyomi:main=300,period=15,periods=5; "none". */
  clock?: string;
  /** Colours are drawn by lot when the game starts. */
  lot?: boolean;
  start?: Start;
  handicap?: HandicapRequest;
  rated?: boolean;
  /** In the lobby; else only those who have the link find it. */
  listed?: boolean;
  title?: string;
  /** Goes on from a position of another game, with its history; board, rules, start and handicap are then that game's and are left out; without it there must be a board. */
  from?: {
    game: GameId;
    turn: number;
  };
};

/** The answer to it. */
export type Created = {
  game: GameId;
  url: string;
};

/** open: seats are free. scoring: all have passed, dead blocks are being agreed on. dispute: they are found out by play on a copy (territory scoring). */
export type Phase = "open" | "playing" | "scoring" | "dispute" | "finished";

/** kind: who may sit there, or sits there. */
export type Seat = {
  player: Player;
  kind: "person" | "bot" | "open";
  /** Neither resigned nor out of time. */
  in: boolean;
  person?: Person;
  bot?: string;
  /** The name of the person it is kept for. */
  invited?: string;
};

/** What a player has, at the `time` of the message around it. */
export type Clock = {
  main: Milliseconds;
  period: Milliseconds;
  /** The current one among them. */
  periods: number;
  /** Canadian: still to be made in the period. */
  moves: number;
  out: boolean;
  running: boolean;
};

/** What is dead, and under territory scoring what is neutral (seki). `marking` is the number of the event that made it so: one accepts that. */
export type Marking = {
  marking: number;
  dead: PointName[];
  neutral: PointName[];
  accepted: Player[];
  scores: HalfPoints[];
  deadline: ServerTime;
};

/** Asked and not yet answered by all. `request` is the number of the event that asked. */
export type OpenRequest = {
  request: number;
  kind: "undo" | "pause" | "rematch";
  player: Player;
  agreed: Player[];
  /** undo: how many turns remain. */
  to?: number;
};

/** How a score comes about. */
export type Tally = {
  stones: number;
  territory: number;
  prisoners_lost: number;
  komi: HalfPoints;
  score: HalfPoints;
};

/** As in a record; with the scores, how they came about. */
export type Result = {
  how: "score" | "resignation" | "time" | "no-result" | "aborted";
  scores?: HalfPoints[];
  places?: number[];
  tallies?: Tally[];
};

/** Who is here: players with a connection, and how many others. */
export type Spectators = {
  players: Player[];
  others: number;
};

/** A row of a list of games. */
export type GameSummary = {
  id: GameId;
  title: string;
  board: BoardName;
  rules: string;
  clock: string;
  rated: boolean;
  listed: boolean;
  phase: Phase;
  owner: Person;
  seats: Seat[];
  turn: number;
  to_play: Player;
  created: WallTime;
  result?: Result;
};

/** GET /api/games?list=lobby|live|mine|finished. `more`: give it as `before` to get the rest. */
export type GameList = {
  games: GameSummary[];
  more?: string;
};

/** All about a game, as of its event `n`. */
export type Snapshot = {
  game: GameSummary;
  n: number;
  time: ServerTime;
  paused: boolean;
  /** One letter a point, in point order: . or B W R U G Y. */
  colouring: string;
  prisoners_lost: number[];
  passed: Player[];
  clocks: Clock[];
  requests: OpenRequest[];
  /** The situation has occurred three times: a player may claim "no result". */
  may_claim: boolean;
  /** The game so far as docs/record.md has it: turns taken back are not in it. */
  record: Record<string, unknown>;
  chat: ChatEvent[];
  here: Spectators;
  latest?: PointName;
  marking?: Marking;
  /** The copy on which life and death are found out. */
  dispute?: {
    colouring: string;
    to_play: Player;
    turns: number;
  };
  proposal?: Proposal;
  advisers?: Person[];
  rematch?: GameId;
  lot?: boolean;
};

/** What the server's bot thinks of the end: one letter a point (the likely owner, or .) and how sure it is, in percent. */
export type Proposal = {
  dead: PointName[];
  owners: string;
  sure: number[];
};

/** The first event of every game. */
export type CreateEvent = {
  n: number;
  at: ServerTime;
  action: "create";
  owner: Person;
};

/** A seat is taken. */
export type JoinEvent = {
  n: number;
  at: ServerTime;
  action: "join";
  player: Player;
  person: Person;
};

/** A seat is free again, before the start. */
export type LeaveEvent = {
  n: number;
  at: ServerTime;
  action: "leave";
  player: Player;
};

/** All seats are taken, colours are drawn: the first turn begins. */
export type StartEvent = {
  n: number;
  at: ServerTime;
  action: "start";
  seats: Seat[];
};

export type MoveEvent = {
  n: number;
  at: ServerTime;
  action: "move";
  player: Player;
  /** Its number, from 1. */
  turn: number;
  point: PointName;
  /** The points it emptied, in point order. */
  taken: PointName[];
  spent?: Milliseconds;
  left?: Milliseconds;
  overtime?: number;
  lag?: Milliseconds;
};

export type PassEvent = {
  n: number;
  at: ServerTime;
  action: "pass";
  player: Player;
  /** Its number, from 1. */
  turn: number;
  spent?: Milliseconds;
  left?: Milliseconds;
  overtime?: number;
  lag?: Milliseconds;
};

export type ResignEvent = {
  n: number;
  at: ServerTime;
  action: "resign";
  player: Player;
};

/** Out of time, and so out of the game. */
export type TimeoutEvent = {
  n: number;
  at: ServerTime;
  action: "timeout";
  player: Player;
};

/** All have passed: what is dead is to be agreed on, until the deadline at the latest. */
export type StopEvent = {
  n: number;
  at: ServerTime;
  action: "stop";
  deadline: ServerTime;
};

/** The server's own opinion of what is dead; it becomes the marking. */
export type ProposalEvent = {
  n: number;
  at: ServerTime;
  action: "proposal";
  proposal: Proposal;
  deadline: ServerTime;
};

/** The marking is now this; nobody has accepted it. */
export type MarkEvent = {
  n: number;
  at: ServerTime;
  action: "mark";
  player: Player;
  dead: PointName[];
  neutral: PointName[];
  deadline: ServerTime;
};

export type AcceptEvent = {
  n: number;
  at: ServerTime;
  action: "accept";
  player: Player;
  marking: number;
  /** Who does not answer by the deadline accepts. */
  silent?: boolean;
};

/** Play goes on (area scoring). */
export type ResumeEvent = {
  n: number;
  at: ServerTime;
  action: "resume";
  player: Player;
};

/** Play goes on, on a copy (territory scoring). */
export type DisputeEvent = {
  n: number;
  at: ServerTime;
  action: "dispute";
  player: Player;
};

/** The copy was played out: this is dead. */
export type DecidedEvent = {
  n: number;
  at: ServerTime;
  action: "decided";
  dead: PointName[];
};

export type RequestEvent = {
  n: number;
  at: ServerTime;
  action: "request";
  player: Player;
  kind: "undo" | "pause" | "rematch";
  to?: number;
};

/** No ends the request; when all have said yes it is done. */
export type AnswerEvent = {
  n: number;
  at: ServerTime;
  action: "answer";
  player: Player;
  request: number;
  yes: boolean;
};

/** The request is no more: by its player, or because the game went on. */
export type WithdrawEvent = {
  n: number;
  at: ServerTime;
  action: "withdraw";
  request: number;
};

/** Turns were taken back; `turn` remain. */
export type UndoEvent = {
  n: number;
  at: ServerTime;
  action: "undo";
  turn: number;
};

/** The clocks stand still. */
export type PauseEvent = {
  n: number;
  at: ServerTime;
  action: "pause";
};

export type UnpauseEvent = {
  n: number;
  at: ServerTime;
  action: "unpause";
  player: Player;
};

/** A player gives another time. */
export type AddTimeEvent = {
  n: number;
  at: ServerTime;
  action: "add-time";
  player: Player;
  to: Player;
  time: Milliseconds;
};

/** The game is over. */
export type ResultEvent = {
  n: number;
  at: ServerTime;
  action: "result";
  result: Result;
};

/** The same players meet again there. */
export type RematchEvent = {
  n: number;
  at: ServerTime;
  action: "rematch";
  game: GameId;
};

/** `to` spectators: the players see it after the game; until then it is hidden from them, without its text. */
export type ChatEvent = {
  n: number;
  at: ServerTime;
  action: "chat";
  person: Person;
  to: "players" | "spectators";
  text: string;
  turn: number;
  hidden?: true;
};

/** This person may advise during the scoring. */
export type InviteEvent = {
  n: number;
  at: ServerTime;
  action: "invite";
  player: Player;
  person: Person;
};

/** An adviser's opinion; it changes nothing by itself. */
export type AdviseEvent = {
  n: number;
  at: ServerTime;
  action: "advise";
  person: Person;
  dead: PointName[];
  neutral: PointName[];
};

export type GameEvent = CreateEvent | JoinEvent | LeaveEvent | StartEvent | MoveEvent | PassEvent | ResignEvent | TimeoutEvent | StopEvent | ProposalEvent | MarkEvent | AcceptEvent | ResumeEvent | DisputeEvent | DecidedEvent | RequestEvent | AnswerEvent | WithdrawEvent | UndoEvent | PauseEvent | UnpauseEvent | AddTimeEvent | ResultEvent | RematchEvent | ChatEvent | InviteEvent | AdviseEvent;

/** GET /api/games/ID/events?since=N */
export type EventList = {
  events: GameEvent[];
};

/** Takes a seat that is open to one. */
export type JoinAction = {
  action: "join";
  player: Player;
};

/** Before the start. */
export type LeaveAction = {
  action: "leave";
  player: Player;
};

/** The owner before the start; a player until every player has had one turn. */
export type AbortAction = {
  action: "abort";
};

export type MoveAction = {
  action: "move";
  player: Player;
  turn: number;
  point: PointName;
};

export type PassAction = {
  action: "pass";
  player: Player;
  turn: number;
};

export type ResignAction = {
  action: "resign";
  player: Player;
};

/** Asks to take turns back: to `to` turns, or one's own latest. */
export type UndoAction = {
  action: "undo";
  player: Player;
  to?: number;
};

/** Asks for a pause. */
export type PauseAction = {
  action: "pause";
  player: Player;
};

/** Ends it; any player. */
export type UnpauseAction = {
  action: "unpause";
  player: Player;
};

export type AnswerAction = {
  action: "answer";
  player: Player;
  request: number;
  yes: boolean;
};

export type WithdrawAction = {
  action: "withdraw";
  player: Player;
  request: number;
};

/** Gives another player time. */
export type AddTimeAction = {
  action: "add-time";
  player: Player;
  to: Player;
  time: number;
};

/** The blocks of exactly these stones are dead, these points neutral. */
export type MarkAction = {
  action: "mark";
  player: Player;
  dead: PointName[];
  neutral?: PointName[];
};

/** `marking`: the event that made the marking one accepts. */
export type AcceptAction = {
  action: "accept";
  player: Player;
  marking: number;
};

/** Disputes the marking: play goes on; on a copy under territory scoring. */
export type ResumeAction = {
  action: "resume";
  player: Player;
};

/** "No result", where Snapshot.may_claim. */
export type ClaimAction = {
  action: "claim";
  player: Player;
};

/** After the end: asks for another game. */
export type RematchAction = {
  action: "rematch";
  player: Player;
};

export type ChatAction = {
  action: "chat";
  to: "players" | "spectators";
  text: string;
};

/** A person by name, to advise during the scoring. */
export type InviteAction = {
  action: "invite";
  player: Player;
  name: string;
};

export type AdviseAction = {
  action: "advise";
  dead: PointName[];
  neutral?: PointName[];
};

/** Also the body of POST /api/games/ID/actions, beside `id`. */
export type Action = JoinAction | LeaveAction | AbortAction | MoveAction | PassAction | ResignAction | UndoAction | PauseAction | UnpauseAction | AnswerAction | WithdrawAction | AddTimeAction | MarkAction | AcceptAction | ResumeAction | ClaimAction | RematchAction | ChatAction | InviteAction | AdviseAction;

/** POST /api/games/ID/actions */
export type ActRequest = {
  id: ActId;
  do: Action;
};

/** It is on disk. */
export type ActAnswer = {
  /** The number of the event it made. */
  n: number;
};

/** The first message. Who one is comes from the cookie, or from the token. `games`: the last event seen of each. */
export type HelloMessage = {
  type: "hello";
  token?: string;
  games?: NumberByGame;
  lobby?: boolean;
};

/** A game (with the events after `since`, or a snapshot if that is not given) or the lobby. */
export type SubscribeMessage = {
  type: "subscribe";
  game?: GameId;
  since?: number;
  lobby?: true;
};

export type UnsubscribeMessage = {
  type: "unsubscribe";
  game?: GameId;
  lobby?: true;
};

/** Something done in a game. Answered by an ack once it is on disk, or by an error. */
export type ActMessage = {
  type: "act";
  id: ActId;
  game: GameId;
  do: Action;
};

/** Answered by a pong, with the time. */
export type PingMessage = {
  type: "ping";
  id?: string;
};

export type NumberByGame = Record<string, number>;

export type ClientMessage = HelloMessage | SubscribeMessage | UnsubscribeMessage | ActMessage | PingMessage;

/** The answer to hello. */
export type WelcomeMessage = {
  type: "welcome";
  person: Person | null;
  time: ServerTime;
  version: string;
};

export type SnapshotMessage = {
  type: "snapshot";
  snapshot: Snapshot;
};

/** Events of a game, each number once and none left out; the clocks after the last of them. If the first is not the one after the last seen, subscribe again. */
export type EventsMessage = {
  type: "events";
  game: GameId;
  time: ServerTime;
  events: GameEvent[];
  clocks: Clock[];
};

/** It is on disk, as event n. */
export type AckMessage = {
  type: "ack";
  id: ActId;
  game: GameId;
  n: number;
};

/** `text` is one line for a person. */
export type ErrorMessage = {
  type: "error";
  code: ErrorCode;
  text: string;
  id?: ActId;
  game?: GameId;
};

/** Who is here has changed. */
export type HereMessage = {
  type: "here";
  game: GameId;
  here: Spectators;
};

/** All of the lobby (`all`), then what changes. */
export type LobbyMessage = {
  type: "lobby";
  all: boolean;
  games: GameSummary[];
  gone: GameId[];
};

export type PongMessage = {
  type: "pong";
  time: ServerTime;
  id?: string;
};

/** A job of one's own has come further. */
export type JobMessage = {
  type: "job";
  job: Job;
};

export type ServerMessage = WelcomeMessage | SnapshotMessage | EventsMessage | AckMessage | ErrorMessage | HereMessage | LobbyMessage | PongMessage | JobMessage;

export type ErrorCode = "malformed" | "too-large" | "unknown" | "not-found" | "forbidden" | "unauthorised" | "conflict" | "stale" | "not-your-turn" | "illegal" | "wrong-phase" | "too-many" | "limit" | "unavailable";

/** The body of every REST answer that is no success. */
export type ErrorAnswer = {
  error: {
    code: ErrorCode;
    text: string;
  };
};

/** POST /api/jobs. analysis: of a game's position, or of a board with moves. solve and count: of a board. */
export type JobRequest = {
  kind: "analysis" | "solve" | "count";
  game?: GameId;
  turn?: number;
  board?: string | Graph;
  rules?: string;
  /** Points or "pass". */
  moves?: string[];
  players?: number;
  playouts?: number;
  seconds?: number;
};

export type Job = {
  id: string;
  kind: "analysis" | "solve" | "count";
  state: "waiting" | "running" | "done" | "failed" | "cancelled";
  created: WallTime;
  /** While waiting: how many are before it. */
  ahead?: number;
  /** The latest report, shaped like the answer. */
  progress?: Record<string, unknown>;
  /** What `omnigo analysis`, `omnigo solve --json` or `omnigo count --json` answers. */
  answer?: Record<string, unknown>;
  error?: string;
};

/** GET /api/jobs */
export type JobList = {
  jobs: Job[];
};

/** GET /healthz */
export type Health = {
  status: "ok";
  version: string;
  games: number;
  connections: number;
};
