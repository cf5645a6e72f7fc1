/** The labs' bundle as the build and the dev server take it. */
import type { FeatureBundle } from 'study-notes/emit/site-feature';
import { toAddress } from 'study-notes/shared/paths';
import { hasRun, labNames } from '../notes/lab-names.ts';
import { ownImportsPlugin } from '../prepare/own-imports.ts';
import type { BundleLabs } from '../prepare/prepared-labs.ts';
import { buildLabs } from './bundle-labs.ts';
import { LAB_RUNTIME, type LabFiles, labSources, sheetSources } from './lab-files.ts';
import { type SandboxPage, sandboxPage } from './lab-sandbox.ts';
import { sandboxedPlugin } from './sandboxed-plugin.ts';

/** What only a site with labs needs. */
export interface ToldOfLabs {
  /** Addresses of the labs' modules. */
  labs: LabFiles;
  /** The page in which labs run a reader's programs. */
  sandbox: SandboxPage;
}

export const labsBundle: FeatureBundle = {
  isNeeded: (note) => labNames(note).length > 0 || hasRun(note),
  async make({ root, cacheDir, baseUrl, prepared }) {
    const labs = labSources(prepared as BundleLabs);
    const { files, ...names } = await buildLabs({ root, cacheDir, baseUrl, labs });
    const address = (file: string) => toAddress(baseUrl, `/${file}`);
    return { data: { labs: addresses(names, address), sandbox: await sandboxPage(root) }, files };
  },
  async develop({ root, address, prepared }) {
    // The page changes with the engine only, and then the server starts again.
    sandbox ??= sandboxPage(root);
    const modules = labSources(prepared as BundleLabs);
    const sources = { runtime: LAB_RUNTIME, modules, sheets: sheetSources(root, modules) };
    return { labs: addresses(sources, address), sandbox: await sandbox };
  },
  plugins: () => [sandboxedPlugin(), ownImportsPlugin()],
  entries: () => [LAB_RUNTIME, 'src/*/lab.tsx', 'src/recorded-run/recorded-lab.tsx'],
};

let sandbox: Promise<SandboxPage> | undefined;

function addresses({ runtime, modules, sheets }: LabFiles, address: (file: string) => string): LabFiles {
  const each = (files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([name, file]) => [name, address(file)]));
  return { runtime: address(runtime), modules: each(modules), sheets: each(sheets) };
}
