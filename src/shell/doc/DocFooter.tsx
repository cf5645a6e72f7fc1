import { usePage } from '../context.ts';

const foreign = { target: '_blank', rel: 'noopener noreferrer' };

/** Under the note: when it last changed, how to mend it, and its Markdown. */
export function DocFooter() {
  const { meta } = usePage();
  if (!meta) return null;
  return (
    <div className="doc-foot">
      {meta.updated && (
        <span>
          最后更新 <time dateTime={meta.updated.iso}>{meta.updated.text}</time>
        </span>
      )}
      {meta.editUrl && (
        <a href={meta.editUrl} {...foreign}>
          编辑此页
        </a>
      )}
      {meta.reportUrl && (
        <a href={meta.reportUrl} {...foreign}>
          报告问题
        </a>
      )}
      <button type="button" data-action="copy-markdown">
        复制为 Markdown
      </button>
    </div>
  );
}
