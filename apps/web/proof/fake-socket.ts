import type { Frame } from '@kontor/protocol';
import { vi } from 'vitest';

/** A socket of which the test is the other side. Closing it is never answered, as on a line that is cut. */
export class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 0;
  readonly sent: Readonly<Record<string, unknown>>[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: () => void;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 2;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

/** As much of a browser as a table's line needs. The answer hears and makes its events. */
export function fakePage(): EventTarget {
  const page = new EventTarget();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'kontor.test' });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  return page;
}
