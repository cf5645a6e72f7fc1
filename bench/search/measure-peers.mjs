/** MiniSearch with Intl.Segmenter, and Pagefind, on the same notes. Their packages are installed apart: `bench/peers/search`. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BENCH, ROOT } from '../engine.mjs';
import * as peers from '../peers/search/load.mjs';
import { sizeOf } from './measure-own.mjs';
import { judge } from './queries.mjs';

const FOLDER = join(ROOT, 'bench/peers/search');

export const arePeersInstalled = () => existsSync(join(FOLDER, 'node_modules/minisearch'));

/** Judged queries, and kilobytes before the first answer. */
export async function miniSearch(pages, queries) {
  const { default: MiniSearch } = await peers.miniSearch();
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const tokenize = (text) =>
    [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
  const options = {
    fields: ['title', 'heading', 'text', 'code'],
    storeFields: ['path', 'title', 'heading'],
    tokenize,
    searchOptions: { boost: { title: 4, heading: 3, code: 0.5 }, prefix: true, fuzzy: 0.2, combineWith: 'OR' },
  };
  const index = new MiniSearch(options);
  const documents = pages.flatMap(({ path, title, sections }) =>
    sections.map((section) => ({ ...section, path, title })),
  );
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  const json = JSON.stringify(index);
  const judged = await judge(queries, async (query) => byPage(index.search(query)));
  return { judged, first: sizeOf(json, 'index.json'), firstGzip: gzipSync(json).length / 1000 };
}

/** The best section of each page, in the order of pages. */
function byPage(hits) {
  const pages = new Map();
  for (const { path, title, heading } of hits) if (!pages.has(path)) pages.set(path, { path, title, heading });
  return [...pages.values()];
}

/** The same for Pagefind, in the browser for which it is made. */
export async function pagefind(pages, queries, browser) {
  const { createIndex, close } = await peers.pagefind();
  const out = join(BENCH, 'pagefind');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const { index } = await createIndex({ forceLanguage: 'zh' });
  for (const page of pages) await index.addHTMLFile({ url: encodeURI(page.path), content: htmlOf(page) });
  await index.writeFiles({ outputPath: out });
  await close();
  const server = await serveFolder(out);
  try {
    const page = await (await browser.newContext()).newPage();
    await page.goto(server.origin);
    await page.evaluate(() => import('/pagefind.js').then((module) => Object.assign(window, { pagefind: module })));
    const judged = await judge(queries, (query) => page.evaluate(askPagefind, query));
    const first = await firstCost(browser, server, queries);
    await page.context().close();
    return { judged, first };
  } finally {
    server.stop();
  }
}

/** Kilobytes of a first query with five excerpts, median over some queries. */
async function firstCost(browser, server, queries) {
  const costs = [];
  for (const { query } of queries.filter((_, at) => at % 20 === 0)) {
    const page = await (await browser.newContext()).newPage();
    await page.goto(server.origin);
    server.reset();
    await page.evaluate(() => import('/pagefind.js').then((module) => Object.assign(window, { pagefind: module })));
    await page.evaluate(askPagefind, query);
    costs.push(server.kilobytes());
    await page.context().close();
  }
  return costs.sort((a, b) => a - b)[costs.length >> 1];
}

/** Runs in the page. */
async function askPagefind(query) {
  const { results } = await window.pagefind.search(query);
  const pages = await Promise.all(results.slice(0, 10).map((result) => result.data()));
  return pages.map(({ url, meta, sub_results: parts }) => ({
    path: decodeURI(url.replace(/#.*$/, '')),
    title: meta.title,
    heading: parts.find(({ url: address }) => address.includes('#'))?.title ?? '',
  }));
}

function htmlOf({ title, sections }) {
  const parts = sections.map(({ id, heading, text, code }) => {
    const top = id ? `<h2 id="${escapeHtml(id)}">${escapeHtml(heading)}</h2>` : '';
    return `${top}<p>${escapeHtml(text)}</p>${code ? `<pre>${escapeHtml(code)}</pre>` : ''}`;
  });
  return `<html lang="zh"><title>${escapeHtml(title)}</title><body><h1>${escapeHtml(title)}</h1>${parts.join('')}</body></html>`;
}

function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

async function serveFolder(folder) {
  let bytes = 0;
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url.split('?')[0]);
    if (path === '/') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>pagefind</title>');
      return;
    }
    const file = join(folder, path);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const content = readFileSync(file);
    // Its own files are compressed inside, the scripts are not.
    const isScript = /\.(?:js|json)$/.test(path);
    bytes += isScript ? sizeOf(content, path) * 1000 : content.length;
    const type = path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type }).end(content);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    kilobytes: () => bytes / 1000,
    reset: () => {
      bytes = 0;
    },
    stop: () => server.closeAllConnections() ?? server.close(),
  };
}
