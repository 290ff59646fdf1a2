import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { violations } from '../imports.mjs';
import { workspaces } from '../lib/files.mjs';
import { ROOT } from '../lib/root.mjs';
import { inTree } from './fixture.ts';

const manifests = Object.fromEntries(
  ['package.json', ...workspaces(ROOT).map(folder => `${folder}/package.json`)].map(file => [
    file,
    readFileSync(`${ROOT}/${file}`, 'utf8'),
  ]),
);

const house = {
  ...manifests,
  'packages/core/src/phrase.ts': `export const plain = 1;\nexport interface Words {}\n`,
  'packages/core/src/index.ts': `import { sha256 } from '@noble/hashes/sha2.js';\nexport * from './phrase.ts';\nexport { sha256 };\n`,
  'packages/core/src/index.test.ts': `import { test } from 'vitest';\nimport fs from 'node:fs';\nimport { laws } from '@kontor/testkit';\nDate.now();\n`,
  'packages/bots/src/pool.ts': `export function openPool() {}\n`,
  'packages/ui/src/Card.svelte': `<script lang="ts">\n  import type { Legal } from '@kontor/core';\n  import { onMount } from 'svelte';\n</script>\n<p>import this</p>\n`,
  'packages/catalog/src/rules.ts': `export const RULES = { kogge: () => import('@kontor/kogge') };\n`,
  'packages/catalog/src/words.ts': `import type { Words } from '@kontor/core';\nexport const WORDS = { kogge: () => import('@kontor/kogge/words') };\n`,
  'games/kogge/words/index.ts': `import { plain, type Words } from '@kontor/core';\nexport const one = plain;\nexport type { Words };\n`,
  'games/kogge/src/index.ts': `import { one } from '../words/index.ts';\nimport { sha256 } from '@kontor/core';\nexport const two = Math.floor(one);\nexport { sha256 };\n`,
  'games/kogge/bot/index.ts': `import { two } from '@kontor/kogge';\nimport { search } from '@kontor/bots';\nexport { two, search };\n`,
  'games/kogge/web/Board.svelte': `<script lang="ts">\n  import { Stage } from '@kontor/ui';\n  import { one } from '../words/index.ts';\n</script>\n`,
  'games/kogge/test/laws.test.ts': `import { laws } from '@kontor/testkit';\nimport { two } from '../src/index.ts';\nimport fc from 'fast-check';\n`,
  'apps/server/src/index.ts': `import fastify from 'fastify';\nimport { RULES } from '@kontor/catalog/rules';\nimport { open } from 'node:fs/promises';\n`,
  'apps/web/src/main.ts': `import { WEB } from '@kontor/catalog/web';\nconst page = window.document;\nconst worker = new URL('./worker.ts', import.meta.url);\n`,
  'apps/web/src/table/thinking.ts': `import { openPool } from '@kontor/bots';\nconst worker = new URL('../worker/bots.ts', import.meta.url);\n`,
  'apps/web/src/worker/bots.ts': `import { thinker } from '@kontor/bots';\nimport { RULES } from '@kontor/catalog/rules';\n`,
  'apps/web/vite.config.ts': `import { defineConfig } from 'vite';\nimport path from 'node:path';\n`,
  'apps/web/test/lobby.proof.test.ts': `import { chromium } from 'playwright-core';\nconst bin = new URL('../../../bin/kontor.mjs', import.meta.url);\nimport { serve } from '@kontor/server';\n`,
  'apps/cli/src/main.ts': `import { serve } from '@kontor/server';\nimport { fuzz } from '@kontor/testkit';\n`,
};

const planted = (file: string, text: string): Promise<string[]> => inTree({ ...house, [file]: text }, violations);

test('a house in order has no violation', async () => {
  expect(await inTree(house, violations)).toEqual([]);
});

const IMPORTS: readonly [kind: string, file: string, text: string][] = [
  ['a relative escape', 'packages/core/src/a.ts', `import { x } from '../../bots/src/index.ts';`],
  ['a relative escape to an allowed room', 'packages/bots/src/a.ts', `import { x } from '../../core/src/index.ts';`],
  ['a relative escape from the house', 'games/kogge/src/a.ts', `import { x } from '../../../scripts/run.mjs';`],
  ['a relative escape into node_modules', 'games/kogge/src/a.ts', `import { x } from '../../../node_modules/svelte';`],
  ['a package name', 'packages/core/src/a.ts', `import { x } from '@kontor/bots';`],
  ['a side effect', 'packages/core/src/a.ts', `import '@kontor/bots';`],
  ['a door that does not exist', 'packages/bots/src/a.ts', `import { x } from '@kontor/core/src/index.ts';`],
  ['a foreign npm package', 'packages/core/src/a.ts', `import { x } from 'svelte';`],
  ['an undeclared npm package', 'apps/server/src/a.ts', `import { x } from 'svelte';`],
  ['Node in the rules', 'games/kogge/src/a.ts', `import fs from 'node:fs';`],
  ['Node without its prefix', 'packages/core/src/a.ts', `import fs from 'fs/promises';`],
  ['Node in the kit of tests', 'packages/testkit/src/a.ts', `import fs from 'node:fs';`],
  ['a dynamic import', 'packages/core/src/a.ts', `export const x = () => import('@kontor/bots');`],
  ['a dynamic relative import', 'games/kogge/src/a.ts', `export const x = () => import('../web/index.ts');`],
  ['a dynamic import in a template text', 'packages/core/src/a.ts', 'export const x = () => import(`@kontor/bots`);'],
  ['a computed import', 'packages/core/src/a.ts', `const y = '@kontor/bots'; export const x = () => import(y);`],
  ['a require', 'packages/core/src/a.ts', `import x = require('@kontor/bots');`],
  ['an export from', 'packages/core/src/a.ts', `export { x } from '@kontor/bots';`],
  ['an export of everything', 'packages/core/src/a.ts', `export * from '@kontor/bots';`],
  ['a type import', 'packages/core/src/a.ts', `import type { X } from '@kontor/bots';`],
  ['a type in place', 'packages/core/src/a.ts', `export type X = import('@kontor/bots').Bot;`],
  ['an export of types', 'games/kogge/words/a.ts', `export type { X } from '../src/index.ts';`],
  ['a reference comment', 'packages/core/src/a.ts', `/// <reference types="node" />`],
  ['a glob', 'apps/web/src/a.ts', `export const all = import.meta.glob('../../../games/*/src/index.ts');`],
  [
    'a worker by address',
    'apps/web/src/a.ts',
    `export const x = new URL('../../server/src/index.ts', import.meta.url);`,
  ],
  ['an absolute path', 'apps/web/src/a.ts', `import '/etc/hosts';`],
  ['values where types are allowed', 'packages/protocol/src/a.ts', `import { x } from '@kontor/core';`],
  ['a type beside nothing else, still loaded', 'packages/protocol/src/a.ts', `import { type X } from '@kontor/core';`],
  ['all values where types are allowed', 'packages/ui/src/a.ts', `import * as core from '@kontor/core';`],
  ['the kernel in the words', 'games/kogge/words/a.ts', `import { plain, flow } from '@kontor/core';`],
  ['another game', 'games/kogge/src/a.ts', `import { x } from '@kontor/hamburgum';`],
  ['the words of another game', 'games/kogge/web/a.ts', `import { x } from '@kontor/hamburgum/words';`],
  ['another game by a relative path', 'games/kogge/src/a.ts', `import { x } from '../../hamburgum/words/index.ts';`],
  ['another game in a test', 'games/kogge/test/a.test.ts', `import { x } from '@kontor/hamburgum';`],
  ['bots in the rules', 'games/kogge/src/a.ts', `import { x } from '@kontor/bots';`],
  ['the own bot in the rules', 'games/kogge/src/a.ts', `import { x } from '../bot/index.ts';`],
  ['the rules in the words', 'games/kogge/words/a.ts', `import { x } from '../src/index.ts';`],
  ['the rules on the screen', 'games/kogge/web/a.ts', `import { x } from '@kontor/kogge';`],
  ['the kernel on the screen', 'games/kogge/web/a.ts', `import { x } from '@kontor/core';`],
  ['the screen in the bot', 'games/kogge/bot/a.ts', `import { x } from '../web/index.ts';`],
  ['a test in the program', 'packages/core/src/a.ts', `import { x } from './index.test.ts';`],
  ['the kit of tests in the program', 'games/kogge/src/a.ts', `import { x } from '@kontor/testkit';`],
  ['a game in the bots', 'packages/bots/src/a.ts', `import { x } from '@kontor/kogge';`],
  [
    'rules through the words of the catalog',
    'packages/catalog/src/words.ts',
    `export const x = () => import('@kontor/kogge');`,
  ],
  [
    'a game beside the doors of the catalog',
    'packages/catalog/src/a.ts',
    `export const x = () => import('@kontor/kogge');`,
  ],
  ['a game past the catalog', 'apps/server/src/a.ts', `import { x } from '@kontor/kogge';`],
  ['the screens in the server', 'apps/server/src/a.ts', `import { x } from '@kontor/catalog/web';`],
  ['the rules in the page', 'apps/web/src/a.ts', `import { x } from '@kontor/catalog/rules';`],
  ['the bots in the page', 'apps/web/src/a.ts', `import { x } from '@kontor/catalog/bots';`],
  ['a bot’s thoughts in the page', 'apps/web/src/a.ts', `import { thinker } from '@kontor/bots';`],
  ['a worker as a part of the page', 'apps/web/src/a.ts', `import './worker/bots.ts';`],
  ['the page in its worker', 'apps/web/src/worker/a.ts', `import { x } from '../main.ts';`],
  ['the screens in a worker', 'apps/web/src/worker/a.ts', `import { x } from '@kontor/catalog/web';`],
  ['the server in the page', 'apps/web/src/a.ts', `import { x } from '@kontor/server';`],
  ['the page in the command line', 'apps/cli/src/a.ts', `import { x } from '@kontor/catalog/web';`],
  ['a file in no room', 'games/kogge/a.ts', `export const x = 1;`],
  ['a file in a room of its own', 'packages/attic/src/a.ts', `export const x = 1;`],
  [
    'a component',
    'games/kogge/web/A.svelte',
    `<p>hello</p>\n<script lang="ts">\n  import { x } from '@kontor/kogge';\n</script>`,
  ],
  [
    'the module script of a component',
    'packages/ui/src/A.svelte',
    `<script module lang="ts">\n  export * from '@kontor/bots';\n</script>`,
  ],
  [
    'a dynamic import in a component',
    'apps/web/src/A.svelte',
    `<script lang="ts">\n  const x = import('@kontor/catalog/rules');\n</script>`,
  ],
  ['a dynamic import in markup', 'apps/web/src/A.svelte', `{#await import('@kontor/catalog/rules') then x}{x}{/await}`],
];

test.each(IMPORTS)('%s is caught', async (_kind, file, text) => {
  const found = await planted(file, text);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${file}:`);
});

test('the line of a violation is named, also inside a component', async () => {
  const [found] = await planted(
    'games/kogge/web/A.svelte',
    `<p>one</p>\n<script lang="ts">\n  let a = 1;\n  import '@kontor/core';\n</script>`,
  );
  expect(found).toMatch(/^games\/kogge\/web\/A\.svelte:4 /);
});

const GLOBALS = [
  'Math.random()',
  "Math['random']()",
  '(({ random }) => random)(Math)',
  'globalThis.Math.random()',
  "globalThis['Math']['random']()",
  'Date.now()',
  'new Date()',
  'globalThis.Date.now()',
  "globalThis['Date'].now()",
  'performance.now()',
  'crypto.getRandomValues(new Uint8Array(1))',
  'setTimeout(() => {}, 1)',
  'setInterval(() => {}, 1)',
  'queueMicrotask(() => {})',
  "fetch('/')",
  'process.env',
  'window.name',
  'document.title',
  'localStorage.length',
  '{ process }',
  "eval('1')",
  "new Function('return 1')",
  "require('node:fs')",
  'console.log(1)',
  'structuredClone({})',
  'new Intl.DateTimeFormat()',
  'import.meta.url',
  "'a'.localeCompare('b')",
  "[].constructor.constructor('return this')()",
];

test.each(GLOBALS)('rules that touch %s are caught', async expression => {
  const files = ['games/kogge/src/a.ts', 'games/kogge/words/a.ts', 'packages/core/src/a.ts'];
  const text = `export const x = () => (${expression});`;
  const found = await inTree({ ...house, ...Object.fromEntries(files.map(file => [file, text])) }, violations);
  for (const file of files) expect(found).toContainEqual(expect.stringMatching(`^${file}:1 `));
});

test('what only looks like a forbidden global is left alone', async () => {
  const text = `
    interface Ship { process: number; window?: string }
    export const x = (ship: Ship): number => Math.max(ship.process, 1);
    export const y = { document: 'no window, no Date.now(), no Math.random()', fetch: 2 };
    export const z = new Intl.PluralRules('de'); // Date
  `;
  expect(await planted('games/kogge/src/a.ts', text)).toEqual([]);
  expect(await planted('apps/server/src/a.ts', 'export const now = Date.now() + Math.random();')).toEqual([]);
  expect(await planted('games/kogge/src/a.test.ts', 'export const now = Date.now();')).toEqual([]);
});
