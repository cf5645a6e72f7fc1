/** The page for what is not stored while nothing answers: it says so, and lists what is there. */
import { escapeText } from 'study-notes/emit/escape';
import { COMMON, type Pack, READ } from '../names.ts';
import type { Shelf } from '../store/shelf.ts';
import { words } from '../words/page.ts';
import { requestPath } from './request-path.ts';

const STYLE =
  ':root{color-scheme:light dark;font:1.0625rem/1.8 system-ui,sans-serif}body{max-width:36rem;margin:12vh auto;padding:0 1.25rem}h1{font-size:1.5rem}h2{margin-top:2.5rem;font-size:1.125rem}a{color:inherit}li{padding:.25rem 0;overflow-wrap:anywhere}';
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
};
/** More would hide the sections. */
const MOST_PAGES = 30;

/** An answer that says it is none: tools must not take it for the page. */
export async function plainPage(shelf: Shelf, path: string): Promise<Response> {
  const packs = (await shelf.current())?.packs ?? [];
  const sections = packs.filter(({ id }) => id !== COMMON).map(({ label, path: at }) => link(shelf, at, label));
  const pages = (await readPaths(shelf)).map((one) => link(shelf, one, one.slice(1)));
  const own = packs.length > 0 ? [link(shelf, shelfPath(packs), words.offlineReading)] : [];
  const html = `<!doctype html><html lang="${words.htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><title>${words.noNetwork}</title><style>${STYLE}</style></head><body><main><h1>${words.notStored}</h1><p>${escapeText(path)}</p><p>${words.tryAgain}</p>${list(words.sectionsStored, [...sections, ...own])}${list(words.pagesRead, pages)}</main></body></html>`;
  return new Response(html, { status: 503, headers: HEADERS });
}

function shelfPath(packs: readonly Pack[]): string {
  return packs.find(({ id }) => id === COMMON)?.path ?? words.path;
}

function list(title: string, items: readonly string[]): string {
  return items.length > 0 ? `<h2>${title}</h2><ul>${items.join('')}</ul>` : '';
}

function link(shelf: Shelf, path: string, label: string): string {
  return `<li><a href="${escapeText(shelf.address(path))}">${escapeText(label)}</a></li>`;
}

/** Pages that were read, the last ones first. */
async function readPaths(shelf: Shelf): Promise<string[]> {
  const paths = (await shelf.files(READ)).flatMap((address) => requestPath(address, shelf.root) ?? []);
  return paths
    .filter((path) => !path.startsWith('/assets/'))
    .slice(-MOST_PAGES)
    .reverse();
}
