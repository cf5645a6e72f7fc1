/** Which labs there are, and where their modules lie. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PageLabs } from '../page-labs.ts';

/** Addresses of the runtime and of every lab there is. */
export type LabFiles = PageLabs;

/** Source of the module that mounts labs. */
export const LAB_RUNTIME = 'src/runtime/start-labs.tsx';

/** Name of a lab → its source, for the labs that are built. */
export function labSources(root: string): Record<string, string> {
  const folder = join(root, 'src');
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'lab.tsx')));
  return Object.fromEntries(names.sort().map((name) => [name, `src/${name}/lab.tsx`]));
}
