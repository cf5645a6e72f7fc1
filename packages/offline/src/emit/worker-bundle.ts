/** The worker's file: it names no build, so that it changes with the engine only, or when it is withdrawn. */

import { buildForBrowsers } from 'study-notes/emit/browser-build';
import type { FeatureBundle } from 'study-notes/emit/site-feature';
import { present } from 'study-notes/shared/present';
import { words } from '../words/page.ts';

/** What the bundle tells: the worker's text. */
export interface ToldOfWorker {
  worker: string;
}

/** What is prepared for it. */
export interface WorkerChoice {
  withdrawn: boolean;
}

export const workerBundle: FeatureBundle = {
  isNeeded: () => true,
  async make({ root, cacheDir, baseUrl, prepared }) {
    const source = (prepared as WorkerChoice).withdrawn ? 'withdrawn-worker' : 'worker';
    const input = { [source]: `src/worker/${source}.ts` };
    const { output } = await buildForBrowsers({ root, cacheDir, baseUrl, plugins: [], input, output: {} });
    const script = output.find((file) => file.type === 'chunk');
    return { data: { worker: present(script, words.program).code } satisfies ToldOfWorker, files: {} };
  },
  // The dev server has no packs, and an old worker must not stand between it and its pages.
  develop: async () => undefined,
  plugins: () => [],
  entries: () => [],
};
