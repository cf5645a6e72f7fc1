import { toHref, useSite } from '../context.ts';
import { introPath } from '../layout/navbar-link.ts';

/** The sections of the site, each leading to its first page. */
export function SectionList() {
  const site = useSite();
  return (
    <ul className="sections">
      {site.sidebars.map(({ id, label, intro, description }) => (
        <li key={id}>
          <a href={toHref(site, introPath(intro))}>
            {label}
            {description && <span>{description}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
