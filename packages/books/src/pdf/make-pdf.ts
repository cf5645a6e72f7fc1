/** A book as a PDF. Chromium has no page numbers of other places, so it is laid out twice: the first layout tells them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Book } from '../book.ts';
import { pageNumbers } from './page-numbers.ts';
import { onPaper } from './paper.ts';
import { print } from './print.ts';
import { printDocument } from './print-document.ts';

/** The file's bytes, and how many pages it has. */
export async function makePdf(book: Book, browser: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'study-notes-book-'));
  const at = (name: string) => join(folder, name);
  try {
    const paper = onPaper(book);
    writeFileSync(at('book.html'), printDocument(paper));
    await print(browser, at('book.html'), at('first.pdf'), folder);
    writeFileSync(at('book.html'), printDocument(paper, pageNumbers(readFileSync(at('first.pdf')))));
    await print(browser, at('book.html'), at('book.pdf'), folder);
    return readFileSync(at('book.pdf'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
