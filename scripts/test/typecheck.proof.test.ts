import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CHECKS } from '../lib/checks.mjs';
import { ROOT } from '../lib/root.mjs';
import { capture } from '../lib/shell.mjs';
import { inTree } from './fixture.ts';

const FOLDERS = [
  'packages/core/src',
  'packages/testkit/src',
  'packages/bots/src',
  'packages/protocol/src',
  'packages/ui/src',
  'packages/catalog/src',
  ...['src', 'words', 'bot', 'web', 'test'].map(door => `games/hamburg-sticht/${door}`),
  'apps/server/src',
  'apps/web/src',
  'apps/cli/src',
];
const WITH_COMPONENTS = ['packages/ui/src', 'games/hamburg-sticht/web', 'apps/web/src'];
const PURE = ['packages/core/src', 'games/hamburg-sticht/src', 'games/hamburg-sticht/words'];

const SOUND = 'export const sound: number = 1;\n';
const WRONG = "export const wrong: number = 'one';\n";
const TOUCHING = 'export const page = document.title + process.title;\n';
const component = (script: string): string => `<script lang="ts">\n  ${script}</script>\n`;

/** A copy of the house with planted files, in which the same check runs as in `npm test`. */
const checkOutput = (name: string, planted: Readonly<Record<string, string>>): Promise<string> =>
  inTree({}, async copy => {
    for (const part of [
      'packages',
      'games',
      'apps',
      'types',
      'tsconfig.json',
      'tsconfig.rules.json',
      'tsconfig.svelte.json',
    ]) {
      if (existsSync(path.join(ROOT, part)))
        cpSync(path.join(ROOT, part), path.join(copy, part), {
          recursive: true,
          filter: source => !/[\\/](node_modules|dist)$/.test(source),
        });
    }
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
    for (const [file, text] of Object.entries(planted)) {
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      writeFileSync(path.join(copy, file), text);
    }
    const check = CHECKS.find(each => each.name === name);
    if (check === undefined) throw new Error(`no check "${name}"`);
    const { code, output } = await capture(check.program, check.args, { cwd: copy });
    expect(code).not.toBe(0);
    return output;
  });

test('a type error in any room turns the type check red', async () => {
  const planted = FOLDERS.flatMap(folder => [
    [`${folder}/planted-sound.ts`, SOUND],
    [`${folder}/planted-wrong.ts`, WRONG],
    [`${folder}/planted-wrong.test.ts`, WRONG],
  ]);
  const output = await checkOutput('types', Object.fromEntries(planted));
  for (const folder of FOLDERS) {
    expect(output).toContain(`${folder}/planted-wrong.ts(1,14): error TS2322`);
    expect(output).toContain(`${folder}/planted-wrong.test.ts(1,14): error TS2322`);
  }
  expect(output).not.toContain('planted-sound');
});

test('a type error in any component turns the check of components red', async () => {
  const planted = WITH_COMPONENTS.flatMap(folder => [
    [`${folder}/PlantedSound.svelte`, component('const { size }: { size: number } = $props();\n')],
    [`${folder}/PlantedWrong.svelte`, component(WRONG.replace('export ', ''))],
    [
      `${folder}/PlantedUse.svelte`,
      `${component("import PlantedSound from './PlantedSound.svelte';\n")}<PlantedSound size="large" />\n`,
    ],
  ]);
  const output = await checkOutput('svelte types', Object.fromEntries(planted));
  for (const folder of WITH_COMPONENTS) {
    expect(output).toContain(`${folder}/PlantedWrong.svelte:2`);
    expect(output).toContain(`${folder}/PlantedUse.svelte:4`);
    expect(output).not.toContain(`${folder}/PlantedSound.svelte`);
  }
});

test('rules that see the page or the process turn the type check of the rules red', async () => {
  const planted = PURE.flatMap(folder => [
    [`${folder}/planted-sound.ts`, SOUND],
    [`${folder}/planted-touching.ts`, TOUCHING],
  ]);
  const output = await checkOutput('types of the rules', Object.fromEntries(planted));
  for (const folder of PURE) expect(output).toMatch(new RegExp(String.raw`${folder}/planted-touching\.ts.*'document'`));
  expect(output).not.toContain('planted-sound');
});
