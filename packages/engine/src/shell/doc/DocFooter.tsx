import { usePage } from '../context.ts';
import { externalLink } from '../layout/external-link.ts';

/** Below the note: when it last changed, links to edit or report, and its Markdown. */
export function DocFooter() {
  const { meta, unlisted } = usePage();
  if (!meta) return null;
  return (
    <div className="doc-foot">
      {meta.updated && (
        <span>
          最后更新 <time dateTime={meta.updated.iso}>{meta.updated.text}</time>
        </span>
      )}
      {meta.editUrl && (
        <a href={meta.editUrl} {...externalLink}>
          编辑此页
        </a>
      )}
      {meta.reportUrl && (
        <a href={meta.reportUrl} {...externalLink}>
          报告问题
        </a>
      )}
      {/* The Markdown of an unlisted note is not published. */}
      {!unlisted && (
        <button type="button" data-action="copy-markdown">
          复制为 Markdown
        </button>
      )}
    </div>
  );
}
