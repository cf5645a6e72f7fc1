/** What books add to the site: on a section's first page, links to those that lie in the static folder. */
import { statSync } from 'node:fs';
import { escapeText } from 'study-notes/emit/escape';
import type { SiteFeature } from 'study-notes/emit/site-feature';
import type { Doc, Site } from 'study-notes/pipeline/types';
import { toHref } from 'study-notes/shared/paths';
import { FOLDER, fileOf, KINDS } from '../book-files.ts';
import { words } from '../words/books.ts';

export const booksSite: SiteFeature = {
  name: 'books',
  pageData(doc, _frame, site) {
    const below = printBooks(doc, site);
    return below === '' ? {} : { below };
  },
};

/** The list of a section's books; empty when there are none, and on all other pages. */
function printBooks({ path }: Doc, { config, statics }: Site): string {
  const sidebar = config.sidebars.find(({ intro }) => `/${intro}` === path);
  if (!sidebar) return '';
  const items = KINDS.flatMap((kind) => {
    const file = `${FOLDER}/${fileOf(sidebar, kind)}`;
    const found = statics.find((one) => one.file === file.normalize('NFC'));
    return found ? [printBook(kind.toUpperCase(), toHref(config.baseUrl, `/${file}`), found.absolute)] : [];
  });
  if (items.length === 0) return '';
  const name = words.wholeSection(escapeText(sidebar.label));
  return `<section class="prose" aria-label="${name}"><h2>${name}</h2><ul>${items.join('')}</ul></section>`;
}

function printBook(kind: string, href: string, absolute: string): string {
  const { size, mtime } = statSync(absolute);
  const date = mtime.toISOString().slice(0, 10);
  return words.download(href, kind, megabytes(size), date);
}

function megabytes(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
