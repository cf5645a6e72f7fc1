/** Home: the sections, where to go on, and what was written last. */
import type { Doc, Site } from '../../pipeline/types.ts';
import { own } from '../../shared/own.ts';
import type { HomeSection, NavLink } from '../../shared/page.ts';
import { words } from '../../words/notes.ts';
import { latestNotes } from '../feeds.ts';
import { listedDocs } from '../listed-docs.ts';
import type { SiteFeature } from '../site-feature.ts';
import type { SpecialPage } from './special-page.ts';

const RECENT_LENGTH = 8;

/** The picture of a section that has none of its own. */
const BOOK = `<svg viewBox="0 0 96 96" aria-hidden="true"><path class="wash" d="M48 24l32-8v56l-32 8z"/>
<path d="M48 80c-8-8-20-9-32-8V16c12-1 24 0 32 8 8-8 20-9 32-8v56c-12-1-24 0-32 8zV24M24 30h14M24 40h14"/>
<path class="mark" d="M66 16v22l4-4 4 4V16z"/></svg>`;

/** The page, with the lines that features add to it. */
export function homePage(features: readonly SiteFeature[]): SpecialPage {
  return {
    path: '/',
    component: 'HomePage',
    title: ({ config }) => config.title,
    data(site) {
      const { title, tagline } = site.config;
      const listed = listedDocs(site);
      const sections = homeSections(site, listed);
      const dated = listed.filter((doc) => doc.updated);
      const total = listed.filter((doc) => doc.note).length;
      const tasks = features
        .flatMap(({ homeTask }) => homeTask?.(site) ?? [])
        .map((task) => ({ ...task, path: own(site.moved, task.path) ?? task.path }));
      return {
        documentTitle: tagline ? `${title} | ${tagline}` : title,
        description: words.homeDescription(
          sections.map(({ label }) => label),
          total,
        ),
        home: { sections, recent: latestNotes(dated, RECENT_LENGTH).map(toLink), tasks },
      };
    },
  };
}

function homeSections({ config, docs, pictures }: Site, listed: Doc[]): HomeSection[] {
  return config.sidebars.map((sidebar): HomeSection => {
    const intro = docs.find((doc) => doc.id === sidebar.intro);
    const count = listed.filter((doc) => doc.sidebar === sidebar.id && doc.note).length;
    return {
      sidebarId: sidebar.id,
      label: sidebar.label,
      path: intro?.path ?? `/${sidebar.intro}`,
      count,
      ...(sidebar.description ? { description: sidebar.description } : {}),
      picture: own(pictures, sidebar.id) ?? BOOK,
    };
  });
}

function toLink({ path, summary }: Doc): NavLink {
  return { title: summary.title, path };
}
