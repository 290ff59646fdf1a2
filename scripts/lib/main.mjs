import { existsSync, realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Whether a module was started as a program rather than imported. */
export const isMain = url => {
  const [, program] = process.argv;
  return program !== undefined && existsSync(program) && pathToFileURL(realpathSync(program)).href === url;
};
