/** Keeps a picture beside its note. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Drawn } from '../verdict.ts';

/** Writes it in one step: a check that is killed leaves the old picture or the new one. */
export function keepPicture({ absolute, bytes }: Drawn): void {
  const temporary = `${absolute}.tmp-${process.pid}`;
  mkdirSync(dirname(absolute), { recursive: true });
  writeFileSync(temporary, bytes);
  renameSync(temporary, absolute);
}
