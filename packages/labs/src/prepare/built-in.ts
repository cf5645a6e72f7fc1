/** Which labs this package brings: a folder of its sources with both halves is one, and its name is the lab's. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from 'study-notes/cli/package-folder';

/** Folder of this package. */
export const PACKAGE = packageFolder(import.meta.url);

/** Where the built-in labs lie. */
export const BUILT_IN = join(PACKAGE, 'src');

/** Names of the built-in labs, sorted. */
export function builtInNames(): string[] {
  const names = readdirSync(BUILT_IN).filter((name) => existsSync(join(BUILT_IN, name, 'lab.tsx')));
  return names.sort();
}
