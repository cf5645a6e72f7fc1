/** Writes changes so that they can be taken back: what was there is kept beside the project until then. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AuthorError } from '../shared/author-error.ts';
import { words } from '../words/migrating.ts';
import type { Change } from './change.ts';

/** Folder of the project that keeps what was there. */
export const KEPT = '.migrate';

interface Kept {
  file: string;
  isNew: boolean;
  /** Of what was written: a file that has changed since is left alone. */
  hash: string;
}

/** Keeps what is there, then writes; nothing is written while an earlier time can still be taken back. */
export function writeChanges(root: string, changes: readonly Change[]): void {
  if (existsSync(recordFile(root))) throw new AuthorError(words.keptAlready(KEPT));
  const kept = changes.map(
    ({ file, before, after }): Kept => ({ file, isNew: before === undefined, hash: hashOf(after) }),
  );
  for (const { file, before } of changes) if (before !== undefined) write(join(root, KEPT, 'before', file), before);
  write(recordFile(root), `${JSON.stringify(kept, null, 2)}\n`);
  for (const { file, after } of changes) write(join(root, file), after);
}

/** Puts everything back; gives the files that were changed since and stay as they are. */
export function undoChanges(root: string): { restored: string[]; left: string[] } {
  if (!existsSync(recordFile(root))) throw new AuthorError(words.nothingKept(KEPT));
  const kept: Kept[] = JSON.parse(readFileSync(recordFile(root), 'utf8'));
  const isUntouched = ({ file, hash }: Kept) =>
    existsSync(join(root, file)) && hashOf(readFileSync(join(root, file))) === hash;
  const left = kept.filter((one) => !isUntouched(one));
  const restored = kept.filter(isUntouched);
  for (const { file, isNew } of restored) {
    if (isNew) rmSync(join(root, file));
    else write(join(root, file), readFileSync(join(root, KEPT, 'before', file)));
  }
  // What was not put back can still be had from there.
  if (left.length === 0) rmSync(join(root, KEPT), { recursive: true });
  else write(recordFile(root), `${JSON.stringify(left, null, 2)}\n`);
  return { restored: restored.map(({ file }) => file), left: left.map(({ file }) => file) };
}

function recordFile(root: string): string {
  return join(root, KEPT, 'record.json');
}

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
