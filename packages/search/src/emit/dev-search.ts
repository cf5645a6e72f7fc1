/** Search under the dev server: the index of the notes as they are, made when somebody searches. */

import type { SiteSession } from 'study-notes/pipeline/site';
import type { Site } from 'study-notes/pipeline/types';
import { present } from 'study-notes/shared/present';
import { MANIFEST_PATH } from '../format/files.ts';
import { loadAliases } from './batches.ts';
import { type AnalysedPage, analysePage, indexOf } from './in-memory.ts';
import { searchPages } from './search-index.ts';
import { synonymsOf } from './synonyms-of.ts';

type Content = () => Promise<string | Buffer>;

/** Analyses of notes unchanged since the last search. */
let analysed = new Map<string, AnalysedPage>();

/** Adds the manifest to the server's files; asking for it makes the index and adds all the files that it names. */
export function addSearch(files: Map<string, Content>, site: Site, session: SiteSession): void {
  let made: Promise<Map<string, Buffer>> | undefined;
  files.set(MANIFEST_PATH.slice(1), async () => {
    made ??= makeIndex(site, session);
    made.catch(() => {
      made = undefined;
    });
    const index = await made;
    for (const [path, content] of index) if (path !== MANIFEST_PATH) files.set(path.slice(1), async () => content);
    return present(index.get(MANIFEST_PATH), MANIFEST_PATH);
  });
}

async function makeIndex(site: Site, session: SiteSession): Promise<Map<string, Buffer>> {
  const synonyms = synonymsOf(site);
  const aliases = await loadAliases(synonyms);
  const docs = new Map(site.docs.map((doc) => [doc.path, doc]));
  const now = new Map<string, AnalysedPage>();
  for (const { key, page, linked } of searchPages(site, '')) {
    const doc = docs.get(page.path);
    const known = analysed.get(key);
    if (known) now.set(key, { ...known, linked });
    else if (doc) {
      const { sections } = await session.compiled(doc);
      now.set(key, analysePage({ ...page, linked, sections }, aliases));
    }
  }
  analysed = now;
  return indexOf([...now.values()], synonyms);
}
