import { realpathSync } from 'node:fs';

/** Changes one module in memory as the variable KONTOR_MUTANT says; the files stay as they are. */
export function mutantPlugin(given = process.env.KONTOR_MUTANT) {
  if (given === undefined) return undefined;
  const { file, find, replace } = JSON.parse(given);
  const target = realpathSync(file);
  return {
    name: 'kontor:mutant',
    enforce: 'pre',
    transform: (code, id) =>
      id.split('?')[0] === target ? { code: code.split(find).join(replace), map: null } : undefined,
  };
}
