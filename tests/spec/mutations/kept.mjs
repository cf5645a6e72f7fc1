/** Results of earlier runs, so that a few mutations can be tried again without all the others. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** All results by the mutations' names. */
export function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Adds one result; read anew, since two runs may take turns. */
export function keep(file, name, result) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readKept(file), [name]: result }, null, 1));
}
