/** What the feature adds to the site: a page, a worker, a web manifest, and a pack for each section. */
import type { SiteFeature } from 'study-notes/emit/site-feature';
import { toHref } from 'study-notes/shared/paths';
import { type OfflineOptions, offlineConfig } from '../config/offline-config.ts';
import { NAME, WORKER_FILE } from '../names.ts';
import { words } from '../words/page.ts';
import { emitPacks } from './emit-packs.ts';
import { offlinePage } from './offline-page.ts';
import { MANIFEST } from './web-manifest.ts';
import { type ToldOfWorker, type WorkerChoice, workerBundle } from './worker-bundle.ts';

export const offlineSite: SiteFeature = {
  name: NAME,
  config: offlineConfig,
  async prepare({ options }) {
    const bundle: WorkerChoice = { withdrawn: (options as OfflineOptions).withdrawn };
    return { bundle, sources: [], issues: [], problems: [] };
  },
  pages: [offlinePage],
  pageChunks: { [NAME]: 'src/OfflineApp.tsx' },
  shell: {
    source: 'src/shell/offline-shell.tsx',
    load: () => import('../shell/offline-shell.tsx'),
    hasFinder: false,
  },
  tags: ({ baseUrl, buildOptions }) =>
    (buildOptions[NAME] as OfflineOptions).withdrawn
      ? []
      : [['link', { rel: 'manifest', href: toHref(baseUrl, `/${MANIFEST}`) }]],
  bundle: workerBundle,
  // Browsers ask for it anew at every navigation, whatever the host says of other files.
  files: (bundle) => [
    { file: WORKER_FILE, content: (bundle as ToldOfWorker).worker, headers: { 'Cache-Control': 'no-cache' } },
  ],
  pageData: ({ sidebar }) =>
    sidebar === undefined ? {} : { links: [{ title: words.storeThisSection, path: words.path, place: `#${sidebar}` }] },
  finish: emitPacks,
};
