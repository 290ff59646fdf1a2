import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A tree of files in a temporary folder, gone when the callback is done. */
export async function inTree<T>(
  files: Readonly<Record<string, string>>,
  use: (root: string) => T | Promise<T>,
): Promise<T> {
  const root = mkdtempSync(path.join(tmpdir(), 'kontor-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    return await use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
