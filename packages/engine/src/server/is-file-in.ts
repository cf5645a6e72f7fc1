import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Error codes that mean the file cannot exist here: missing, below a file, too long, symlink loop, no permission. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EPERM']);

/** Whether `file` is a file inside `folder`; a link that leads out of it is not. Throws when the disk itself fails. */
export function isFileIn(folder: string, file: string): boolean {
  try {
    const real = realpathSync(join(folder, file));
    return real.startsWith(realpathSync(folder) + sep) && statSync(real).isFile();
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
