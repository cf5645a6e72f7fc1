/**
 * The engine as the page uses it, in Chromium with the main thread at a quarter of its speed. The throttle does not
 * reach the worker, where the engine computes: what is shown is what the page sees.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'rolldown';
import { coldPage, seen } from '../browser.mjs';
import { bundled } from '../bundle.mjs';
import { ROOT } from '../engine.mjs';
import { percentile } from './measure-own.mjs';

/** The page's half and the worker, bundled like the site's, whose bundler gives the worker's address. */
export async function bundleClient() {
  const { wordsPlugin } = await import(await bundled('packages/engine/src/emit/words-plugin.ts'));
  const make = async (input) => {
    const resolve = { conditionNames: ['study-notes-source', 'browser', 'import', 'default'] };
    const options = { input: join(ROOT, input), platform: 'browser', resolve, write: false, logLevel: 'silent' };
    const plugins = [WORKER_ADDRESS, wordsPlugin()];
    const { output } = await build({
      ...options,
      plugins,
      output: { format: 'esm', minify: true, codeSplitting: false },
    });
    return Buffer.from(output[0].code);
  };
  return { client: await make('packages/search/src/embedded.ts'), worker: await make('packages/search/src/worker.ts') };
}

const WORKER_ADDRESS = {
  name: 'worker-address',
  resolveId: (id) => (id.endsWith('?worker&url') ? '\0worker-address' : null),
  load: (id) => (id === '\0worker-address' ? 'export default "/worker.ts"' : null),
};

/** Serves an index with a page that does nothing by itself; no delay is added. */
async function serveIndex(files, { client, worker }) {
  const page = '<!doctype html><title>search</title>';
  const own = new Map([
    ['/', ['text/html', page]],
    ['/embedded.js', ['text/javascript', client]],
    ['/worker.ts', ['text/javascript', worker]],
  ]);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url);
    const [type, content] = own.get(path) ?? ['application/octet-stream', files.get(path)];
    const cache = path.includes('/assets/search/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const headers = { 'Content-Type': type, 'Cache-Control': cache };
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (content && from) {
      const range = `bytes ${from}-${to}/${content.length}`;
      response.writeHead(206, { ...headers, 'Content-Range': range }).end(content.subarray(from, Number(to) + 1));
    } else response.writeHead(content ? 200 : 404, headers).end(content);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () => server.closeAllConnections() ?? server.close(),
  };
}

/** Milliseconds from the first intent to the first answer, of a keystroke once loaded (p95), and of the longest task. */
export async function measureBrowser(browser, files, queries, { runs }) {
  const bundle = await bundleClient();
  const server = await serveIndex(files, bundle);
  try {
    const cold = [];
    const tasks = [];
    for (let run = 0; run < runs; run++) {
      const page = await openPage(browser, server.origin);
      cold.push(await page.evaluate(ask, [queries[run % queries.length]]).then(([ms]) => ms));
      tasks.push(...(await seen(page)).tasks);
      await page.context().close();
    }
    const page = await openPage(browser, server.origin);
    const typed = queries.flatMap((query) => [...query].map((_, at) => [...query].slice(0, at + 1).join('')));
    await page.evaluate(ask, typed);
    const loaded = await page.evaluate(ask, typed);
    const long = await page.evaluate(ask, ['指针 线段树 unique_ptr '.repeat(500)]);
    tasks.push(...(await seen(page)).tasks);
    await page.context().close();
    return {
      cold: percentile(cold, 0.5),
      keystroke: percentile(loaded, 0.95),
      long: long[0],
      task: Math.max(0, ...tasks),
    };
  } finally {
    server.stop();
  }
}

async function openPage(browser, origin) {
  const page = await coldPage(browser, { cpu: 4 });
  await page.goto(origin);
  await page.evaluate(() => import('/embedded.js').then((module) => Object.assign(window, { search: module })));
  // What came before is the page's, not the search's.
  await page.evaluate(() => window.seen.tasks.splice(0));
  return page;
}

/** Runs in the page: milliseconds of each question, one after the other. */
async function ask(queries) {
  window.engine ??= window.search.createEmbeddedEngine({ baseUrl: '/' });
  const { engine } = window;
  const times = [];
  for (const query of queries) {
    const begin = performance.now();
    await engine.search({ query, limit: 5 });
    times.push(performance.now() - begin);
  }
  return times;
}
