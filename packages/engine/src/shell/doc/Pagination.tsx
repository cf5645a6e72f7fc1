import { toHref, usePage, useSite } from '../context.ts';

/** The neighbours of the page in its section. */
export function Pagination() {
  const site = useSite();
  const { previous, next } = usePage();
  if (!previous?.path && !next?.path) return null;
  return (
    <nav className="pagination" aria-label="上一篇与下一篇">
      {previous?.path && (
        <a href={toHref(site, previous.path)} rel="prev">
          <span>← 上一篇</span>
          {previous.title}
        </a>
      )}
      {next?.path && (
        <a className="pagination-next" href={toHref(site, next.path)} rel="next">
          <span>下一篇 →</span>
          {next.title}
        </a>
      )}
    </nav>
  );
}
