import { once } from 'node:events';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

const PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Kontor</title>
  <h1>Kontor</h1>
  <p>Board games of Hamburg and the Hanse. The house stands; the tables are being built.</p>
</html>
`;

export async function serve(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { port: { type: 'string', default: '3000' }, host: { type: 'string', default: '127.0.0.1' } },
  });
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
  });
  server.listen(Number(values.port), values.host);
  await once(server, 'listening');
  console.log(`Kontor is open at http://localhost:${values.port}`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close());
  await once(server, 'close');
  return 0;
}
