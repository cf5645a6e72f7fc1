/**
 * Lazy chunks by name: their addresses come with the document, the module must export a component by default and may export
 * `sheet`, the address of its own style sheet (`import sheet from './x.css?url'`), which is there before the component.
 */
import type { ComponentType } from 'react';
import { withinSilence } from '../navigation/patient-fetch.ts';
import { ensureStyleSheets } from '../navigation/style-sheets.ts';
import { chunkFailed, chunkUnknown, defaultExportMissing } from './catalogue.ts';

type Import = (address: string) => Promise<{ default?: unknown; sheet?: string }>;
const importModule: Import = (address) => import(/* @vite-ignore */ address);

/** Where a chunk lies, as the document says; undefined for one that this build does not have. */
function addressOf(name: string): string | undefined {
  const words = document.getElementById('page')?.dataset.chunks?.split(' ');
  return words?.find((word) => word.startsWith(`${name}:`))?.slice(name.length + 1);
}

/**
 * Asks for a chunk and gives what it exports by default; `known` is its address where the page's data carry it. Each further
 * attempt carries another query, because a browser may remember that an address failed and never ask the server again.
 */
export async function loadModule<Exported>(
  name: string,
  attempt: number,
  load: Import = importModule,
  known?: string,
): Promise<Exported> {
  const address = known ?? addressOf(name);
  if (!address) throw chunkUnknown(name);
  const failed = (cause: unknown) => {
    throw chunkFailed(name, cause);
  };
  const module = await withinSilence(load(attempt ? `${address}?retry=${attempt}` : address)).catch(failed);
  if (module.sheet) await ensureStyleSheets([module.sheet]).catch(failed);
  if (typeof module.default !== 'function') throw defaultExportMissing(name);
  return module.default as Exported;
}

/** The component of a chunk; see `loadModule`. */
export function loadChunk<Props>(
  name: string,
  attempt: number,
  load?: Import,
  known?: string,
): Promise<ComponentType<Props>> {
  return loadModule(name, attempt, load, known);
}
