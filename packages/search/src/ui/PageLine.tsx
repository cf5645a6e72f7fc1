import type { PageHit } from '../types.ts';
import { words } from '../words/interface.ts';
import { Marked } from './Marked.tsx';

/** A found page: its title with the matches, where it stands, and how many of its hits are not shown. */
export function PageLine({ page }: { page: PageHit }) {
  const more = page.hitsOnPage - page.hits.length;
  return (
    <>
      <span className="hit-title">
        <Marked spans={page.title} />
      </span>
      <span className="hit-place">{page.breadcrumb.join(' › ')}</span>
      {more > 0 && <span className="hit-more">{words.moreHits(more)}</span>}
    </>
  );
}
