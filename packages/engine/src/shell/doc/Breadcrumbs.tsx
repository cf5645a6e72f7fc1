import { words } from '../../words/shell.ts';
import { toHref, usePage, useSite } from '../context.ts';

/** Breadcrumbs from the section down to this page, and the reading time. */
export function Breadcrumbs() {
  const site = useSite();
  const { breadcrumbs, path, meta } = usePage();
  return (
    <div className="doc-head">
      {breadcrumbs.length > 0 && (
        <nav className="breadcrumbs" aria-label={words.breadcrumbs}>
          <ol>
            {breadcrumbs.map((crumb) => (
              <li key={crumb.path ?? crumb.title}>
                {crumb.path === undefined || crumb.path === path ? (
                  <span aria-current={crumb.path === path ? 'page' : undefined}>{crumb.title}</span>
                ) : (
                  <a href={toHref(site, crumb.path)}>{crumb.title}</a>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      {meta && <span>{words.readingTime(meta.readingMinutes)}</span>}
    </div>
  );
}
