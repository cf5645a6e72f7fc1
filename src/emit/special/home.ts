/** Home: the sections, where to go on, and what was written last. */
import type { Doc, Site } from '../../pipeline/types.ts';
import { cardSections } from '../../review/emit/card-files.ts';
import { own } from '../../shared/own.ts';
import type { HomeSection, NavLink } from '../../shared/page.ts';
import { latestNotes } from '../feeds.ts';
import { listedDocs } from '../listed-docs.ts';
import type { SpecialPage } from './special-page.ts';

const RECENT_LENGTH = 8;

export const home: SpecialPage = {
  path: '/',
  component: 'HomePage',
  title: ({ config }) => config.title,
  data(site) {
    const { title, tagline } = site.config;
    const listed = listedDocs(site);
    const sections = homeSections(site, listed);
    const dated = listed.filter((doc) => doc.updated);
    const total = listed.filter((doc) => doc.note).length;
    return {
      documentTitle: tagline ? `${title} | ${tagline}` : title,
      description: `${sections.map(({ label }) => label).join('、')}：共 ${total} 篇笔记。`,
      home: { sections, recent: latestNotes(dated, RECENT_LENGTH).map(toLink), review: reviewLink(site) },
    };
  },
};

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

/** How many cards there are; without any the page still holds what is kept of reading. */
function reviewLink(site: Site): string {
  const count = cardSections(site).reduce((sum, section) => sum + section.count, 0);
  return count > 0 ? `${count} 张卡片` : '进度与设置';
}
