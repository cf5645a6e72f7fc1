#!/usr/bin/env node
/**
 * `npm run bench:search`: search over the real notes and over 2,000 and 10,000 remixed from them, each figure beside its
 * target; exits 1 on a miss. `-- --only real|peers|2000|10000` runs one group, `-- --quick` leaves the 10,000 out and
 * asks the browser fewer times. Peers need `npm ci` in `bench/peers/search` first.
 */
import { launch } from './browser.mjs';
import { build, place, ROOT } from './engine.mjs';
import { readOptions } from './options.mjs';
import { readPages, remix } from './search/corpus.mjs';
import { withLinkNames } from './search/links.mjs';
import { bundleClient, measureBrowser } from './search/measure-browser.mjs';
import { costs, percentile, quality, sizeOf, termIndexSize } from './search/measure-own.mjs';
import { arePeersInstalled, miniSearch, pagefind } from './search/measure-peers.mjs';
import { buildInMemory, importSearch } from './search/own-engine.mjs';
import { askedFor, readQueries, summary, withRelevant } from './search/queries.mjs';
import { TARGETS } from './search/targets.mjs';

const GROUPS = {
  real: () => measure('real'),
  peers: measurePeers,
  2000: () => measure('2000'),
  10000: () => measure('10000'),
};
const { isQuick, only } = readOptions(Object.keys(GROUPS));
let misses = 0;

const real = place({ content: `${ROOT}content`, config: `${ROOT}site.config.ts` }, 'real');
await build(real);
const search = await importSearch();
const pages = withLinkNames(await readPages(real.out, search), real.out, search);
const queries = withRelevant(readQueries(), pages);
const { worker } = await bundleClient();
const code = sizeOf(worker, 'worker.js');
console.log(`${pages.length} notes, ${queries.length} labelled queries; worker ${code.toFixed(2)} KB brotli`);

for (const [name, run] of Object.entries(GROUPS)) {
  if (only ? only !== name : isQuick && name === '10000') continue;
  console.log(`\n${name}`);
  await run();
}
console.log(misses ? `\n${misses} figures miss their target` : '\nevery figure meets its target');
process.exit(misses ? 1 : 0);

/** Prints one figure beside its target: at least, or at most. */
function row(name, value, sign, target, unit = '') {
  const isMet = sign === '≥' ? value >= target : value <= target;
  if (!isMet) misses += 1;
  const digits = value >= 100 ? 0 : sign === '≥' ? 3 : 2;
  console.log(
    `${isMet ? '  ' : '✗ '}${name.padEnd(58)} ${value.toFixed(digits).padStart(8)} ${sign} ${target} ${unit}`,
  );
}

async function measure(name) {
  const targets = TARGETS[name];
  const notes = name === 'real' ? pages : remix(pages, Number(name), askedFor(queries));
  const { files, seconds } = await buildInMemory(search, notes);
  printQuality(await quality(search, files, queries), targets);
  await printCosts(files, targets);
  row('build in one thread', seconds, '≤', targets.build, 's CPU');
  row('shards and manifest on disk', termIndexSize(search, files) / 1000, '≤', targets.disk, 'MB');
  const browser = await launch();
  try {
    const asked = queries.filter((_, at) => at % (isQuick ? 16 : 6) === 0).map(({ query }) => query);
    const times = await measureBrowser(browser, files, asked, { runs: isQuick ? 5 : 15 });
    row('cold to the first answer, 4× CPU, median', times.cold, '≤', targets.cold, 'ms');
    row('keystroke, loaded, 4× CPU, p95', times.keystroke, '≤', targets.keystroke, 'ms');
    row('pasted 10,000 characters, 4× CPU', times.long, '≤', 200, 'ms');
    row('longest task of the main thread', times.task, '≤', 50, 'ms');
  } finally {
    await browser.close();
  }
}

function printQuality(judged, targets) {
  printClasses(judged);
  const of = (test) => summary(judged.filter(test));
  const all = of(() => true);
  row('MRR@10, all queries', all.mrr, '≥', targets.mrr);
  row('MRR@10, held-out half', of(({ half }) => half === 'test').mrr, '≥', targets.held);
  row('success@1, titles', of(({ kind }) => kind === 'title').first, '≥', targets.first);
  row('success@1, headings', of(({ kind }) => kind === 'heading').first, '≥', targets.first);
  for (const [kind, target] of Object.entries(targets.classes)) {
    row(`MRR@10, ${kind}`, of((query) => query.kind === kind).mrr, '≥', target);
  }
  row('link to the right heading', all.right, '≥', 0.94);
  row('empty answers', all.empty * 100, '≤', 0.5, '%');
}

function printClasses(judged) {
  for (const kind of [...new Set(judged.map((query) => query.kind))]) {
    const { count, mrr, first, right } = summary(judged.filter((query) => query.kind === kind));
    const figures = `MRR ${mrr.toFixed(3)}  success@1 ${first.toFixed(3)}  right heading ${right.toFixed(3)}`;
    console.log(`    ${kind.padEnd(12)} ${String(count).padStart(3)}  ${figures}`);
  }
}

async function printCosts(files, targets) {
  const all = await costs(search, files, queries, code);
  const at = (field, share) =>
    percentile(
      all.map((cost) => cost[field]),
      share,
    );
  const manifest = files.get(search.MANIFEST_PATH);
  const [br, gz] = ['br', 'gz'].map((method) => sizeOf(manifest, search.MANIFEST_PATH, method).toFixed(2));
  console.log(
    `    manifest ${br} KB brotli, ${gz} KB gzip; all other files are compressed inside and the same under both`,
  );
  row('first query: code, manifest, index, 5 excerpts, p50', at('first', 0.5), '≤', targets.firstQuery[0], 'KB');
  row('…p95', at('first', 0.95), '≤', targets.firstQuery[1], 'KB');
  row('next query, index part, p50', at('index', 0.5), '≤', 18, 'KB');
  row('…p95', at('index', 0.95), '≤', 33, 'KB');
  row('5 excerpts, p50', at('excerpts', 0.5), '≤', 10, 'KB');
  row('requests of a first query, p95', at('requests', 0.95), '≤', 14);
}

async function measurePeers() {
  if (!arePeersInstalled()) {
    console.log('✗ the peers are not installed: run `npm ci` in bench/peers');
    misses += 1;
    return;
  }
  const { files } = await buildInMemory(search, pages);
  const { files: plain } = await buildInMemory(search, pages, { hasAliases: false });
  const first = percentile(
    (await costs(search, files, queries, code)).map((cost) => cost.first),
    0.5,
  );
  const mini = await miniSearch(pages, queries);
  const browser = await launch();
  const found = await pagefind(pages, queries, browser).finally(() => browser.close());
  const own = await quality(search, files, queries);
  compare('own', own, first);
  compare('own, no synonyms, no pinyin', await quality(search, plain, queries), first);
  compare('MiniSearch, Intl.Segmenter', mini.judged, mini.first);
  compare('Pagefind', found.judged, found.first);
  row(
    'own MRR@10 beside the best peer',
    summary(own).mrr,
    '≥',
    Math.max(summary(mini.judged).mrr, summary(found.judged).mrr),
  );
}

function compare(name, judged, kilobytes) {
  const { mrr, first, right, empty } = summary(judged);
  const figures = [`MRR ${mrr.toFixed(3)}`, `success@1 ${first.toFixed(3)}`, `right heading ${right.toFixed(3)}`];
  console.log(
    `  ${name.padEnd(30)} ${figures.join('  ')}  empty ${(empty * 100).toFixed(1)} %  first query ${kilobytes.toFixed(0)} KB`,
  );
}
