import type { HitKind, SectionHit } from '../types.ts';
import { Marked } from './Marked.tsx';

const KINDS: Record<HitKind, string> = { title: '标题', heading: '小节', text: '正文', code: '代码' };

/** What a hit says: where the match stands, the section's heading, and the text around the match. */
export function SectionText({ hit }: { hit: SectionHit }) {
  return (
    <>
      <span className="hit-kind" data-kind={hit.kind}>
        {KINDS[hit.kind]}
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
        {hit.heading.length + hit.excerpt.length === 0 && <span className="hit-heading">开头</span>}
      </span>
    </>
  );
}
