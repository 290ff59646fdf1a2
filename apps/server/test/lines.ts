import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type ServerOpts, type Socket } from 'node:net';

/** Bare lines over loopback. */
export interface Lines {
  /** A client, and its line at the server. */
  pair(): Promise<[client: Socket, line: Socket]>;
  close(): void;
}

export async function openLines(options: ServerOpts = {}): Promise<Lines> {
  const server = createServer(options).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    async pair() {
      const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
      const [line] = (await once(server, 'connection')) as [Socket];
      return [client, line];
    },
    close: () => void server.close(),
  };
}
