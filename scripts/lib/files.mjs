import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', '.cache', '.svelte-check', '.git']);

/** All files below some folders of a tree, as paths from its root with forward slashes. */
export function filesBelow(root, folders, isWanted) {
  const found = [];
  const walk = folder => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) walk(file);
      } else if (isWanted(file)) found.push(file);
    }
  };
  for (const folder of folders) if (existsSync(path.join(root, folder))) walk(folder);
  return found.sort((a, b) => (a < b ? -1 : 1));
}

/** The folders of all packages, games and apps. */
export const workspaces = root =>
  ['packages', 'games', 'apps'].flatMap(top =>
    existsSync(path.join(root, top))
      ? readdirSync(path.join(root, top), { withFileTypes: true })
          .filter(entry => entry.isDirectory())
          .map(entry => `${top}/${entry.name}`)
      : [],
  );
