import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the package that a module (its `import.meta.url`) belongs to; throws when it belongs to none. */
export function packageFolder(module: string): string {
  let folder = dirname(fileURLToPath(module));
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`${module} 不在任何 npm 包里。`);
    folder = above;
  }
  return folder;
}
