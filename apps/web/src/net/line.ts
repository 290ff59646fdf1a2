import { type Ask, type Frame, frameReader, SOCKET_PATH } from '@kontor/protocol';

/** connecting for the first time, live, or lost and being mended. */
export type LineState = 'connecting' | 'live' | 'lost';

export interface Line {
  /** Whether it went out; a line that is down keeps nothing. */
  say(ask: Ask): boolean;
  /** What was said wants an answer: a line that stays silent now is dead, whatever the browser believes. */
  expect(): void;
  close(): void;
}

export interface LineEvents {
  hear(frame: Frame): void;
  /** The line is up: join, and say again what was not acknowledged. */
  up(): void;
  state(state: LineState): void;
  /** Resolves when the server knows who we are; a socket opened before that belongs to nobody. */
  known(): Promise<unknown>;
}

const FIRST_MS = 300;
const LONGEST_MS = 8000;
/** A phone that slept, a cable that was pulled: browsers notice after minutes. */
export const PATIENCE_MS = 8000;
const addressOf = ({ protocol, host }: Location) => `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${SOCKET_PATH}`;

/** A socket that comes back by itself: soon at first, then more and more patiently, at once when the network returns. */
export function line(events: LineEvents): Line {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_MS;
  let isClosed = false;

  function heard(): void {
    clearTimeout(patience);
    patience = undefined;
  }

  function later(): void {
    heard();
    socket = undefined;
    events.state('lost');
    timer = setTimeout(connect, wait);
    wait = Math.min(wait * 2, LONGEST_MS);
  }

  function connect(): void {
    clearTimeout(timer);
    timer = undefined;
    void events.known().then(
      () => !isClosed && open(),
      () => !isClosed && later(),
    );
  }

  function open(): void {
    const own = new WebSocket(addressOf(location));
    const read = frameReader();
    socket = own;
    own.onopen = () => {
      if (socket !== own) return;
      wait = FIRST_MS;
      events.state('live');
      events.up();
    };
    own.onmessage = ({ data }) => {
      if (socket !== own) return;
      heard();
      events.hear(read(data as string));
    };
    own.onclose = () => {
      if (socket === own && !isClosed) later();
    };
  }

  const hurry = () => {
    if (timer === undefined) return;
    wait = FIRST_MS;
    connect();
  };
  /** Without waiting for the other side to say goodbye: it may not be there. */
  const lose = () => {
    const own = socket;
    if (!own) return;
    later();
    own.close();
  };
  addEventListener('online', hurry);
  addEventListener('offline', lose);
  events.state('connecting');
  connect();

  return {
    say(ask) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(ask));
      return true;
    },
    expect() {
      if (socket) patience ??= setTimeout(lose, PATIENCE_MS);
    },
    close() {
      isClosed = true;
      heard();
      clearTimeout(timer);
      removeEventListener('online', hurry);
      removeEventListener('offline', lose);
      socket?.close();
    },
  };
}
