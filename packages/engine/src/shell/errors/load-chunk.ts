/**
 * Lazy chunks by name: their addresses come with the document, the module must export a component by default and may export
 * `sheet`, the address of its own style sheet (`import sheet from './x.css?url'`), which is there before the component.
 */
import type { ComponentType } from 'react';
import { importAgain } from '../navigation/import-again.ts';
import { ensureStyleSheets } from '../navigation/style-sheets.ts';
import { chunkFailed, chunkUnknown, defaultExportMissing } from './catalogue.ts';

type Load = (address: string, attempt: number) => Promise<{ default?: unknown; sheet?: string }>;

export interface ChunkQuestion {
  name: string;
  /** How often it has been asked for before. */
  attempt: number;
  /** Where it lies, if the page's data say so and the document does not. */
  address?: string | undefined;
}

/** Where a chunk lies, as the document says; undefined for one that this build does not have. */
function addressOf(name: string): string | undefined {
  const words = document.getElementById('page')?.dataset.chunks?.split(' ');
  return words?.find((word) => word.startsWith(`${name}:`))?.slice(name.length + 1);
}

/** Asks for a chunk and gives what it exports by default; rejects with an error of the catalogue. */
export async function loadModule<Exported>(
  { name, attempt, address = addressOf(name) }: ChunkQuestion,
  load: Load = importAgain,
): Promise<Exported> {
  if (!address) throw chunkUnknown(name);
  const failed = (cause: unknown) => {
    throw chunkFailed(name, cause);
  };
  const module = await load(address, attempt).catch(failed);
  if (module.sheet) await ensureStyleSheets([module.sheet]).catch(failed);
  if (typeof module.default !== 'function') throw defaultExportMissing(name);
  return module.default as Exported;
}

/** The component of a chunk; see `loadModule`. */
export function loadChunk<Props>(question: ChunkQuestion, load?: Load): Promise<ComponentType<Props>> {
  return loadModule(question, load);
}
