import { SOCKET_PATH, type Ask, type Frame } from '@kontor/protocol';

/** connecting for the first time, live, or lost and being mended. */
export type LineState = 'connecting' | 'live' | 'lost';

export interface Line {
  /** Whether it went out; a line that is down keeps nothing. */
  say(ask: Ask): boolean;
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
const addressOf = ({ protocol, host }: Location) => `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${SOCKET_PATH}`;

/** A socket that comes back by itself: soon at first, then more and more patiently, at once when the network returns. */
export function line(events: LineEvents): Line {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_MS;
  let isClosed = false;

  function later(): void {
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
    socket = own;
    own.onopen = () => {
      wait = FIRST_MS;
      events.state('live');
      events.up();
    };
    own.onmessage = ({ data }) => {
      if (socket === own) events.hear(JSON.parse(data as string) as Frame);
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
  const lose = () => socket?.close();
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
    close() {
      isClosed = true;
      clearTimeout(timer);
      removeEventListener('online', hurry);
      removeEventListener('offline', lose);
      socket?.close();
    },
  };
}
