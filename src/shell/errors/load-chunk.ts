/** Lazy chunks by name: their addresses come with the boot, the module must export a component by default. */
import type { ComponentType } from 'react';
import { chunkFailed, chunkUnknown, defaultExportMissing } from './catalogue.ts';

type Import = (address: string) => Promise<{ default?: unknown }>;
const importModule: Import = (address) => import(/* @vite-ignore */ address);

/**
 * Asks for a chunk. Each further attempt carries another query, because a browser may remember that an address failed
 * and never ask the server again.
 */
export async function loadChunk<Props>(
  name: string,
  attempt: number,
  load: Import = importModule,
): Promise<ComponentType<Props>> {
  const address = window.__site.chunks[name];
  if (!address) throw chunkUnknown(name);
  const module = await load(attempt ? `${address}?retry=${attempt}` : address).catch((cause) => {
    throw chunkFailed(name, cause);
  });
  if (typeof module.default !== 'function') throw defaultExportMissing(name);
  return module.default as ComponentType<Props>;
}
