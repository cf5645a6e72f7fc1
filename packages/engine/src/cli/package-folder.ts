import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { words } from '../words/building.ts';

/** Folder of the package that a module (its `import.meta.url`) belongs to; throws when it belongs to none. */
export function packageFolder(module: string): string {
  let folder = dirname(fileURLToPath(module));
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error(words.noPackage(module));
    folder = above;
  }
  return folder;
}
