// What to look for in the archive: as a form has it, and as an address and the server do.

export const FIELDS = [
  'player',
  'opponent',
  'outcome',
  'board',
  'players',
  'rules',
  'result',
  'from',
  'until',
  'opening',
] as const;
export type Field = (typeof FIELDS)[number];
export type Wanted = Record<Field, string>;

export const NOTHING: Wanted = Object.fromEntries(FIELDS.map(field => [field, ''])) as Wanted;

export const wantedIn = (query: URLSearchParams): Wanted =>
  Object.fromEntries(FIELDS.map(field => [field, query.get(field) ?? ''])) as Wanted;

/** Moves are written with spaces or commas; an outcome is a player's, and an opening a board's. */
export function queryOf(wanted: Wanted): URLSearchParams {
  const query = new URLSearchParams();
  for (const field of FIELDS) {
    let value = wanted[field].trim();
    if (field === 'opening') value = value.split(/[\s,]+/).join(',');
    if (field === 'outcome' && !wanted.player.trim()) value = '';
    if (field === 'opening' && !wanted.board.trim()) value = '';
    if (value) query.set(field, value);
  }
  return query;
}
