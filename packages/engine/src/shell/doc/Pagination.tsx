import { words } from '../../words/shell.ts';
import { toHref, usePage, useSite } from '../context.ts';

/** The neighbours of the page in its section. */
export function Pagination() {
  const site = useSite();
  const { previous, next } = usePage();
  if (!previous?.path && !next?.path) return null;
  return (
    <nav className="pagination" aria-label={words.neighbours}>
      {previous?.path && (
        <a href={toHref(site, previous.path)} rel="prev">
          <span>{words.previousNote}</span>
          {previous.title}
        </a>
      )}
      {next?.path && (
        <a className="pagination-next" href={toHref(site, next.path)} rel="next">
          <span>{words.nextNote}</span>
          {next.title}
        </a>
      )}
    </nav>
  );
}
