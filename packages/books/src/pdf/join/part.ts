/** What of a printed part concerns the whole book: its pages, the places in it and its structure. */
import { numberAfter, type PdfFile, references, textOfObject } from './read-pdf.ts';

export interface Part {
  file: PdfFile;
  catalog: string;
  /** Number of the page tree's root. */
  tree: number;
  /** Numbers of the page objects, in their order. */
  pages: number[];
  /** Id → its page's object, and where on it. */
  places: Map<string, { page: number; where: string }>;
}

/** Looks a printed file over. */
export function partOf(file: PdfFile): Part {
  const catalog = textOfObject(file, numberAfter('Root', file.trailer));
  const tree = numberAfter('Pages', catalog);
  return { file, catalog, tree, pages: pagesBelow(tree, file), places: placesOf(catalog, file) };
}

function pagesBelow(number: number, file: PdfFile): number[] {
  const kids = /\/Kids \[([^\]]*)\]/.exec(textOfObject(file, number))?.[1];
  return kids === undefined ? [number] : references(kids).flatMap((kid) => pagesBelow(kid, file));
}

function placesOf(catalog: string, file: PdfFile): Part['places'] {
  // A document to which nothing links names no places.
  const text = catalog.includes('/Dests') ? textOfObject(file, numberAfter('Dests', catalog)) : '';
  const found = text.matchAll(/\/([\w-]+) \[(\d+) 0 R ([^\]]*)\]/g);
  return new Map(
    [...found].map(([, id = '', number, told = '']) => {
      const page = Number(number);
      return [id, { page, where: lowered(told, textOfObject(file, page)) }];
    }),
  );
}

/** The upper margin in points, which Chromium leaves out of a place's height; a little less, for some air above the place. */
const MARGIN = 50;

/** A place as high as it stands on its page; what begins a page is shown with the running head. */
function lowered(where: string, page: string): string {
  const top = Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)/.exec(page)?.[1]);
  return where.replace(/(\/XYZ [\d.]+ )([\d.]+)/, (whole, before: string, height: string) =>
    top - Number(height) < 1 ? whole : before + Math.max(0, Number(height) - MARGIN).toFixed(2),
  );
}

/** Id → number of its page in the book that the parts make up, from 1. */
export function pageNumbers(parts: readonly Part[]): Map<string, number> {
  const numbers = new Map<string, number>();
  let before = 0;
  for (const { pages, places } of parts) {
    for (const [id, { page }] of places) numbers.set(id, before + pages.indexOf(page) + 1);
    before += pages.length;
  }
  return numbers;
}
