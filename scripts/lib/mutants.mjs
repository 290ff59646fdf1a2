import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, workspaces } from './files.mjs';

const FIELDS = ['name', 'file', 'find', 'replace', 'test', 'title'];
const isText = value =>
  typeof value === 'string' || (Array.isArray(value) && value.every(line => typeof line === 'string'));
const textOf = value => (Array.isArray(value) ? value.join('\n') : value);

/** All mutants of the tree, with `of` (game or package) and paths from the root. */
export function readMutants(root) {
  return workspaces(root).flatMap(folder =>
    filesBelow(root, [`${folder}/test/mutants`], file => file.endsWith('.json')).flatMap(source => {
      const entries = JSON.parse(readFileSync(path.join(root, source), 'utf8'));
      return entries.map(entry => ({ ...entry, of: path.basename(folder), folder, source }));
    }),
  );
}

/** The same mutant with its lines joined and its paths counted from the root. */
export const settle = mutant => ({
  ...mutant,
  find: textOf(mutant.find),
  replace: textOf(mutant.replace),
  file: path.posix.join(mutant.folder, mutant.file),
  test: path.posix.join(mutant.folder, mutant.test),
});

/** Why a mutant no longer fits the code, or undefined. */
export function staleness(root, mutant) {
  const missing = FIELDS.filter(field => !isText(mutant[field]));
  if (missing.length > 0) return `lacks ${missing.join(', ')}`;
  const { file, find, replace, test, title } = settle(mutant);
  if (find === replace) return 'changes nothing';
  if (!existsSync(path.join(root, file))) return `${file} is gone`;
  if (!existsSync(path.join(root, test))) return `${test} is gone`;
  const times = readFileSync(path.join(root, file), 'utf8').split(find).length - 1;
  if (times !== 1) return `its text occurs ${times} times in ${file}`;
  if (!readFileSync(path.join(root, test), 'utf8').includes(title)) return `${test} has no title "${title}"`;
  return undefined;
}

/** All that no longer fits, as lines. */
export function staleMutants(root, mutants) {
  const seen = new Set();
  return mutants.flatMap(mutant => {
    const key = `${mutant.of}/${mutant.name}`;
    const why = seen.has(key) ? 'has the name of another' : staleness(root, mutant);
    seen.add(key);
    return why === undefined ? [] : [`${mutant.source}: "${mutant.name}" ${why}`];
  });
}
