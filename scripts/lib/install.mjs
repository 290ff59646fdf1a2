import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { at } from './root.mjs';
import { run } from './shell.mjs';

const wanted = at('package-lock.json');
const installed = at('node_modules/.package-lock.json');

const age = file => statSync(file).mtimeMs;
const packagesOf = file => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether everything that one lock demands is in the other; packages for other platforms may be absent. */
export const isCovered = (lock, tree) =>
  Object.entries(lock).every(
    ([folder, { version, link, optional }]) =>
      !folder.includes('node_modules/') ||
      (tree[folder] ? link || tree[folder].version === version : optional === true),
  );

/** A checkout touches the lock without changing it, so an older tree is compared before it is thrown away. */
function isInstalled() {
  if (!existsSync(installed)) return false;
  if (age(installed) >= age(wanted)) return true;
  if (!isCovered(packagesOf(wanted), packagesOf(installed))) return false;
  touch();
  return true;
}

const touch = () => utimesSync(installed, new Date(), new Date());

/** Brings node_modules to the state of the lock; does nothing if it is there already. */
export async function install() {
  if (isInstalled()) return 0;
  const shell = process.platform === 'win32';
  const code = await run('npm', ['ci', '--no-progress'], { shell });
  if (code === 0) touch();
  return code;
}
