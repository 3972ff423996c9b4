// The server's HTTP side: docs/api.md.
import { signal } from '@preact/signals';
import type {
  AdminMarkings,
  AdminPeople,
  AdminStatus,
  Board,
  Catalogue,
  Created,
  CreateRequest,
  ErrorCode,
  GameList,
  GameRatings,
  Job,
  JobRequest,
  Matched,
  MatchRequest,
  Me,
  Person,
  Profile,
  RelationList,
  ReportList,
  ReportReason,
  Scope,
  SessionList,
  Snapshot,
  TokenList,
  Token,
} from './wire';
import { loadReasons, reasonText } from '../i18n/reasons';
import { t, type PlainKey } from '../i18n/t';

/** What a code means where only one thing can be wrong, by path and code. */
const MEANINGS: Record<string, PlainKey> = {
  '/api/login unauthorised': 'error-login',
  '/api/password unauthorised': 'error-login',
  '/api/me/delete unauthorised': 'error-login',
  '/api/guest conflict': 'error-name-taken',
  '/api/rename conflict': 'error-name-taken',
  '/api/register conflict': 'error-name-taken',
};

/** An error as the server sends it. Its English text is for programs: pages word the reason. */
export interface Refused {
  code: ErrorCode | 'offline';
  reason?: string;
  values?: Record<string, string>;
}

/** What went wrong, in the language of the page: by its reason, or else by its code. */
export function errorText({ code, reason, values }: Refused, path = ''): string {
  const meaning = MEANINGS[`${path} ${code}`];
  if (meaning) return t(meaning);
  return (reason && reasonText({ code: reason, values: values ?? {} })) || t(`error-${code}`);
}

export class ApiError extends Error {
  readonly code: ErrorCode | 'offline';
  constructor(refused: Refused, path = '') {
    super(errorText(refused, path));
    this.code = refused.code;
  }
}
/** The error with its words, which may have to be fetched first. */
export async function wordedError(refused: Refused, path = ''): Promise<ApiError> {
  if (refused.reason) await loadReasons().catch(() => {});
  return new ApiError(refused, path);
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError({ code: 'offline' });
  }
  const json = await answer.json().catch(() => null);
  if (!answer.ok) {
    throw await wordedError(json?.error ?? { code: 'offline' }, path);
  }
  return json as T;
}

/** Who is signed in; undefined while that is not known, null if nobody is. */
export const me = signal<Person | null | undefined>(undefined);

/** Whether one runs the server. */
export const runsServer = signal(false);

const become = async (answer: Promise<Me>) => {
  const { person, admin } = await answer;
  me.value = person;
  runsServer.value = admin === true;
  return person;
};

export const api = {
  me: () => become(ask<Me>('GET', '/api/me')),
  guest: (name?: string) => become(ask<Me>('POST', '/api/guest', name ? { name } : {})),
  rename: (name: string) => become(ask<Me>('POST', '/api/rename', { name })),
  register: (name: string, password: string) =>
    become(ask<Me>('POST', '/api/register', { name, password })),
  login: (name: string, password: string) =>
    become(ask<Me>('POST', '/api/login', { name, password })),
  password: (old: string, fresh: string) =>
    become(ask<Me>('POST', '/api/password', { old, new: fresh })),
  logout: (everywhere = false) =>
    become(ask<Me>('POST', '/api/logout', everywhere ? { everywhere } : {})),

  sessions: () => ask<SessionList>('GET', '/api/sessions'),
  endSession: (id: string) => ask<object>('DELETE', `/api/sessions/${id}`),
  endOtherSessions: () => ask<object>('DELETE', '/api/sessions'),
  deleteMe: (password?: string) =>
    become(ask<Me>('POST', '/api/me/delete', password === undefined ? {} : { password })),

  relations: () => ask<RelationList>('GET', '/api/relations'),
  relate: (person: string, kind: 'mute' | 'block' | 'none') =>
    ask<RelationList>('POST', '/api/relations', { person, kind }),
  report: (about: {
    person?: string;
    game?: string;
    event?: number;
    reason: ReportReason;
    text?: string;
  }) => ask<object>('POST', '/api/reports', about),

  /** A bot's ID has a colon, which a path may contain; the server does not decode paths. */
  profile: (id: string) =>
    ask<Profile>('GET', `/api/people/${encodeURIComponent(id).replace('%3A', ':')}`),

  catalogue: () => ask<Catalogue>('GET', '/api/catalogue'),
  create: (request: CreateRequest) => ask<Created>('POST', '/api/games', request),
  games: (list: 'lobby' | 'live' | 'mine' | 'finished', before?: string) =>
    ask<GameList>('GET', `/api/games?list=${list}${before ? `&before=${before}` : ''}`),
  /** Finished games by what one searches for: docs/api.md. */
  archive: (query: string, before?: string) =>
    ask<GameList>(
      'GET',
      `/api/archive?${[query, before && `before=${before}`].filter(Boolean).join('&')}`,
    ),
  match: (request: MatchRequest) => ask<Matched>('POST', '/api/match', request),
  game: (id: string) => ask<Snapshot>('GET', `/api/games/${id}`),
  /** By its hash, which the browser caches forever; otherwise by a game that is played on it. */
  board: (hash: string, game: string) =>
    ask<Board>('GET', `/api/boards/${hash}`).catch((error: ApiError) => {
      if (error.code !== 'not-found') throw error;
      return ask<Board>('GET', `/api/games/${game}/board`);
    }),

  ratings: (id: string) => ask<GameRatings>('GET', `/api/games/${id}/ratings`),

  startJob: (request: JobRequest) => ask<Job>('POST', '/api/jobs', request),
  job: (id: string) => ask<Job>('GET', `/api/jobs/${id}`),
  cancelJob: (id: string) => ask<Job>('DELETE', `/api/jobs/${id}`),

  adminStatus: () => ask<AdminStatus>('GET', '/api/admin/status'),
  adminPeople: (name: string) =>
    ask<AdminPeople>('GET', `/api/admin/people?name=${encodeURIComponent(name)}`),
  adminMarkings: () => ask<AdminMarkings>('GET', '/api/admin/markings'),
  ban: (person: string, days: number, reason: string) =>
    ask<object>('POST', '/api/admin/ban', { person, days, reason }),
  mute: (person: string, days: number) => ask<object>('POST', '/api/admin/mute', { person, days }),
  reports: (all: boolean) => ask<ReportList>('GET', `/api/admin/reports${all ? '?all=1' : ''}`),
  closeReport: (id: string, note: string) =>
    ask<object>('POST', `/api/admin/reports/${id}`, { note }),
  annul: (game: string, reason: string) =>
    ask<object>('POST', '/api/admin/annul', { game, reason }),

  tokens: () => ask<TokenList>('GET', '/api/tokens'),
  newToken: (label: string, scope: Scope) =>
    ask<Token>('POST', '/api/tokens', { label, scopes: [scope] }),
  dropToken: (id: string) => ask<object>('DELETE', `/api/tokens/${id}`),
};

/** Signs in as a guest unless somebody is signed in. */
export async function someone(): Promise<Person> {
  return me.value ?? (await api.me()) ?? (await api.guest())!;
}

let catalogue: Promise<Catalogue> | undefined;
/** Asked once; again after a failure. */
export function theCatalogue(): Promise<Catalogue> {
  catalogue ??= api.catalogue().catch((error: unknown) => {
    catalogue = undefined;
    throw error;
  });
  return catalogue;
}
