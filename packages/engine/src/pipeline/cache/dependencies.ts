/** Files a note was compiled with (includes, images): unchanged by size and time, or else by their bytes. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { realFile } from '../read/readable.ts';
import type { Dependency } from '../types.ts';

export interface KnownDependency extends Dependency {
  mtimeMs: number;
  size: number;
}

/** A file written this short a time ago may change again without its time showing it. */
const RACY_MS = 2000;

/** The time to remember of a file: none while it is so new that equal times prove nothing. */
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

/** True when all files are as they were, and where they were: a link that leads elsewhere now may be one to refuse. */
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
