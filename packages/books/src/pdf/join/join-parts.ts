/** Joins parts that were printed apart to one book: pages, links between parts, bookmarks, and the structure for screen readers. */
import { type Bookmark, pdfText, writeBookmarks } from './bookmarks.ts';
import { Copier } from './copier.ts';
import { PageFoot } from './page-foot.ts';
import type { Part } from './part.ts';
import { PdfWriter } from './pdf-writer.ts';
import { numberAfter } from './read-pdf.ts';
import { listed, Structure } from './structure.ts';

/** What the parts do not say. */
interface Whole {
  bookmarks: Bookmark[];
  language: string;
  author: string;
}

/** A link of the book that leads out of its part: how the part's document has it. */
export const ELSEWHERE = 'book:';
const LINK = new RegExp(String.raw`/A <<[^>]*/URI \(${ELSEWHERE}([\w-]+)\)>>`);

/** The book's bytes; the first part is its front, whose pages show no number, and whose title is the book's. */
export function joinParts(parts: readonly Part[], { bookmarks, language, author }: Whole): Buffer {
  const writer = new PdfWriter();
  const structure = new Structure(writer);
  const foot = new PageFoot(writer);
  const tree = writer.reserve();
  const kids: number[] = [];
  const places: string[] = [];
  let info = 0;
  let before = 0;
  for (const [turn, part] of parts.entries()) {
    const numbers = new Map(turn === 0 ? [] : part.pages.map((page, index) => [page, before + index + 1]));
    const withKeys = structure.changeOf(part);
    const about = numberAfter('Info', part.file.trailer);
    const change = (text: string, number: number) => {
      if (number === part.tree) return text.replace('<<', `<</Parent ${tree} 0 R `);
      // Chromium takes no author from a document.
      if (number === about) return text.replace('<<', `<</Author ${pdfText(author)} `);
      const page = numbers.get(number);
      const linked = withKeys(text, number).replace(LINK, '/Dest /$1');
      return page === undefined ? linked : foot.number(linked, page);
    };
    const copier = new Copier(part.file, writer, { change, instead: structure.instead(part) });
    kids.push(copier.take(part.tree));
    structure.append(part, copier);
    for (const [id, { page, where }] of part.places) places.push(`/${id} [${copier.take(page)} 0 R ${where}]`);
    if (turn === 0) info = copier.take(about);
    before += part.pages.length;
  }
  writer.set(tree, `<</Type /Pages /Count ${before} /Kids [${listed(kids)}]>>`);
  const outlines = writer.reserve();
  writer.set(outlines, `<</Type /Outlines${writeBookmarks(bookmarks, outlines, writer)} /Count ${bookmarks.length}>>`);
  const catalog = [
    `/Pages ${tree} 0 R /Dests ${writer.add(`<<${places.join('\n')}>>`)} 0 R /Outlines ${outlines} 0 R`,
    `/StructTreeRoot ${structure.finish(language)} 0 R /MarkInfo <</Marked true>> /Lang (${language})`,
    '/PageMode /UseOutlines /ViewerPreferences <</DisplayDocTitle true>>',
  ];
  return writer.write(writer.add(`<</Type /Catalog ${catalog.join(' ')}>>`), info);
}
