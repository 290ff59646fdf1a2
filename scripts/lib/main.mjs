import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Whether a module was started as a program rather than imported. */
export const isMain = url => process.argv[1] !== undefined && pathToFileURL(realpathSync(process.argv[1])).href === url;
