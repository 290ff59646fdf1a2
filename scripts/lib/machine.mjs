import { existsSync } from 'node:fs';
import { capture, run } from './shell.mjs';

/** What some proofs need beside Node, where Debian puts it, and the variable that skips those proofs. */
const NEEDS = [
  { packages: ['chromium', 'fonts-liberation'], there: hasChromium, skip: 'KONTOR_SKIP_BROWSER', name: 'Chromium' },
  { packages: ['postgresql'], there: hasPostgres, skip: 'KONTOR_SKIP_POSTGRES', name: 'PostgreSQL' },
  {
    packages: ['redis-server'],
    there: () => existsSync('/usr/bin/redis-server'),
    skip: 'KONTOR_SKIP_REDIS',
    name: 'Redis',
  },
];

function hasChromium() {
  return existsSync(process.env.KONTOR_CHROMIUM ?? '/usr/bin/chromium');
}

function hasPostgres() {
  return ['13', '14', '15', '16', '17', '18'].some(version => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`));
}

/** Installs what is missing where we may; resolves to the names of what is missing still. */
export async function prepareMachine(env = process.env) {
  const missing = () => NEEDS.filter(need => env[need.skip] !== '1' && !need.there());
  const wanted = missing().flatMap(need => need.packages);
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${wanted.join(', ')} …`);
    const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
    await capture('apt-get', ['update', '-qq'], options);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted], {
      ...options,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const left = missing();
  for (const need of left) {
    env[need.skip] = '1';
    console.log(
      `!!! ${need.name} is missing on this machine: its proofs are SKIPPED (install: ${need.packages.join(' ')})`,
    );
  }
  return left.map(need => need.name);
}
