/** What labs bring to the site: their bundle, what their pages know of it, and the page that runs programs. */
import type { PageFrame } from 'study-notes/emit/page-frame';
import type { SiteFeature } from 'study-notes/emit/site-feature';
import type { Doc } from 'study-notes/pipeline/types';
import { CARD_TAKER } from 'study-notes/shared/card-taker';
import { labsConfig } from '../config/labs-config.ts';
import { hasRun, labNames, labSentences } from '../notes/lab-names.ts';
import { NAME, type PageLabs } from '../page-labs.ts';
import { RECORDED_RUN } from './lab-files.ts';
import { SANDBOX_FILE } from './lab-sandbox.ts';
import { labsBundle, type ToldOfLabs } from './labs-bundle.ts';

export const labsSite: SiteFeature = {
  name: NAME,
  config: labsConfig,
  rules: ['lab-broken', 'lab-caption', 'lab-from', 'lab-still', 'unknown-lab'],
  prepare: async (place) => (await import('../prepare/prepare-labs.ts')).prepareLabs(place),
  pageChunks: { slot: 'src/slot/LabsSlot.tsx' },
  bundle: labsBundle,
  pageData,
  asks: [SANDBOX_FILE],
  files(bundle) {
    const { html, policy } = (bundle as ToldOfLabs).sandbox;
    return [{ file: SANDBOX_FILE, content: html, headers: { 'Content-Security-Policy': policy } }];
  },
};

/** Labs that a note names; one that is none is an error of the note, and its page shows the caption alone. */
function pageData({ summary }: Doc, { bundles, pageChunks }: PageFrame) {
  const { labs } = (bundles[NAME] ?? {}) as Partial<ToldOfLabs>;
  const used = labNames(summary).flatMap((name) => (labs?.modules[name] ? [[name, labs.modules[name]] as const] : []));
  const run = hasRun(summary) ? labs?.modules[RECORDED_RUN] : undefined;
  if (!labs || (used.length === 0 && !run)) return {};
  const cardTaker = pageChunks[CARD_TAKER];
  const modules = Object.fromEntries(used);
  const needed: PageLabs = { runtime: labs.runtime, modules, ...(run && { run }), ...(cardTaker && { cardTaker }) };
  // The still pictures are laid out by them too, before any script and without.
  const styles =
    used.length === 0 ? [] : ['', ...used.map(([name]) => name)].flatMap((name) => labs.sheets[name] ?? []);
  return { chunk: pageChunks.slot ?? '', features: { [NAME]: needed }, styles, sentences: labSentences(summary) };
}
