/** Which labs there are, and where their modules lie. */
import type { PageLabs } from '../page-labs.ts';
import { builtInNames } from '../prepare/built-in.ts';

/** Addresses of the runtime and of every lab there is. */
export type LabFiles = PageLabs;

/** Source of the module that mounts labs. */
export const LAB_RUNTIME = 'src/runtime/start-labs.tsx';

/** Name of a lab → its source, for the labs that are built. */
export function labSources(): Record<string, string> {
  return Object.fromEntries(builtInNames().map((name) => [name, `src/${name}/lab.tsx`]));
}
