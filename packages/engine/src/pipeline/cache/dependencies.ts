/** Files a note was compiled with (includes, images): unchanged by size and time, or else by their bytes. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { realFile } from '../read/readable.ts';
import type { Dependency } from '../types.ts';

export interface KnownDependency extends Dependency {
  mtimeMs: number;
  size: number;
}

/** A file modified this recently may change again without its mtime changing. */
const RACY_MS = 2000;

/** The mtime to remember of a file; none while it is so recent that an equal mtime proves nothing. */
export function stableTime(mtimeMs: number): number {
  return Date.now() - mtimeMs > RACY_MS ? mtimeMs : -1;
}

/** Adds what the file system says now to what the worker reported. */
export function rememberDependencies(dependencies: Dependency[]): KnownDependency[] {
  return dependencies.map((dependency) => {
    const now = stat(dependency.absolute);
    return { ...dependency, mtimeMs: now ? stableTime(now.mtimeMs) : -1, size: now?.size ?? -1 };
  });
}

/** Whether all files have the same content and real path: a symbolic link that now leads elsewhere may be refused. */
export function areUnchanged(dependencies: KnownDependency[]): boolean {
  return dependencies.every(({ absolute, real, hash, mtimeMs, size }) => {
    if (realFile(absolute) !== real) return false;
    if (hash === null) return true;
    const now = stat(absolute);
    if (!now) return false;
    if (now.mtimeMs === mtimeMs && now.size === size) return true;
    return hashFile(absolute) === hash;
  });
}

function stat(file: string): { mtimeMs: number; size: number } | undefined {
  try {
    const stats = statSync(file);
    return stats.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}

function hashFile(file: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return null;
  }
}
