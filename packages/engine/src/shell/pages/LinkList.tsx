import type { NavLink } from '../../shared/page.ts';
import { toHref, useSite } from '../context.ts';

/** Links to pages, one a line. */
export function LinkList({ links }: { links: NavLink[] }) {
  const site = useSite();
  return (
    <ul>
      {links.map(({ title, path = '/' }) => (
        <li key={path}>
          <a href={toHref(site, path)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
