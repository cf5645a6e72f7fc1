import type { Doc, Site } from '../pipeline/types.ts';

/** Docs that lists may name. */
export function listedDocs(site: Site): Doc[] {
  return site.docs.filter((doc) => !doc.unlisted);
}
