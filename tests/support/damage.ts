/** Damages files as disks, kills and people do. */
import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';

export const KINDS_OF_DAMAGE = ['flipped', 'cut', 'emptied', 'deleted', 'a folder'] as const;
export type KindOfDamage = (typeof KINDS_OF_DAMAGE)[number];

/** Damages a file; `where` (0 to 1) says at which of its bytes. */
export function damage(file: string, kind: KindOfDamage, where: number): void {
  const bytes = readFileSync(file);
  const at = Math.floor(where * bytes.length);
  if (kind === 'flipped') {
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (Math.floor(where * 1e6) % 8));
    writeFileSync(file, bytes);
  } else if (kind === 'cut') truncateSync(file, at);
  else if (kind === 'emptied') truncateSync(file, 0);
  else {
    rmSync(file);
    if (kind === 'a folder') mkdirSync(file);
  }
}
