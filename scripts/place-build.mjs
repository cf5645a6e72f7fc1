/** Installs a package's build while programs may be running from the old one. */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const DAY_MS = 86_400_000;

/**
 * Moves a build into `target`, file by file: parts first, whose names change with their content, then the entries, which
 * name them, then `hash`, which says that all is there. Each file is there whole or as it was, and a program that began
 * with the build before finds the parts that it asks for later.
 */
export function placeBuild(folder, target) {
  const now = new Date();
  const files = filesBelow(folder).sort((a, b) => rank(a) - rank(b));
  for (const file of files) {
    utimesSync(join(folder, file), now, now);
    mkdirSync(dirname(join(target, file)), { recursive: true });
    renameSync(join(folder, file), join(target, file));
  }
  rmSync(folder, { recursive: true });
  removeOlder(target, DAY_MS);
}

/** Takes away what builds have left that were made this long before the last, ms. */
export function removeOlder(target, age) {
  const last = statSync(join(target, 'hash')).mtimeMs;
  for (const file of filesBelow(target)) {
    if (statSync(join(target, file)).mtimeMs < last - age) rmSync(join(target, file));
  }
}

function rank(file) {
  if (file === 'hash') return 2;
  return file.startsWith('chunks') ? 0 : 1;
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)));
}
