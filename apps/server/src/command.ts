import { parseArgs } from 'node:util';
import { PACES, type Pace } from '@kontor/protocol';
import { serve, type Server, type ServeOptions } from './serve.ts';

export const SERVE_USAGE = `Usage: kontor serve [options]

  --port N      the port (3000; 0 takes any free one)
  --host H      the address to listen on (0.0.0.0: others in this network can come; 127.0.0.1: only this machine)
  --data DIR    the folder of the database (./data)
  --pace P      how long bots wait at new tables: ${PACES.join(', ')}
  --url URL     the address people use, if there is a proxy in front (https://games.example)
`;

const OPTIONS = {
  port: { type: 'string', default: '3000' },
  host: { type: 'string', default: '0.0.0.0' },
  data: { type: 'string', default: 'data' },
  pace: { type: 'string', default: 'relaxed' },
  url: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** `kontor serve`: runs until it is told to stop, and says how it ended as an exit code. */
export async function serveCommand(args: readonly string[], qr?: (text: string) => string): Promise<number> {
  let options: ServeOptions | undefined;
  try {
    options = read(args);
  } catch (error) {
    console.error(`kontor serve: ${error instanceof Error ? error.message : String(error)}\n\n${SERVE_USAGE}`);
    return 2;
  }
  if (!options) {
    console.log(SERVE_USAGE);
    return 0;
  }
  let server: Server;
  try {
    server = await serve(options);
  } catch (error) {
    console.error(`kontor serve: ${explain(error, options)}`);
    return 1;
  }
  console.log(greeting(server, qr));
  await new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await server.close();
  return 0;
}

function read(args: readonly string[]): ServeOptions | undefined {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  if (values.help) return undefined;
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535)
    throw new Error(`--port is a number up to 65535, not ${values.port}`);
  if (!PACES.includes(values.pace as Pace)) throw new Error(`--pace is ${PACES.join(', ')}, not ${values.pace}`);
  if (values.url !== undefined && !/^https?:\/\/[^/]+$/.test(values.url))
    throw new Error(`--url looks like https://games.example, not ${values.url}`);
  return {
    port,
    host: values.host,
    data: values.data,
    pace: values.pace as Pace,
    ...(values.url && { url: values.url }),
  };
}

function explain(error: unknown, { port, host, data }: ServeOptions): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `port ${port} is taken; --port takes another one (0: any free one)`;
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
    return `can't listen at ${host}:${port}, or write to ${data}: ${message}`;
  return message;
}

/** What the one who started it reads: where to go, and what to tell the others. */
function greeting({ url, addresses }: Server, qr?: (text: string) => string): string {
  const first = addresses[0];
  const lines = [`Kontor is open at ${url}`];
  if (first !== undefined) {
    lines.push(`Others in this network come to ${addresses.join(' or ')}`);
    if (qr && process.stdout.isTTY) lines.push('', qr(first));
  }
  return lines.join('\n');
}
