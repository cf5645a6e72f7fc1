/** A book as an EPUB 3. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { packageFolder } from 'study-notes/cli/package-folder';
import type { Book } from '../book.ts';
import { elementsOf } from '../read/tree.ts';
import { drawCover } from './cover.ts';
import { inksOf } from './inks.ts';
import { contentsPage, coverPage, titlePage } from './navigation.ts';
import { CONTAINER, type Item, packageDocument } from './package-document.ts';
import { pageOf } from './page.ts';
import { reflow } from './reflow.ts';

const PAGE = 'application/xhtml+xml';
/** Kinds of pictures that every reader must know. */
const PICTURES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
};

/** The file's bytes. */
export function makeEpub(book: Book): Uint8Array {
  const inks = inksOf(book.chapters[0]?.sheet ?? '');
  const pictures = new Pictures(book.site.folder);
  const sheet = readFileSync(join(packageFolder(import.meta.url), 'src/epub/epub.css'), 'utf8');
  const chapters = book.chapters.map((chapter) => {
    const section = reflow(chapter, inks, (file) => pictures.take(file));
    section.properties = { ...section.properties, 'epub:type': 'chapter' };
    const names = new Set(elementsOf(section).map(({ tagName }) => tagName));
    const properties = [names.has('math') ? 'mathml' : '', names.has('svg') ? 'svg' : ''].filter(Boolean).join(' ');
    const text = pageOf(chapter.title || book.title, section);
    return { id: chapter.id, href: `${chapter.id}.xhtml`, type: PAGE, properties, isRead: true, text };
  });
  const texts: (Item & { text: string })[] = [
    { id: 'cover-page', href: 'cover.xhtml', type: PAGE, isRead: true, text: coverPage(book) },
    { id: 'title', href: 'title.xhtml', type: PAGE, isRead: true, text: titlePage(book) },
    { id: 'nav', href: 'nav.xhtml', type: PAGE, properties: 'nav', isRead: true, text: contentsPage(book) },
    ...chapters,
    { id: 'sheet', href: 'book.css', type: 'text/css', text: inks(sheet) },
    { id: 'cover', href: 'cover.svg', type: 'image/svg+xml', properties: 'cover-image', text: drawCover(book, inks) },
  ];
  const opf = packageDocument(book, [...texts, ...pictures.items]);
  return zipSync({
    // First and not compressed, so that the kind of file can be told by its first bytes.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(CONTAINER),
    'EPUB/package.opf': strToU8(opf),
    ...Object.fromEntries(texts.map(({ href, text }) => [`EPUB/${href}`, strToU8(text)])),
    ...pictures.files,
  });
}

/** The pictures that the chapters show, each once. */
class Pictures {
  readonly items: Item[] = [];
  readonly files: Zippable = {};
  readonly #folder: string;
  readonly #taken = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Takes a file of the site in; undefined when no e-reader need show it, or it is not there. */
  take(file: string): string | undefined {
    const type = PICTURES[extname(file).toLowerCase()];
    const known = this.#taken.get(file);
    if (known !== undefined || type === undefined || !existsSync(join(this.#folder, file))) return known;
    const id = `picture-${this.#taken.size + 1}`;
    const href = `${id}${extname(file).toLowerCase()}`;
    this.#taken.set(file, href);
    this.items.push({ id, href, type });
    // Pictures are compressed already.
    this.files[`EPUB/${href}`] = [readFileSync(join(this.#folder, file)), { level: 0 }];
    return href;
  }
}
