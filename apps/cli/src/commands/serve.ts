import { once } from 'node:events';
import { serve as serveKontor, type ServeOptions } from '@kontor/server';
import { renderUnicodeCompact } from 'uqr';
import { BadCall, readArgs, textFlag, wholeFlag } from '../args.ts';

type Pace = NonNullable<ServeOptions['pace']>;

const PACES: readonly Pace[] = ['relaxed', 'quick', 'instant'];
const KNOWN = ['port', 'host', 'data', 'pace', 'url'];

/** `kontor serve`: the house opens, and says under which addresses others can come. */
export async function serve(args: readonly string[]): Promise<number> {
  const call = readArgs(args);
  const unknown = Object.keys(call.flags).find(flag => !KNOWN.includes(flag));
  if (unknown !== undefined)
    throw new BadCall(`there is no --${unknown}; there are ${KNOWN.map(flag => `--${flag}`).join(', ')}`);
  const pace = textFlag(call, 'pace', 'relaxed') as Pace;
  if (!PACES.includes(pace)) throw new BadCall(`--pace is one of ${PACES.join(', ')}`);
  const port = wholeFlag(call, 'port', 3000, 0, 65_535);
  const server = await serveKontor({
    port,
    pace,
    host: textFlag(call, 'host', '0.0.0.0'),
    data: textFlag(call, 'data', 'data'),
    ...(call.flags['url'] !== undefined && { url: textFlag(call, 'url', '') }),
  }).catch((error: unknown) => {
    if ((error as { code?: string }).code === 'EADDRINUSE')
      throw new BadCall(`port ${port} is taken; choose another with --port`);
    throw error;
  });
  console.log(`Kontor is open at ${server.url}`);
  for (const address of server.addresses) console.log(`  for others in your network: ${address}`);
  if (server.addresses[0] && process.stdout.isTTY)
    console.log(renderUnicodeCompact(server.addresses[0], { border: 2 }));
  await Promise.race(['SIGINT', 'SIGTERM'].map(signal => once(process, signal)));
  await server.close();
  return 0;
}
