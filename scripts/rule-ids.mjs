#!/usr/bin/env node
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './lib/files.mjs';
import { isMain } from './lib/main.mjs';
import { ROOT } from './lib/root.mjs';
import { idsIn, idsOf, moduleOf, titlesOf } from './lib/rules.mjs';

const read = file => readFileSync(file, 'utf8');

function gamesOf(root) {
  const games = path.join(root, 'games');
  return existsSync(games) ? readdirSync(games).filter(game => existsSync(path.join(games, game, 'package.json'))) : [];
}

/** What is wrong with the ids of one game, and how many rules it has (undefined: it has no RULES.md yet). */
export function inspect(root, game, write = false) {
  const folder = path.join(root, 'games', game);
  const rules = path.join(folder, 'RULES.md');
  if (!existsSync(rules)) return { rules: undefined, problems: [] };
  const ids = idsOf(read(rules));
  const problems = ids.filter((id, index) => ids.indexOf(id) !== index).map(id => `RULES.md defines ${id} twice`);
  problems.push(...moduleProblems(path.join(folder, 'words/rule-ids.ts'), moduleOf([...new Set(ids)]), write));
  problems.push(...titleProblems(root, game, ids));
  return { rules: ids.length, problems };
}

function moduleProblems(file, wanted, write) {
  if (existsSync(file) && read(file) === wanted) return [];
  if (!write) return ['words/rule-ids.ts is not what RULES.md says: run `npm run rule-ids`'];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, wanted);
  return [];
}

function titleProblems(root, game, ids) {
  const tests = filesBelow(root, [`games/${game}`], file => /\.(test|spec)\.ts$/.test(file));
  const named = new Map(
    tests.flatMap(file =>
      titlesOf(read(path.join(root, file)))
        .flatMap(idsIn)
        .map(id => [id, file]),
    ),
  );
  const untested = ids.filter(id => !named.has(id));
  return [
    ...(untested.length > 0 ? [`no test title names ${untested.join(' ')}`] : []),
    ...[...named].filter(([id]) => !ids.includes(id)).map(([id, file]) => `${file} names ${id}, which RULES.md lacks`),
  ];
}

if (isMain(import.meta.url)) {
  for (const game of gamesOf(ROOT)) {
    const { rules, problems } = inspect(ROOT, game, process.argv.includes('--write'));
    if (rules === undefined) console.log(`${game}: no RULES.md yet, skipped`);
    else
      console.log(
        `${game}: ${rules} rules, ${problems.length === 0 ? 'each named by a test' : `${problems.length} problems`}`,
      );
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}
