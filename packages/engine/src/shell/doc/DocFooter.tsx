import { words } from '../../words/shell.ts';
import { usePage } from '../context.ts';
import { externalLink } from '../layout/external-link.ts';
import { FeatureSlot } from '../layout/FeatureSlot.tsx';

/** Below the note: when it last changed, links to edit or report it and to what features offer, and its Markdown. */
export function DocFooter() {
  const { meta, unlisted } = usePage();
  if (!meta) return null;
  return (
    <div className="doc-foot">
      {meta.updated && (
        <span>
          {words.lastUpdated}
          <time dateTime={meta.updated.iso}>{meta.updated.text}</time>
          {meta.updated.subject && (
            <>
              {words.colon}
              <bdi>{meta.updated.subject}</bdi>
            </>
          )}
        </span>
      )}
      {meta.links?.map(([title, href]) => (
        <a key={title} href={href} {...(href[0] !== '/' && externalLink)}>
          {title}
        </a>
      ))}
      {/* The Markdown of an unlisted note is not published. */}
      {!unlisted && (
        <button type="button" data-action="copy-markdown">
          {words.copyMarkdown}
        </button>
      )}
      <FeatureSlot of="Foot" />
    </div>
  );
}
