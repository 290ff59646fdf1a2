import {
  type Ack,
  type Answer,
  type Ask,
  type Frame,
  frameReader,
  type Full,
  type Me,
  type No,
  patch,
  type Refusal,
  type Room,
  SOCKET_PATH,
  type Step,
  type WireLegal,
} from '@kontor/protocol';
import { WebSocket } from 'ws';

/** Somebody with a browser, as far as the server can tell: a cookie, requests, a socket. */
export interface Client {
  readonly cookie: string;
  readonly me: Me;
  get(path: string): Promise<{ status: number; text: string }>;
  post<T = Room>(path: string, body?: object): Promise<T>;
  /** What a refused request answers. */
  refused(path: string, body?: object): Promise<Refusal & { status: number }>;
  /** A page at a table. */
  page(): Promise<Page>;
}

/** What a page knows after the frames it got. */
export interface Page {
  readonly frames: string[];
  room?: Room;
  seq: number;
  as?: Full['as'];
  view?: Readonly<Record<string, unknown>>;
  ask?: number;
  legal?: WireLegal | undefined;
  turn: readonly number[];
  undo: number;
  readonly acks: Map<string, number>;
  readonly nos: No[];
  say(ask: Ask | object | string): void;
  /** Joins and waits until the table is there. */
  join(table: string, seq?: number): Promise<void>;
  /** Sends a move as the newest list asks for it; the answer says whether it is kept. */
  play(move: string, key?: string): Promise<'kept' | No>;
  /** Sends, and waits for the answer of that kind. */
  request<T extends Answer>(ask: object): Promise<T | No>;
  /** Waits until what the page knows is so. */
  until(so: (page: Page) => boolean): Promise<void>;
  /** Resolves when the line is gone. */
  readonly closed: Promise<number>;
  close(): Promise<void>;
  /** Goes without a word. */
  cut(): void;
}

export async function visit(url: string, cookie?: string, name?: string): Promise<Client> {
  let jar = cookie ?? '';
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`${url}${path}`, {
      ...init,
      headers: { ...(jar && { cookie: jar }), ...(init.body ? { 'content-type': 'application/json' } : {}) },
    });
    const set = response.headers.get('set-cookie');
    if (set) jar = set.split(';')[0]!;
    return response;
  };
  const post = (path: string, body?: object): Promise<Response> =>
    call(path, { method: 'POST', body: JSON.stringify(body ?? {}) });
  const me = (await (name === undefined ? await call('/api/me') : await post('/api/me', { name })).json()) as Me;
  return {
    get cookie() {
      return jar;
    },
    me,
    async get(path) {
      const response = await call(path);
      return { status: response.status, text: await response.text() };
    },
    async post<T>(path: string, body?: object) {
      const response = await post(path, body);
      const text = await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
      return JSON.parse(text) as T;
    },
    async refused(path, body) {
      const response = await post(path, body);
      if (response.ok) throw new Error(`${path} was not refused`);
      return { ...((await response.json()) as Refusal), status: response.status };
    },
    page: () => openPage(url, jar),
  };
}

let keys = 0;

export function openPage(url: string, cookie: string): Promise<Page> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH}`, {
    headers: { ...(cookie && { cookie }) },
  });
  const read = frameReader();
  const listeners = new Set<() => void>();
  let gone = false;
  let answers: Answer[] = [];
  let re = 0;
  const page: Page = {
    frames: [],
    seq: 0,
    turn: [],
    undo: 0,
    acks: new Map(),
    nos: [],
    say: ask => socket.send(typeof ask === 'string' ? ask : JSON.stringify(ask)),
    async join(table, seq) {
      const before = page.frames.length;
      page.say({ join: table, ...(seq !== undefined && { seq }) });
      await page.until(
        () =>
          page.frames.slice(before).some(frame => frame.startsWith('{"full"')) ||
          page.frames.slice(before).some(frame => frame.startsWith('{"room"') && frame.includes('"status":"open"')) ||
          page.frames.slice(before).some(frame => frame.startsWith('{"no"')),
      );
    },
    async play(move, key = `k${++keys}`) {
      const refused = page.nos.length;
      page.acks.delete(key);
      page.say({ table: page.room!.id, ask: page.ask ?? 0, key, move });
      await page.until(() => page.acks.has(key) || page.nos.slice(refused).some(no => no.key === key));
      return page.acks.has(key) ? 'kept' : page.nos.slice(refused).find(no => no.key === key)!;
    },
    async request<T extends Answer>(ask: object) {
      const id = ++re;
      page.say({ table: page.room!.id, ...ask, re: id });
      const found = () => answers.find(answer => answer.re === id) ?? page.nos.find(no => no.re === id);
      await page.until(() => found() !== undefined);
      return found() as T | No;
    },
    until: so =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (so(page)) resolve();
          else if (gone) reject(new Error('the line is gone'));
          else return;
          listeners.delete(look);
        };
        listeners.add(look);
        look();
      }),
    closed: new Promise(resolve => socket.on('close', code => resolve(code))),
    async close() {
      socket.close();
      await page.closed;
    },
    cut: () => socket.terminate(),
  };
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    page.frames.push(text);
    JSON.parse(text, noNull);
    take(page, read(text), answer => (answers = [...answers.slice(-50), answer]));
    for (const look of [...listeners]) look();
  });
  socket.on('close', () => {
    gone = true;
    for (const look of [...listeners]) look();
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => resolve(page));
  });
}

/** Hidden means absent. */
function noNull(name: string, value: unknown): unknown {
  if (value === null) throw new Error(`${name} is null`);
  return value;
}

function take(page: Page, frame: Frame, answered: (answer: Answer) => void): void {
  if ('room' in frame) page.room = frame.room;
  else if ('step' in frame) step(page, frame);
  else if ('full' in frame) full(page, frame);
  else if ('ack' in frame) page.acks.set((frame as Ack).key, frame.ack);
  else if ('no' in frame) page.nos.push(frame);
  else if (!('welcome' in frame)) answered(frame);
}

function step(page: Page, frame: Step): void {
  if (frame.step !== page.seq + 1) throw new Error(`step ${frame.step} after ${page.seq}`);
  page.seq = frame.step;
  page.view = patch(page.view!, frame.patch);
  standing(page, frame);
}

function full(page: Page, frame: Full): void {
  page.seq = frame.full;
  page.as = frame.as;
  page.view = frame.view as Readonly<Record<string, unknown>>;
  page.undo = 0;
  standing(page, frame);
}

function standing(page: Page, frame: Step | Full): void {
  if (frame.ask !== undefined) {
    page.ask = frame.ask;
    page.legal = frame.legal;
  }
  if (frame.turn) page.turn = frame.turn;
  if (frame.undo !== undefined) page.undo = frame.undo;
  if (frame.key !== undefined) page.acks.set(frame.key, page.seq);
}
