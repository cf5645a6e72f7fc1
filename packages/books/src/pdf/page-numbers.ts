/** Reads off a PDF as Chromium writes it on which page each id of the document came to lie. */
import { words } from '../words/books.ts';

/** Id → number of its page, from 1. Throws when the file is of another make. */
export function pageNumbers(pdf: Buffer): Map<string, number> {
  const text = pdf.toString('latin1');
  const object = objectReader(text);
  const root = reference(/\/Root (\d+) 0 R/, text.slice(text.lastIndexOf('trailer')));
  const catalog = object(root);
  const pages = new Map(
    pagesBelow(reference(/\/Pages (\d+) 0 R/, catalog), object).map((page, index) => [page, index + 1]),
  );
  // A document to which nothing links names no places.
  if (!catalog.includes('/Dests')) return new Map();
  const places = object(reference(/\/Dests (\d+) 0 R/, catalog));
  const found = places.matchAll(/\/([\w-]+) \[(\d+) 0 R/g);
  return new Map([...found].map(([, id = '', page]) => [id, pages.get(Number(page)) ?? 0]));
}

/** Number of the object that a key refers to. */
function reference(key: RegExp, text: string): number {
  const found = key.exec(text)?.[1];
  if (found === undefined) throw new Error(words.notInPdf(key.source));
  return Number(found);
}

/** Gives the text of an object by its number, as the cross-reference table has it. */
function objectReader(text: string): (number: number) => string {
  const at = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const head = /^xref\s+0 (\d+)\s+/.exec(text.slice(at, at + 100));
  if (!head) throw new Error(words.noTable);
  const begin = at + head[0].length;
  return (number) => {
    const offset = Number(text.slice(begin + 20 * number, begin + 20 * number + 10));
    return text.slice(offset, text.indexOf('endobj', offset));
  };
}

/** Numbers of the page objects below a node of the page tree, in their order. */
function pagesBelow(number: number, object: (number: number) => string): number[] {
  const kids = /\/Kids \[([^\]]*)\]/.exec(object(number))?.[1];
  if (kids === undefined) return [number];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pagesBelow(Number(kid), object));
}
