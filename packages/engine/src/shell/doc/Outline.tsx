import type { TocItem } from '../../shared/page.ts';
import { escapeHref } from '../../shared/paths.ts';
import { words } from '../../words/shell.ts';
import { useActiveHeading } from '../article/use-active-heading.ts';
import { usePage } from '../context.ts';

/** The outline beside the page; the heading being read is marked. */
export function Outline() {
  const { toc } = usePage();
  const active = useActiveHeading(toc);
  return (
    <nav className="outline" aria-label={words.onThisPage}>
      {toc.length > 0 && <p>{words.onThisPage}</p>}
      <OutlineList toc={toc} active={active} />
    </nav>
  );
}

/** The outline above the note, collapsed, on narrow screens. */
export function FoldedOutline() {
  const { toc, path } = usePage();
  if (toc.length === 0) return null;
  return (
    <details className="outline-fold" key={path}>
      <summary>{words.onThisPage}</summary>
      <OutlineList toc={toc} />
    </details>
  );
}

function OutlineList({ toc, active }: { toc: TocItem[]; active?: string | null }) {
  const top = Math.min(...toc.map(({ level }) => level));
  return (
    <ul>
      {toc.map(({ id, text, level }) => (
        <li key={id} className={level > top ? `depth-${level - top}` : undefined}>
          <a href={`#${escapeHref(id)}`} aria-current={id === active ? 'location' : undefined}>
            {text ?? id}
          </a>
        </li>
      ))}
    </ul>
  );
}
