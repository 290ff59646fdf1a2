import { networkInterfaces } from 'node:os';

/** The addresses under which others in this network reach a server on this port; none if it listens on this machine alone. */
export function lanAddresses(host: string, port: number): string[] {
  if (host === '127.0.0.1' || host === 'localhost' || host === '::1') return [];
  if (host !== '0.0.0.0' && host !== '::') return [`http://${host}:${port}`];
  return Object.values(networkInterfaces())
    .flatMap(each => each ?? [])
    .filter(each => each.family === 'IPv4' && !each.internal && !each.address.startsWith('169.254.'))
    .map(each => `http://${each.address}:${port}`);
}
