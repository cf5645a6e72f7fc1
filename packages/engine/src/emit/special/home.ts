/** Home: the sections, where to go on, and what was written last. */
import type { Doc, Site } from '../../pipeline/types.ts';
import { own } from '../../shared/own.ts';
import type { HomeSection, NavLink } from '../../shared/page.ts';
import { latestNotes } from '../feeds.ts';
import { listedDocs } from '../listed-docs.ts';
import type { SiteFeature } from '../site-feature.ts';
import type { SpecialPage } from './special-page.ts';

const RECENT_LENGTH = 8;

/** The page, with the lines that features add to it. */
export function homePage(features: readonly SiteFeature[]): SpecialPage {
  return {
    path: '/',
    component: 'HomePage',
    title: ({ config }) => config.title,
    data(site, { homeStyle }) {
      const { title, tagline } = site.config;
      const listed = listedDocs(site);
      const sections = homeSections(site, listed);
      const dated = listed.filter((doc) => doc.updated);
      const total = listed.filter((doc) => doc.note).length;
      const tasks = features.flatMap(({ homeTask }) => homeTask?.(site) ?? []);
      return {
        documentTitle: tagline ? `${title} | ${tagline}` : title,
        styles: homeStyle ? [homeStyle] : [],
        description: `${sections.map(({ label }) => label).join('、')}：共 ${total} 篇笔记。`,
        home: { sections, recent: latestNotes(dated, RECENT_LENGTH).map(toLink), tasks },
      };
    },
  };
}

function homeSections({ config, docs, pictures }: Site, listed: Doc[]): HomeSection[] {
  return config.sidebars.map((sidebar): HomeSection => {
    const intro = docs.find((doc) => doc.id === sidebar.intro);
    const picture = own(pictures, sidebar.id);
    const count = listed.filter((doc) => doc.sidebar === sidebar.id && doc.note).length;
    return {
      sidebarId: sidebar.id,
      label: sidebar.label,
      path: intro?.path ?? `/${sidebar.intro}`,
      count,
      ...(sidebar.description ? { description: sidebar.description } : {}),
      ...(picture ? { picture } : {}),
    };
  });
}

function toLink({ path, summary }: Doc): NavLink {
  return { title: summary.title, path };
}
