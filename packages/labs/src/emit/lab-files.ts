/** Which labs there are, and where their modules lie. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { PageLabs } from '../page-labs.ts';
import type { BundleLabs } from '../prepare/prepared-labs.ts';

/** Addresses of the runtime, of every lab there is, and of their style sheets. */
export interface LabFiles extends PageLabs {
  /** Name of a lab → its own sheet, for those that have one; the sheet of all labs under no name. */
  sheets: Record<string, string>;
}

/** Source of the module that mounts labs. */
export const LAB_RUNTIME = 'src/runtime/start-labs.tsx';

/** What opens recorded runs, among the labs' modules; no note can name it. */
export const RECORDED_RUN = 'recorded-run';

/** Name of a lab → its source, relative to the package or, of the author's own, whole. */
export function labSources({ builtIn, own }: BundleLabs): Record<string, string> {
  const labs = Object.fromEntries(builtIn.map((name) => [name, `src/${name}/lab.tsx`]));
  return { ...labs, ...own, [RECORDED_RUN]: 'src/recorded-run/recorded-lab.tsx' };
}

/** Sources of the style sheets, by lab as in `LabFiles.sheets`: a lab's own lies beside its module. */
export function sheetSources(root: string, labs: Record<string, string>): Record<string, string> {
  const beside = Object.entries(labs).map(([name, file]) => [name, join(dirname(file), 'lab.css')] as const);
  const own = beside.filter(([, sheet]) => existsSync(resolve(root, sheet)));
  return { '': 'src/runtime/labs.css', ...Object.fromEntries(own) };
}
