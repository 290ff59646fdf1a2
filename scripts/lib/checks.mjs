import { existsSync, readdirSync } from 'node:fs';
import { at } from './root.mjs';
import { capture, tool } from './shell.mjs';

const node = (...args) => ({ program: process.execPath, args });

/** Every check beside the tests, each one program that exits with 0 if all is well. */
export const CHECKS = [
  { name: 'rule ids', ...node('scripts/rule-ids.mjs') },
  { name: 'imports', ...node('scripts/imports.mjs') },
  { name: 'mutants are current', ...node('scripts/mutants.mjs', '--stale') },
  { name: 'types', ...node(tool('@typescript/native/bin/tsc'), '--noEmit', '-p', 'tsconfig.json') },
  { name: 'types of the rules', ...node(tool('@typescript/native/bin/tsc'), '--noEmit', '-p', 'tsconfig.rules.json') },
  {
    name: 'svelte types',
    ...node(
      tool('svelte-check/bin/svelte-check'),
      '--tsgo',
      '--tsconfig',
      'tsconfig.svelte.json',
      '--fail-on-warnings',
      '--output',
      'human',
    ),
    skip: () => !hasSvelte(),
  },
  { name: 'lint', ...node(tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '--format=unix') },
  {
    name: 'format',
    ...node(
      tool('prettier/bin/prettier.cjs'),
      '--check',
      '--log-level',
      'warn',
      '--cache',
      '--cache-location',
      '.cache/prettier',
      '.',
    ),
  },
];

const holdsSvelte = folder =>
  existsSync(folder) &&
  readdirSync(folder, { withFileTypes: true }).some(entry =>
    entry.isDirectory()
      ? entry.name !== 'node_modules' && holdsSvelte(`${folder}/${entry.name}`)
      : entry.name.endsWith('.svelte'),
  );

const hasSvelte = () => ['apps', 'games', 'packages'].some(room => holdsSvelte(at(room)));

/** Runs all checks, two at a time, and reports each as it ends; resolves to the names of those that failed. */
export async function runChecks(report) {
  const queue = CHECKS.filter(check => !check.skip?.());
  const failed = [];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const start = performance.now();
      const { code, output } = await capture(check.program, check.args);
      report(check.name, performance.now() - start, code === 0, code === 0 ? '' : output);
      if (code !== 0) failed.push(check.name);
    }
  };
  await Promise.all([worker(), worker()]);
  return failed;
}
