/** Which labs there are, and where their modules lie. */
import type { PageLabs } from '../page-labs.ts';
import type { BundleLabs } from '../prepare/prepared-labs.ts';

/** Addresses of the runtime and of every lab there is. */
export type LabFiles = PageLabs;

/** Source of the module that mounts labs. */
export const LAB_RUNTIME = 'src/runtime/start-labs.tsx';

/** Name of a lab → its source, relative to the package or, of the author's own, whole. */
export function labSources({ builtIn, own }: BundleLabs): Record<string, string> {
  return { ...Object.fromEntries(builtIn.map((name) => [name, `src/${name}/lab.tsx`])), ...own };
}
