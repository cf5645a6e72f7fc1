/** A book as a PDF: printed in parts, since Chromium takes the longer for a page the more pages there are, and joined. */
import type { Book, Chapter } from '../book.ts';
import { bookmarksOf } from './join/bookmarks.ts';
import { joinParts } from './join/join-parts.ts';
import { type Part, pageNumbers, partOf } from './join/part.ts';
import { readPdf } from './join/read-pdf.ts';
import { scaleOf } from './join/scale.ts';
import { onPaper } from './paper.ts';
import type { Print } from './print.ts';
import { frontDocument, type PartDocument, partDocuments } from './print-document.ts';

interface Options {
  /** Characters of HTML in a part. */
  length?: number;
  /** Hears of a chapter that is set smaller than the others; `scale` is below 1. */
  onSmaller?: (chapter: Chapter, scale: number) => void;
}

/** What nobody sees. */
const AS_LARGE = 0.99;

/** The file's bytes. */
export async function makePdf(book: Book, print: Print, { length, onSmaller }: Options = {}): Promise<Buffer> {
  const paper = onPaper(book);
  const printPart = async (html: string, isUrgent = false) => partOf(readPdf(await print(html, isUrgent)));
  const printChapters = async ({ chapters, html }: PartDocument, isUrgent = false): Promise<Part[]> => {
    const part = await printPart(html, isUrgent);
    const [chapter, ...others] = chapters;
    const scale = scaleOf(part);
    if (!chapter || scale >= AS_LARGE) return [part];
    if (others.length === 0) {
      onSmaller?.(chapter, scale);
      return [part];
    }
    // The chapters beside the one that has something wide are not to suffer from it.
    const apart = partDocuments(paper, { length: 1, chapters });
    return (await Promise.all(apart.map((one) => printChapters(one, true)))).flat();
  };
  // The front without numbers is as long as with them.
  const [blank, ...printed] = await Promise.all([
    printPart(frontDocument(paper)),
    ...partDocuments(paper, { length }).map((one) => printChapters(one)),
  ]);
  const parts = printed.flat();
  // Before the parts of other books, so that this one is joined while they are printed.
  const front = await printPart(frontDocument(paper, pageNumbers([blank, ...parts])), true);
  const { language, title: author } = book.site;
  return joinParts([front, ...parts], { bookmarks: bookmarksOf(paper), language, author });
}
