/** Page data of every page: notes, generated indexes, home, search and not-found. */
import { openBranch } from '../pipeline/navigation/open-branch.ts';
import type { Doc, Site } from '../pipeline/types.ts';
import { QUALITY_PATH, REVIEW_PATH, SEARCH_PATH } from '../shared/constants.ts';
import type { DocMeta, HomeSection, NavLink, PageData } from '../shared/page.ts';
import { markdownPath } from '../shared/paths.ts';
import type { PageChunks } from './bundle-client.ts';
import { cardSections } from './card-files.ts';
import { latestNotes } from './feeds.ts';
import { generatedArticle } from './generated-index.ts';
import type { LabFiles } from './lab-files.ts';
import type { PageInput } from './page-input.ts';
import { qualityArticle } from './quality-page.ts';

/** What page data take from the bundle. */
export interface PageFrame {
  shell: string;
  mathStyle: string;
  labs: LabFiles;
  /** Addresses of what pages bring themselves. */
  pageChunks: PageChunks;
}

/** Not the address of a page, but of the document that hosts send for unknown addresses. */
export const NOT_FOUND_PATH = '/404';
const RECENT_LENGTH = 8;

/** All pages of the site, home first. */
export function pageInputs(site: Site, frame: PageFrame): PageInput[] {
  const docs = site.docs.map((doc) => docInput(doc, site, frame));
  return [
    homeInput(site, frame),
    searchInput(site, frame),
    reviewInput(site, frame),
    qualityInput(site, frame),
    notFoundInput(site, frame),
    ...docs,
  ];
}

/** A note's or generated index's page. */
export function docInput(doc: Doc, site: Site, frame: PageFrame): PageInput {
  const { summary, note, generated } = doc;
  const frontMatter = note?.frontMatter ?? {};
  const tree = doc.sidebar === undefined ? undefined : site.sidebars[doc.sidebar];
  const page: PageData = {
    shell: frame.shell,
    path: doc.path,
    component: 'DocPage',
    route: doc.route,
    title: summary.title,
    documentTitle: `${summary.title} | ${site.config.title}`,
    description: summary.description,
    article: generated ? generatedArticle(summary.title, generated, site.config.baseUrl) : '',
    toc: frontMatter.hide_table_of_contents ? [] : summary.toc,
    breadcrumbs: doc.breadcrumbs,
    ...(doc.sidebar === undefined ? {} : { sidebar: doc.sidebar }),
    nav: tree ? openBranch(tree, doc.path) : [],
    ...(doc.previous ? { previous: doc.previous } : {}),
    ...(doc.next ? { next: doc.next } : {}),
    styles: summary.hasMath ? [frame.mathStyle] : [],
    ...pageLabs(summary.labs, frame),
    ...(note ? { meta: docMeta(doc) } : {}),
    ...(doc.unlisted ? { unlisted: true as const } : {}),
  };
  const keywords = [...(frontMatter.keywords ?? []), ...(frontMatter.tags ?? [])];
  return {
    page,
    head: {
      canonical: doc.path,
      ...(keywords.length > 0 ? { keywords } : {}),
      ...(frontMatter.image ? { image: headImage(doc, frontMatter.image) } : {}),
      ...(doc.updated ? { modified: doc.updated.iso } : {}),
      ...(note && !doc.unlisted ? { markdown: markdownPath(doc.path) } : {}),
      ...(doc.unlisted ? { noindex: true as const } : {}),
    },
    ...(note ? { cacheKey: summary.cacheKey } : {}),
    ...(note && !doc.unlisted ? { source: sourceInput(note, summary) } : {}),
  };
}

/** Labs that are named but not built yet stay what the note shows without scripts. */
function pageLabs(names: string[], { labs, pageChunks }: PageFrame): Pick<PageData, 'chunk' | 'labs'> {
  const { runtime, modules } = labs;
  const used = names.filter((name) => modules[name]).map((name): [string, string] => [name, modules[name] as string]);
  return used.length > 0 ? { chunk: pageChunks.seat, labs: { runtime, modules: Object.fromEntries(used) } } : {};
}

function sourceInput(note: NonNullable<Doc['note']>, { links, assets }: Doc['summary']): PageInput['source'] {
  return {
    absolute: note.absolute,
    bodyLine: note.bodyLine,
    links: links.map(({ target, path, anchor, line }) => ({ target, path, line, ...(anchor ? { anchor } : {}) })),
    assets,
  };
}

/** A picture beside the note has been copied under a hashed name. */
function headImage({ summary }: Doc, image: string): string {
  const name = image.replace(/^\.\//, '');
  const asset = summary.assets.find(({ absolute }) => absolute.endsWith(`/${name}`));
  return asset ? `/${asset.output}` : image;
}

function docMeta({ summary, updated, editUrl, reportUrl }: Doc): DocMeta {
  return {
    readingMinutes: summary.readingMinutes,
    ...(updated ? { updated } : {}),
    ...(editUrl ? { editUrl } : {}),
    ...(reportUrl ? { reportUrl } : {}),
  };
}

/** Docs that lists may name. */
export function listedDocs(site: Site): Doc[] {
  return site.docs.filter((doc) => !doc.unlisted);
}

/** Home: the sections, and what was written last. */
export function homeInput(site: Site, frame: PageFrame): PageInput {
  const listed = listedDocs(site);
  const sections = site.config.sidebars.map((sidebar): HomeSection => {
    const intro = site.docs.find((doc) => doc.id === sidebar.intro);
    const count = listed.filter((doc) => doc.sidebar === sidebar.id && doc.note).length;
    return {
      sidebarId: sidebar.id,
      label: sidebar.label,
      path: intro?.path ?? `/${sidebar.intro}`,
      count,
      ...(sidebar.description ? { description: sidebar.description } : {}),
    };
  });
  const recent = latestNotes(
    listed.filter((doc) => doc.updated),
    RECENT_LENGTH,
  ).map(toLink);
  const total = listed.filter((doc) => doc.note).length;
  const page: PageData = {
    ...blankPage('/', 'HomePage', site, frame),
    title: site.config.title,
    documentTitle: site.config.tagline ? `${site.config.title} | ${site.config.tagline}` : site.config.title,
    description: `${sections.map(({ label }) => label).join('、')}：共 ${total} 篇笔记。`,
    home: { sections, recent, review: reviewLink(site) },
  };
  return { page, head: { canonical: '/' } };
}

function toLink({ path, summary }: Doc): NavLink {
  return { title: summary.title, path };
}

function searchInput(site: Site, frame: PageFrame): PageInput {
  const page = { ...blankPage(SEARCH_PATH, 'SearchPage', site, frame), ...titled('搜索', site) };
  return { page, head: { canonical: SEARCH_PATH, noindex: true } };
}

/** The review; formulas in answers need their style sheet. */
export function reviewInput(site: Site, frame: PageFrame): PageInput {
  const sections = cardSections(site);
  const hasMath = sections.some(({ docs }) => docs.some(({ summary }) => summary.hasMath));
  const page: PageData = {
    ...blankPage(REVIEW_PATH, 'ReviewPage', site, frame),
    ...titled('复习', site),
    article: REVIEW_ARTICLE,
    styles: hasMath ? [frame.mathStyle] : [],
    chunk: frame.pageChunks.review,
    review: sections.map(({ id, label, count }) => ({ id, label, count })),
  };
  return { page, head: { canonical: REVIEW_PATH, noindex: true } };
}

/** How many cards there are; without any the page still holds what is kept of reading. */
function reviewLink(site: Site): string {
  const count = cardSections(site).reduce((sum, section) => sum + section.count, 0);
  return count > 0 ? `${count} 张卡片` : '进度与设置';
}

/** The button fetches the application where nothing else has yet; with it the cards take its place, without scripts it is not shown. */
const REVIEW_ARTICLE = `<h1>复习</h1>
<p>笔记里的问题，按快要忘记的日子再问一遍。</p>
<noscript><p>复习要用到脚本。关着脚本也可以在笔记里逐个打开卡片，答案就在问题下面。</p></noscript>
<p><button type="button" class="button" data-action="review">开始复习</button></p>`;

function qualityInput(site: Site, frame: PageFrame): PageInput {
  const page = { ...blankPage(QUALITY_PATH, 'DocPage', site, frame), ...titled('代码质量', site) };
  return {
    page: { ...page, description: '笔记里的代码检查了多少，怎样检查。', article: qualityArticle(site) },
    head: { canonical: QUALITY_PATH },
  };
}

/** The document for unknown addresses. */
export function notFoundInput(site: Site, frame: PageFrame): PageInput {
  const page = { ...blankPage(NOT_FOUND_PATH, 'NotFoundPage', site, frame), ...titled('找不到页面', site) };
  return { page, head: { noindex: true } };
}

function titled(title: string, site: Site): Pick<PageData, 'title' | 'documentTitle'> {
  return { title, documentTitle: `${title} | ${site.config.title}` };
}

function blankPage(path: string, component: PageData['component'], site: Site, frame: PageFrame): PageData {
  return {
    shell: frame.shell,
    path,
    component,
    route: fixedRoute(site, path),
    title: '',
    documentTitle: '',
    description: '',
    article: '',
    toc: [],
    breadcrumbs: [],
    nav: [],
    styles: [],
  };
}

/** The stable number of a page that is no note; the not-found page is the route of every other path. */
function fixedRoute(site: Site, path: string): number {
  const routes = site.model.routes as { path: string; number?: number; routes?: unknown[] }[];
  const wanted = path === NOT_FOUND_PATH ? '*' : path;
  return findRoute(routes, wanted) ?? 0;
}

function findRoute(routes: unknown, path: string): number | undefined {
  if (!Array.isArray(routes)) return undefined;
  for (const route of routes as { path: string; number?: number; routes?: unknown }[]) {
    if (route.path === path && route.number !== undefined) return route.number;
    const below = findRoute(route.routes, path);
    if (below !== undefined) return below;
  }
  return undefined;
}
