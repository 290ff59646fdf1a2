#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { filesBelow, workspaces } from './lib/files.mjs';
import { globalsOf } from './lib/globals.mjs';
import { isMain } from './lib/main.mjs';
import { ROOT } from './lib/root.mjs';
import { allowance, isTest, namesOf, placeOf } from './lib/rooms.mjs';
import { specifiersOf } from './lib/specifiers.mjs';

const read = file => readFileSync(file, 'utf8');
const json = file => (existsSync(file) ? JSON.parse(read(file)) : {});
const packageOf = specifier =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Everything in the tree that breaks the dependency rule, as lines `file:line what is wrong`. */
export function violations(root) {
  const manifests = new Map(workspaces(root).map(folder => [folder, json(path.join(root, folder, 'package.json'))]));
  const byName = new Map([...manifests].map(([folder, { name }]) => [name, folder]));
  const rootTools = Object.keys(json(path.join(root, 'package.json')).devDependencies ?? {});
  const found = [];

  for (const file of filesBelow(root, ['packages', 'games', 'apps'], each =>
    /\.(ts|svelte|js|mjs|cjs|tsx|jsx)$/.test(each),
  )) {
    const place = placeOf(file);
    const allowed = place && allowance(file, place);
    const complain = (line, what) => found.push(`${file}:${line} ${what}`);
    if (allowed === undefined) {
      complain(1, 'is in no room of the table in scripts/lib/rooms.mjs');
      continue;
    }
    const text = read(path.join(root, file));
    const npm = new Set(
      allowed.npm.flatMap(each => {
        if (each === 'declared') return Object.keys(manifests.get(place.folder).dependencies ?? {});
        return each === 'root' ? rootTools : [each];
      }),
    );
    for (const each of specifiersOf(file, text)) {
      const what = refusal(each, { root, file, place, allowed, npm, manifests, byName });
      if (what !== undefined) complain(each.line, what);
    }
    if (allowed.pure)
      for (const { name, line } of globalsOf(file, text)) complain(line, `rules must not touch ${name}`);
  }
  return found;
}

function refusal({ specifier, types, names, address }, house) {
  if (address && house.allowed.node) return undefined;
  if (specifier === undefined) return 'imports something computed, which nobody can check';
  const bare = specifier.replace(/[?#].*$/, '');
  if (bare === '' || bare.startsWith('/') || /^(https?|data|file):/.test(bare)) return `imports ${specifier}`;
  if (bare.startsWith('.')) return relativeRefusal(bare, address, house);
  if (isBuiltin(bare)) return house.allowed.node ? undefined : `imports ${specifier}: no Node here`;
  if (house.byName.has(packageOf(bare))) return roomRefusal(bare, types, names, house);
  return house.npm.has(packageOf(bare)) ? undefined : `imports ${specifier}: not a package of this room`;
}

function relativeRefusal(specifier, address, { file, place, allowed }) {
  const to = path.posix.join(path.posix.dirname(file), specifier.replace(/\*.*$/, '_'));
  const target = placeOf(to);
  if (target?.folder !== place.folder) return `imports ${specifier}: leaves its room by a relative path`;
  if (isTest(to) && !isTest(file)) return `imports ${specifier}: a test is no part of the program`;
  if (address && allowed.starts.includes(target.room)) return undefined;
  const own = target.room === place.room || namesOf(target, place).some(name => allowed.may.includes(name));
  return own ? undefined : `imports ${specifier}: ${place.room} must not see ${target.room}`;
}

function roomRefusal(specifier, types, names, { root, place, allowed, manifests, byName }) {
  const name = packageOf(specifier);
  const folder = byName.get(name);
  const door = manifests.get(folder).exports?.[`.${specifier.slice(name.length)}`];
  if (door === undefined) return `imports ${specifier}: there is no such door`;
  const target = placeOf(path.posix.join(folder, door));
  const known = namesOf(target, place);
  if (folder === place.folder && target.room === place.room) return undefined;
  const terms = allowed.may.map(term => term.split(':')).filter(([room]) => known.includes(room));
  if (terms.length === 0) return `imports ${specifier}: ${place.room} must not see ${target.room}`;
  if (types || terms.some(([, only]) => only === undefined)) return undefined;
  const values = new Set(
    terms
      .flatMap(([, only]) => (only === 'types' ? [] : only.split('+')))
      .flatMap(each => exportsOf(path.join(root, folder, 'src', each))),
  );
  const refused = names?.filter(each => !values.has(each)) ?? ['*'];
  return names?.length > 0 && refused.length === 0
    ? undefined
    : `imports values of ${specifier} (${refused.join(', ')}): types only here`;
}

const exportsOf = file =>
  existsSync(file) ? [...read(file).matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name) : [];

if (isMain(import.meta.url)) {
  const found = violations(path.resolve(process.argv[2] ?? ROOT));
  for (const line of found) console.log(line);
  if (found.length > 0) process.exitCode = 1;
}
