/** The bookmarks: the book's contents, and below each chapter its headings. */
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Book, Chapter, Entry } from '../../book.ts';
import { elementsOf, hasClass } from '../../read/tree.ts';
import type { PdfWriter } from './pdf-writer.ts';

export interface Bookmark {
  title: string;
  /** Where it leads to. */
  id: string;
  items: Bookmark[];
}

/** A book's bookmarks; a group without a page leads to the first that it has. */
export function bookmarksOf({ contents }: Pick<Book, 'contents'>): Bookmark[] {
  return contents.map(({ label, chapter, items }: Entry) => {
    const below = bookmarksOf({ contents: items });
    const id = chapter?.id ?? below[0]?.id ?? '';
    return { title: label, id, items: [...(chapter ? headingsOf(chapter) : []), ...below] };
  });
}

/** A chapter's headings of the second level, with those of the third below them. */
export function headingsOf({ article }: Chapter): Bookmark[] {
  const found: Bookmark[] = [];
  for (const node of elementsOf(article)) {
    if (node.properties.id === undefined || !/^h[23]$/.test(node.tagName)) continue;
    const mark = { title: titleOf(node), id: String(node.properties.id), items: [] };
    const above = node.tagName === 'h3' ? found.at(-1)?.items : undefined;
    (above ?? found).push(mark);
  }
  return found;
}

/** A heading's words, without the numbers of addresses in it. */
function titleOf(heading: Element): string {
  const children = heading.children.filter((child) => child.type !== 'element' || !hasClass(child, 'address-number'));
  return textOf({ ...heading, children })
    .replace(/\s+/g, ' ')
    .trim();
}

/** Writes bookmarks below a parent, all folded; gives what the parent says of them. */
export function writeBookmarks(marks: readonly Bookmark[], parent: number, writer: PdfWriter): string {
  const numbers = marks.map(() => writer.reserve());
  for (const [index, { title, id, items }] of marks.entries()) {
    const number = numbers[index] ?? 0;
    const before = index > 0 ? ` /Prev ${numbers[index - 1]} 0 R` : '';
    const after = index < marks.length - 1 ? ` /Next ${numbers[index + 1]} 0 R` : '';
    const below = items.length > 0 ? `${writeBookmarks(items, number, writer)} /Count -${items.length}` : '';
    writer.set(number, `<</Title ${pdfText(title)} /Dest /${id} /Parent ${parent} 0 R${before}${after}${below}>>`);
  }
  return ` /First ${numbers[0]} 0 R /Last ${numbers.at(-1)} 0 R`;
}

/** A text of any script, as PDF has it. */
export function pdfText(text: string): string {
  return `<${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}
