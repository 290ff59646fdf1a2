import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@kontor/server';
import { ready } from './child.ts';

/** Our server as it is, on a real database; only the limits for impatient clients are lifted. */
const server = await serve({
  port: 0,
  host: '127.0.0.1',
  data: process.argv[2]!,
  threads: path.dirname(fileURLToPath(import.meta.url)),
  pulse: { burst: 1e9, perSecond: 1e9 },
  requestsPerMinute: 1e9,
});
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
ready(Number(new URL(server.url).port));
