/** Which pages of a built site can be the heaviest: told from its files, since visiting every page takes an hour. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Paths of the pages that send most when all their pictures are shown at their largest, the heaviest first. */
export function heaviestPages(out, count) {
  return readdirSync(out, { recursive: true })
    .filter((file) => file.endsWith('.html') && !file.startsWith('assets'))
    .map((file) => ({ path: pathOf(file), bytes: bytesOf(out, file) }))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, count)
    .map(({ path }) => path);
}

/** A folder's page ends in a slash. */
const pathOf = (file) => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;

/** The compressed document and its pictures, each once. */
function bytesOf(out, file) {
  const html = readFileSync(join(out, file), 'utf8');
  return [...new Set(picturesOf(html))].reduce((sum, one) => sum + sizeOf(join(out, one)), gzipSync(html).length);
}

/** The last candidate of a `<picture>` is the largest; other images have one address. */
function picturesOf(html) {
  const copies = [...html.matchAll(/srcset="[^"]*?(\/[^" ]+) \d+w"/gi)];
  const plain = [...html.replace(/<picture>[\s\S]*?<\/picture>/g, '').matchAll(/<img[^>]* src="(\/[^"]+)"/g)];
  return [...copies, ...plain].map(([, address]) => decodeURI(address));
}

function sizeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
