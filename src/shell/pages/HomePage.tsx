import type { HomeSection, NavLink } from '../../shared/page.ts';
import { toHref, usePage, useSite } from '../context.ts';
import { SearchSeat } from '../layout/SearchSeat.tsx';
import { SubjectPicture } from './SubjectPicture.tsx';

/** In one screen: what this is, a way to search it, its sections, and what was written last. */
export default function HomePage() {
  const site = useSite();
  const { home, description } = usePage();
  return (
    <>
      <div className="home-hero">
        <div>
          <h1>{site.title}</h1>
          <p className="home-lead">{description}</p>
          <SearchSeat label="搜索笔记" />
        </div>
        <p className="home-motto">{site.tagline}</p>
      </div>
      {home && <Sections sections={home.sections} />}
      {home && home.recent.length > 0 && <Recent links={home.recent} />}
    </>
  );
}

function Sections({ sections }: { sections: HomeSection[] }) {
  const site = useSite();
  return (
    <ul className="home-sections">
      {sections.map(({ sidebarId, label, path, count, description }) => (
        <li key={sidebarId}>
          <a className="home-section" href={toHref(site, path)}>
            <SubjectPicture sidebarId={sidebarId} />
            <strong>{label}</strong>
            <span className="home-count">{`${count} 篇`}</span>
            {description && <p>{description}</p>}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Recent({ links }: { links: NavLink[] }) {
  const site = useSite();
  return (
    <section className="home-recent" aria-labelledby="recent">
      <h2 id="recent">最近写的</h2>
      <ul>
        {links.map(({ title, path = '/' }) => (
          <li key={path}>
            <a href={toHref(site, path)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
