import { existsSync, statSync, utimesSync } from 'node:fs';
import { at } from './root.mjs';
import { run } from './shell.mjs';

const lock = at('package-lock.json');
const installed = at('node_modules/.package-lock.json');

export const isInstalled = () => existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;

/** Brings node_modules to the state of the lock; does nothing if it is there already. */
export async function install() {
  if (isInstalled()) return 0;
  const code = await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', '--no-progress'], {
    shell: process.platform === 'win32',
  });
  if (code === 0) utimesSync(installed, new Date(), new Date());
  return code;
}
