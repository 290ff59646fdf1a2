import type { Change, GameInfo, Me, Name, NewTable, Refusal, Room, SeatBot, Sit } from '@kontor/protocol';

/** A refusal of the server, or a line that is down (`offline`). */
export class Failed extends Error {
  readonly refusal: Refusal | undefined;
  constructor(refusal?: Refusal) {
    super(refusal?.no ?? 'offline');
    this.refusal = refusal;
  }
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Failed();
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new Failed(answer as Refusal | undefined);
  return answer as T;
}

const table = (id: string, verb = '') => `/tables/${encodeURIComponent(id)}${verb}`;

export const api = {
  me: () => call<Me>('GET', '/me'),
  rename: (name: Name) => call<Me>('POST', '/me', name),
  games: () => call<{ games: readonly GameInfo[] }>('GET', '/games').then(({ games }) => games),
  tables: () => call<{ tables: readonly Room[] }>('GET', '/tables').then(({ tables }) => tables),
  open: (wanted: NewTable) => call<Room>('POST', '/tables', wanted),
  find: (code: string) =>
    call<{ table: string }>('GET', `/codes/${encodeURIComponent(code)}`).then(found => found.table),
  sit: (id: string, where: Sit) => call<Room>('POST', table(id, '/sit'), where),
  stand: (id: string) => call<Room>('POST', table(id, '/stand'), {}),
  change: (id: string, change: Change) => call<Room>('POST', table(id, '/change'), change),
  bot: (id: string, seating: SeatBot) => call<Room>('POST', table(id, '/bot'), seating),
  start: (id: string) => call<Room>('POST', table(id, '/start'), {}),
  end: (id: string) => call<Room>('POST', table(id, '/end'), {}),
  again: (id: string) => call<Room>('POST', table(id, '/again'), {}),
  recordAddress: (id: string) => `/api${table(id, '/record')}`,
};
