/** A built site of a few pages, written by hand, for tests of this folder. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SidebarNode } from 'study-notes/shared/page';
import { documentFile, navPath } from 'study-notes/shared/paths';
import type { Book, BookSite } from './book.ts';
import { readBook } from './read/read-book.ts';

export const SIDEBAR = { id: 'a', label: '甲 & 乙', folder: '甲', intro: '甲/intro', description: '一句话。' };

/** A picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

/** Writes the site; `articles` by path, in the order of the sidebar. */
export function testSite(articles: Record<string, string>, tree?: SidebarNode[]): BookSite {
  const folder = mkdtempSync(join(tmpdir(), 'book-'));
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  const nodes = tree ?? Object.keys(articles).map((path) => ({ label: path, path }));
  write(navPath(SIDEBAR.id).slice(1), JSON.stringify(nodes));
  write('assets/a-1.png', Buffer.from(PIXEL, 'base64'));
  write('assets/more-1.css', '.more { color: red }');
  for (const [path, article] of Object.entries(articles)) {
    const head =
      '<style>.prose { color: black }</style><link rel=stylesheet href=/%E7%AC%94%E8%AE%B0/assets/more-1.css>';
    write(documentFile(path), `<!doctype html>${head}<article id=article class=prose>${article}</article>`);
  }
  return { folder, title: '笔记', url: 'https://notes.example', baseUrl: '/笔记/', language: 'zh-Hans' };
}

/** The book of a site with these articles. */
export function testBook(articles: Record<string, string>, tree?: SidebarNode[]): Book {
  return readBook(SIDEBAR, testSite(articles, tree), '2026-11-29');
}
