import type { SectionHit } from '../types.ts';
import { words } from '../words/interface.ts';
import { Marked } from './Marked.tsx';

/** What a hit says: where the match stands, the section's heading, and the text around the match. */
export function SectionText({ hit }: { hit: SectionHit }) {
  return (
    <>
      <span className="hit-kind" data-kind={hit.kind}>
        {words.hitKinds[hit.kind]}
      </span>
      <span className="hit-text">
        {hit.heading.length > 0 && (
          <span className="hit-heading">
            <Marked spans={hit.heading} />
          </span>
        )}
        {hit.excerpt.length > 0 && (
          <span className="hit-excerpt">
            <Marked spans={hit.excerpt} />
          </span>
        )}
        {hit.heading.length + hit.excerpt.length === 0 && <span className="hit-heading">{words.beginning}</span>}
      </span>
    </>
  );
}
