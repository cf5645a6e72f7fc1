/** Reads a section off the built site: its sidebar says which pages and in which order, their documents have the articles. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toString as textOf } from 'hast-util-to-string';
import { UsageError } from 'study-notes/cli/options';
import type { ListedSidebar } from 'study-notes/config/schema';
import { parseHtml } from 'study-notes/pipeline/markdown/parse-html';
import type { SidebarNode } from 'study-notes/shared/page';
import { decodePath, documentFile, navPath } from 'study-notes/shared/paths';
import type { Book, BookSite, Chapter, Entry } from '../book.ts';
import { words } from '../words/books.ts';
import { plainArticle } from './plain-article.ts';
import { resolvePlaces } from './resolve-places.ts';
import { elementsOf } from './tree.ts';

/** The book of a section. */
export function readBook(sidebar: ListedSidebar, site: BookSite, date: string): Book {
  const nodes = readSidebar(site.folder, sidebar);
  const chapters: Chapter[] = [];
  const contents = entriesOf(nodes, site, chapters);
  const intro = `/${sidebar.intro}`;
  // An introduction that its sidebar does not list stands before all that it does.
  if (!chapters.some(({ path }) => path === intro) && existsSync(join(site.folder, documentFile(intro)))) {
    const chapter = readChapter(site, intro, 'c0');
    chapters.unshift(chapter);
    contents.unshift({ label: chapter.title, chapter, items: [] });
  }
  if (chapters.length === 0) throw new UsageError(words.emptySection(sidebar.label));
  const book: Book = { title: sidebar.label, site, date, contents, chapters };
  if (sidebar.description) book.description = sidebar.description;
  for (const chapter of chapters) plainArticle(chapter, site);
  resolvePlaces(book);
  return book;
}

function readSidebar(folder: string, { id, label }: ListedSidebar): SidebarNode[] {
  const file = join(folder, navPath(id));
  if (!existsSync(file)) {
    throw new UsageError(words.notBuilt(folder, label));
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Entries with their chapters, in the order of reading; links to other sites are no part of the book. */
function entriesOf(nodes: readonly SidebarNode[], site: BookSite, chapters: Chapter[]): Entry[] {
  return nodes.flatMap(({ label, path, items = [] }): Entry[] => {
    const isNew = path !== undefined && !chapters.some((chapter) => chapter.path === path);
    const chapter = isNew ? readChapter(site, path, `c${chapters.length + 1}`) : undefined;
    if (chapter) chapters.push(chapter);
    const below = entriesOf(items, site, chapters);
    return chapter || below.length > 0 ? [{ label, ...(chapter && { chapter }), items: below }] : [];
  });
}

function readChapter({ folder }: BookSite, path: string, id: string): Chapter {
  const file = join(folder, documentFile(path));
  if (!existsSync(file)) throw new UsageError(words.noPage(file));
  const all = parseHtml(readFileSync(file, 'utf8')).children.flatMap((node) =>
    node.type === 'element' ? elementsOf(node) : [],
  );
  const article = all.find(({ properties }) => properties.id === 'article');
  if (!article) throw new UsageError(words.notOurs(file));
  const links = all.filter(({ tagName, properties }) => tagName === 'link' && String(properties.rel) === 'stylesheet');
  const styles = links.map(({ properties }) => decodePath(String(properties.href)) ?? '');
  const heading = elementsOf(article).find(({ tagName }) => tagName === 'h1');
  const sheet = all.find(({ tagName }) => tagName === 'style');
  return { id, path, title: heading ? textOf(heading) : '', article, sheet: sheet ? textOf(sheet) : '', styles };
}
