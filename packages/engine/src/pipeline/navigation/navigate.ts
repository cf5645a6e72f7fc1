/** Builds the navigation of compiled notes: sidebars, breadcrumbs, previous and next, generated index pages, edit links. */
import type { ListedSidebar, SiteConfig } from '../../config/schema.ts';
import type { DialectName } from '../../shared/dialects.ts';
import type { NavLink, SidebarNode } from '../../shared/page.ts';
import type { Problem } from '../../shared/problem.ts';
import { words } from '../../words/notes-source.ts';
import { listed } from '../../words/phrases.ts';
import { slugOf } from '../markdown/slug.ts';
import { resolveSlug } from '../read/doc-path.ts';
import { frontMatterPlace } from '../read/front-matter-place.ts';
import { type BadName, badPath, badSegment, takenByEngine } from '../read/names.ts';
import { routeKey } from '../read/routes.ts';
import type { Doc } from '../types.ts';
import type { Category } from './category.ts';
import { DocIds } from './doc-ids.ts';
import { buildEntries, type Entry, type GeneratedIndex } from './entries.ts';
import { buildFolders, type CompiledPage, type Folder, findFolder } from './folder-tree.ts';
import { emptySummary, generatedItems } from './generated-index.ts';
import type { GitChanges } from './git-changes.ts';
import { listedEntries } from './listed-entries.ts';
import { editLink, historyLink, lastUpdate, reportLink } from './note-links.ts';
import { type Placement, placements, toSidebar } from './sidebar.ts';
import { unknownDoc, unknownSidebarProblem } from './unknown.ts';

export interface NavigationInput {
  config: SiteConfig;
  pages: CompiledPage[];
  /** By folder as written. */
  categories: Map<string, Category>;
  /** Last changes; absent when git does not know. */
  changes?: GitChanges | undefined;
  /** Addresses of pages that are no notes; default: none. */
  taken?: readonly string[];
  /** The content folder's name in problems. */
  label: string;
}

export interface Navigation {
  /** Without route numbers. */
  docs: Omit<Doc, 'route'>[];
  sidebars: Record<string, SidebarNode[]>;
  problems: Problem[];
}

/** Builds the navigation of the whole site. */
export function navigate(input: NavigationInput): Navigation {
  const ids = new DocIds(input.pages);
  const root = buildFolders(input.pages, input.categories, input.config.addresses);
  const problems: Problem[] = [];
  const sidebars: [id: string, tree: SidebarNode[]][] = [];
  const places = new Map<string, Map<string, Placement>>();
  const home = new Map<string, string>();
  const generated: { index: GeneratedIndex; sidebar: string }[] = [];
  for (const sidebar of input.config.sidebars) {
    const built = buildSidebar(sidebar, root, { ids, input, problems });
    sidebars.push([sidebar.id, toSidebar(built.entries)]);
    const placement = placements(built.entries, sidebar, ids.find(sidebar.intro)?.note.path ?? `/${sidebar.intro}`);
    places.set(sidebar.id, placement);
    for (const path of placement.keys()) if (!home.has(path)) home.set(path, sidebar.id);
    generated.push(...built.generated.map((index) => ({ index, sidebar: sidebar.id })));
  }
  const placing = { input, ids, places, home, problems };
  const docs = input.pages.map((page) => noteDoc(page, placing));
  docs.push(...generated.map(({ index, sidebar }) => generatedDoc(index, sidebar, places)));
  return { docs, sidebars: Object.fromEntries(sidebars), problems };
}

interface Placing {
  input: NavigationInput;
  ids: DocIds;
  /** Sidebar id → path → placement. */
  places: Map<string, Map<string, Placement>>;
  /** Path → id of the sidebar it belongs to. */
  home: Map<string, string>;
  problems: Problem[];
}

interface Building {
  ids: DocIds;
  input: NavigationInput;
  problems: Problem[];
}

interface Built {
  entries: Entry[];
  generated: GeneratedIndex[];
}

/** A sidebar as it is listed, else as its folder is. */
function buildSidebar(sidebar: ListedSidebar, root: Folder, building: Building): Built {
  const generated: GeneratedIndex[] = [];
  const onGenerated = taker(generated, building);
  const entriesOf = (name: string) => {
    const folder = findSidebarFolder(root, name === '.' ? '' : name);
    return folder ? build(folder, building, onGenerated) : [];
  };
  const { items } = sidebar;
  const findDoc = (id: string) => building.ids.find(id);
  const listing = { findDoc, entriesOf, onGenerated };
  return { entries: items ? listedEntries(items, listing) : entriesOf(sidebar.folder), generated };
}

/** A sidebar's folder by its name as written or without number prefixes. */
function findSidebarFolder(root: Folder, folder: string): Folder | undefined {
  if (folder === '') return root;
  const exact = findFolder(root, folder.split('/'));
  if (exact) return exact;
  return folder
    .split('/')
    .reduce<Folder | undefined>((at, name) => [...(at?.folders.values() ?? [])].find((f) => f.name === name), root);
}

function build(
  folder: Folder,
  { ids, input, problems }: Building,
  onGenerated: (index: GeneratedIndex) => void,
): Entry[] {
  return buildEntries(folder, {
    addresses: input.config.addresses,
    findDoc: (id) => ids.find(id),
    onUnknownDoc: (id, { file, linkPlace }) => problems.push({ ...unknownDoc(id, ids), file, ...linkPlace }),
    onGenerated,
    indexPath: (of, label) => indexPath(of, label, input.config.dialect),
  });
}

/** Our own groups all have a page; other engines make one where a file asks for it, and Docusaurus alone does. */
function indexPath({ id, category }: Folder, label: string, dialect: DialectName | undefined): string | undefined {
  if (dialect === undefined) return `/${id}`;
  const isAsked = dialect === 'docusaurus' && category?.link?.type === 'generated-index';
  return isAsked ? `/category/${slugOf(label)}/` : undefined;
}

/** Takes the pages that are to be made, unless their addresses are bad or taken. */
function taker(generated: GeneratedIndex[], { input, problems }: Building): (index: GeneratedIndex) => void {
  const others = [...input.pages.map(({ note }) => note.path), ...(input.taken ?? [])];
  const taken = new Set(others.map(routeKey));
  return (index) => {
    // As a note there: it stands elsewhere.
    index.path = takenByEngine(index.path)?.proposal ?? index.path;
    if (index.entry.page) index.entry.page.path = index.path;
    const bad = index.path.split('/').map(badSegment).find(Boolean) ?? badPath(index.path);
    if (bad) problems.push(badIndex(index, bad, input.label));
    const key = routeKey(index.path);
    if (bad || taken.has(key)) {
      delete index.entry.page;
      if (!bad) problems.push(takenIndex(index, input.label));
      return;
    }
    taken.add(key);
    generated.push(index);
  };
}

/** What the page is made for, relative to the project. */
function madeFor({ folder }: GeneratedIndex, label: string): string {
  return folder?.category?.file ?? (folder ? `${label}/${folder.file}` : label);
}

function badIndex(index: GeneratedIndex, bad: BadName, label: string): Problem {
  const file = madeFor(index, label);
  const message = words.badIndexAddress(index.path, bad.reason);
  return {
    severity: 'error',
    rule: 'bad-name',
    file,
    line: 1,
    column: 1,
    message,
    fix: words.takeAnother(bad.proposal),
  };
}

function takenIndex(index: GeneratedIndex, label: string): Problem {
  const { path, folder, title } = index;
  const owner = folder ? words.folderOwner(label, folder.file) : words.groupOwner(title);
  return {
    severity: 'error',
    rule: 'duplicate-route',
    file: madeFor(index, label),
    line: 1,
    column: 1,
    message: words.indexTaken(owner, path),
    fix: words.writeIndex,
  };
}

function noteDoc(page: CompiledPage, placing: Placing): Omit<Doc, 'route'> {
  const { note, summary } = page;
  const { frontMatter } = note;
  const { config, changes } = placing.input;
  const sidebar = shownSidebar(page, placing);
  const placement = sidebar === undefined ? undefined : placing.places.get(sidebar)?.get(note.path);
  const updated = lastUpdate(note, changes);
  const editUrl = editLink(note, summary.title, config.editUrl);
  const historyUrl = updated?.subject === undefined ? undefined : historyLink(note, summary.title, config.historyUrl);
  const reportUrl = reportLink(note, summary.title, config.reportUrl);
  return {
    id: note.id,
    path: note.path,
    ...(sidebar === undefined ? {} : { sidebar }),
    note,
    summary,
    breadcrumbs: placement?.breadcrumbs ?? [],
    ...neighbours(page, placement, placing),
    unlisted: frontMatter.unlisted === true,
    aliases: frontMatter.aliases?.map((alias) => resolveSlug(alias, '')) ?? [],
    ...(updated ? { updated } : {}),
    ...(editUrl ? { editUrl } : {}),
    ...(historyUrl ? { historyUrl } : {}),
    ...(reportUrl ? { reportUrl } : {}),
  };
}

function shownSidebar({ note }: CompiledPage, { input, home, problems }: Placing): string | undefined {
  const { displayed_sidebar: wanted } = note.frontMatter;
  if (wanted === undefined) return home.get(note.path);
  const ids = input.config.sidebars.map((sidebar) => sidebar.id);
  if (wanted === null || ids.includes(wanted)) return wanted ?? undefined;
  const place = { file: `${input.label}/${note.file}`, ...frontMatterPlace(note, 'displayed_sidebar') };
  problems.push({ ...unknownSidebarProblem(wanted, ids), ...place });
  return home.get(note.path);
}

function neighbours(
  page: CompiledPage,
  placement: Placement | undefined,
  placing: Placing,
): Pick<Doc, 'previous' | 'next'> {
  const { pagination_prev, pagination_next } = page.note.frontMatter;
  const previous = neighbour(
    page,
    { key: 'pagination_prev', id: pagination_prev, fallback: placement?.previous },
    placing,
  );
  const next = neighbour(page, { key: 'pagination_next', id: pagination_next, fallback: placement?.next }, placing);
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}

function neighbour(
  { note }: CompiledPage,
  { key, id, fallback }: { key: string; id: string | null | undefined; fallback: NavLink | undefined },
  { ids, input, problems }: Placing,
): NavLink | undefined {
  if (id === undefined) return fallback;
  if (id === null) return undefined;
  const found = ids.find(id);
  if (found) return { title: found.note.frontMatter.sidebar_label ?? found.summary.title, path: found.note.path };
  problems.push({ ...unknownDoc(id, ids), file: `${input.label}/${note.file}`, ...frontMatterPlace(note, key) });
  return fallback;
}

function generatedDoc(index: GeneratedIndex, sidebar: string, places: Placing['places']): Omit<Doc, 'route'> {
  const { id, path, title, description } = index;
  const placement = places.get(sidebar)?.get(path);
  const items = generatedItems(index);
  return {
    id,
    path,
    sidebar,
    summary: emptySummary(title, description ?? words.contentsOf(title, listed(items.map((item) => item.title)))),
    generated: { ...(description === undefined ? {} : { description }), items },
    ...(placement ?? { breadcrumbs: [] }),
    unlisted: false,
    aliases: [],
  };
}
