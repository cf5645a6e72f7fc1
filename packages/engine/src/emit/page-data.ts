/** Page data of every page: the special ones by their table, notes and generated indexes. */
import type { SiteConfig } from '../config/schema.ts';
import { openBranch } from '../pipeline/navigation/open-branch.ts';
import type { Doc, Site } from '../pipeline/types.ts';
import { ENTRY_LIST } from '../shared/entry-list.ts';
import { own } from '../shared/own.ts';
import type { DocMeta, PageData, Update } from '../shared/page.ts';
import { markdownPath, toHref } from '../shared/paths.ts';
import { words } from '../words/building.ts';
import { words as readers } from '../words/notes.ts';
import { entriesAround, entryList, generatedArticle } from './generated-index.ts';
import type { PageFrame } from './page-frame.ts';
import type { PageInput, SourceInput } from './page-input.ts';
import { shortenTags } from './short-tags.ts';
import type { SiteFeature } from './site-feature.ts';
import { specialInput } from './special/special-page.ts';
import { shownPages } from './special/table.ts';

/** All pages of the site, home first. */
export function pageInputs(site: Site, frame: PageFrame, features: readonly SiteFeature[]): PageInput[] {
  const inputs = [
    ...shownPages(site, features).map((page) => specialInput(page, site, frame)),
    ...site.docs.map((doc) => {
      return withFeatures(docInput(doc, site, frame), doc, { frame, features, site });
    }),
  ];
  const { moved } = site;
  if (Object.keys(moved).length === 0) return inputs;
  return inputs.map((input) => ({ ...input, page: { ...input.page, moved } }));
}

interface Brought {
  frame: PageFrame;
  features: readonly SiteFeature[];
  site: Site;
}

/** The page with what features add to it. */
function withFeatures(input: PageInput, doc: Doc, { frame, features, site }: Brought): PageInput {
  const page = { ...input.page };
  const said: NonNullable<SourceInput['sentences']> = [];
  for (const { name, pageData } of features) {
    const brought = pageData?.(doc, frame, site) ?? {};
    const { chunk, features: data, styles = [], links = [], below, sentences = [], cards } = brought;
    if (chunk && page.chunk) throw new Error(words.twoScripts(doc.path, name));
    if (chunk) page.chunk = chunk;
    page.styles = [...page.styles, ...styles];
    const offered = links.map(({ title, path, place = '' }): [string, string] => [
      title,
      toHref(site.config.baseUrl, own(site.moved, path) ?? path) + place,
    ]);
    if (page.meta && offered.length > 0) page.meta = { ...page.meta, links: [...(page.meta.links ?? []), ...offered] };
    if (below) page.below = (page.below ?? '') + shortenTags(below);
    if (cards) page.cards = { ...page.cards, ...cards };
    said.push(...sentences);
    if (data) page.features = { ...page.features, ...data };
  }
  const source = input.source && { ...input.source, ...(said.length > 0 && { sentences: said }) };
  return { ...input, page, ...(source && { source }) };
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
    ...(note ? { meta: docMeta(doc, site.config) } : {}),
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
    ...(summary.facts[ENTRY_LIST] ? { list: entryList(entriesAround(doc.path, tree ?? []), site.config.baseUrl) } : {}),
    ...(note && !doc.unlisted ? { source: sourceInput(note, summary) } : {}),
  };
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

function docMeta({ summary, updated, editUrl, historyUrl, reportUrl }: Doc, config: SiteConfig): DocMeta {
  const links: [string, string][] = [];
  if (editUrl) links.push([readers.edit, editUrl]);
  if (historyUrl) links.push([readers.history, historyUrl]);
  if (reportUrl) links.push([readers.report, reportUrl]);
  return {
    readingMinutes: summary.readingMinutes,
    ...(updated ? { updated: shownUpdate(updated, config) } : {}),
    ...(links.length > 0 && { links }),
  };
}

function shownUpdate({ iso, text, subject }: NonNullable<Doc['updated']>, { changeSubject }: SiteConfig): Update {
  return { iso, text, ...(changeSubject && subject ? { subject } : {}) };
}
