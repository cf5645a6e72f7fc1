/** What lies beside notes in a folder that is all content: folders that programs have made. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HOST_FILE } from '../emit/host-file.ts';

/** Where bundlers and generators of sites write, or keep what they copy. */
const USUAL = ['build', 'dist', 'out', 'public'];

/** Names of such folders, sorted; of those beginning with `_` too, which never hold notes. */
export function skippedFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isMade(folder, entry.name))
    .map(({ name }) => name)
    .sort();
}

function isMade(folder: string, name: string): boolean {
  return USUAL.includes(name) || name.startsWith('_') || existsSync(join(folder, name, HOST_FILE));
}
