/** Quality, bytes and requests of the site's own engine over an index in memory. */
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { memoryFetch } from './own-engine.mjs';
import { judge } from './queries.mjs';

/** Results asked for, as the dialog shows them at first. */
const SHOWN = 5;

/** Every query judged: class, half, reciprocal rank, whether the link is right, whether nothing came. */
export async function quality(search, files, queries) {
  const engine = search.createEngine({ baseUrl: '/', fetchFile: memoryFetch(files, search) });
  return judge(queries, async (query) => {
    const { pages } = await engine.search({ query, limit: 10 });
    return pages.map(({ path, title, hits }) => ({ path, title: textOf(title), heading: textOf(hits[0].heading) }));
  });
}

const textOf = (spans) => spans.map(({ text }) => text).join('');

/** Kilobytes and requests of each query by a reader who has nothing yet; `code`: kilobytes of the worker. */
export async function costs(search, files, queries, code) {
  const results = [];
  const manifest = sizeOf(files.get(search.MANIFEST_PATH), search.MANIFEST_PATH);
  for (const { query } of queries) {
    const log = [];
    const engine = search.createEngine({ baseUrl: '/', fetchFile: memoryFetch(files, search, log) });
    await engine.search({ query, limit: SHOWN });
    const kilobytes = (kind) =>
      log.filter(({ path }) => path.includes(kind)).reduce((sum, { path, bytes }) => sum + sizeOf(bytes, path), 0);
    const [index, excerpts] = [kilobytes('/t-') + kilobytes('/s-'), kilobytes('/x-')];
    // The worker's code is a request too.
    results.push({ index, excerpts, first: code + manifest + index + excerpts, requests: log.length + 1 });
  }
  return results;
}

/** Kilobytes over the wire: what is compressed inside travels as it is. */
export function sizeOf(content, path, method = 'br') {
  if (path.endsWith('.bin')) return content.length / 1000;
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 11 };
  return (method === 'br' ? brotliCompressSync(content, { params }) : gzipSync(content, { level: 9 })).length / 1000;
}

/** Kilobytes of everything but texts: shards and manifest. */
export function termIndexSize(search, files) {
  const wanted = [...files].filter(([path]) => path.includes('/t-') || path === search.MANIFEST_PATH);
  return wanted.reduce((sum, [path, content]) => sum + sizeOf(content, path), 0);
}

export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
