import type { HomeSection, HomeTask, NavLink } from '../../shared/page.ts';
import { escapeHref } from '../../shared/paths.ts';
import { words } from '../../words/shell.ts';
import { toHref, usePage, useSite } from '../context.ts';
import { FeatureSlot } from '../layout/FeatureSlot.tsx';
import { dueToday, lastRead, readings } from '../reading/reading.ts';
import { useStore } from '../store.ts';
import { useMarkup } from '../use-markup.ts';
import { LinkList } from './LinkList.tsx';

/** In one screen: the site's title, search, its sections, and the latest notes. */
export default function HomePage() {
  const site = useSite();
  const { home, description } = usePage();
  return (
    <>
      <div className="home-hero">
        <div>
          <h1>{site.title}</h1>
          <p className="home-lead">{description}</p>
          <FeatureSlot of="Finder" label={words.searchNotes} />
        </div>
        <p className="home-motto">{site.tagline}</p>
      </div>
      {home && <Sections sections={home.sections} />}
      {home && <ContinueReading start={home.sections[0]} tasks={home.tasks} />}
      {home && home.recent.length > 0 && <Recent links={home.recent} />}
    </>
  );
}

function Sections({ sections }: { sections: HomeSection[] }) {
  const site = useSite();
  return (
    <ul className="home-sections">
      {sections.map(({ sidebarId, label, path, count, description, picture }) => (
        <li key={sidebarId}>
          <a className="home-section" href={toHref(site, path)}>
            <Picture svg={picture} />
            <strong>{label}</strong>
            <span className="home-count">{words.noteCount(count)}</span>
            {description && <p>{description}</p>}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Picture({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when the site is read
  return <span dangerouslySetInnerHTML={useMarkup(svg)} />;
}

/** Where to continue: the note read last, and the features' suggestions. All lines are there from the start, so that nothing moves. */
function ContinueReading({ start, tasks }: { start: HomeSection | undefined; tasks: HomeTask[] }) {
  const site = useSite();
  const isKnown = useStore(readings, 0) > 0;
  const last = isKnown ? lastRead() : undefined;
  const [page, title, heading] = last ?? [start?.path ?? '/', start?.label];
  return (
    <section className="home-recent" aria-labelledby="study">
      <h2 id="study">{words.continueReading}</h2>
      <ul>
        <li>
          {last ? words.continueWith : words.beginWith}
          <a href={toHref(site, page) + (heading ? `#${escapeHref(heading)}` : '')}>{title}</a>
        </li>
        {tasks.map(({ label, path, text, due }) => {
          const count = isKnown ? dueToday(due) : undefined;
          return (
            <li key={path}>
              {label}
              {words.colon}
              <a href={toHref(site, path)}>{count === undefined ? text : words.dueToday(count)}</a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Recent({ links }: { links: NavLink[] }) {
  return (
    <section className="home-recent" aria-labelledby="recent">
      <h2 id="recent">{words.latest}</h2>
      <LinkList links={links} />
    </section>
  );
}
