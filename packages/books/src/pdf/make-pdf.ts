/** A book as a PDF: printed in parts, since Chromium takes the longer for a page the more pages there are, and joined. */
import type { Book } from '../book.ts';
import { bookmarksOf } from './join/bookmarks.ts';
import { joinParts } from './join/join-parts.ts';
import { pageNumbers, partOf } from './join/part.ts';
import { readPdf } from './join/read-pdf.ts';
import { onPaper } from './paper.ts';
import type { Print } from './print.ts';
import { frontDocument, PART, partDocuments } from './print-document.ts';

/** The file's bytes; `length`: characters of HTML in a part. */
export async function makePdf(book: Book, print: Print, length = PART): Promise<Buffer> {
  const paper = onPaper(book);
  const printPart = async (html: string) => partOf(readPdf(await print(html)));
  // The front without numbers is as long as with them.
  const printed = await Promise.all([frontDocument(paper), ...partDocuments(paper, length)].map(printPart));
  const front = await printPart(frontDocument(paper, pageNumbers(printed)));
  return joinParts([front, ...printed.slice(1)], { bookmarks: bookmarksOf(paper), language: book.site.language });
}
