#!/usr/bin/env node
/**
 * `npm run bench:search-foreign -- oi-wiki=<folder> tidb-docs-cn=<folder>`: search over other authors' notes, which lie in
 * the folders (`git clone`), with the queries of `bench/search/foreign/<name>.tsv` and no table of synonyms. Prints MRR@10 by
 * kind, of the open and the held-out half, by all labels and by those written with the queries, of the queries written
 * later to work with, and what a first query weighs. `--open` leaves the held half closed; `--misses` lists the queries
 * whose first answer is wrong, those held out are never listed. Exits 1 when a figure misses its target.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { foreignPages } from './search/foreign-pages.mjs';
import { readForeignQueries } from './search/foreign-queries.mjs';
import { bundleClient } from './search/measure-browser.mjs';
import { costs, percentile, quality, sizeOf } from './search/measure-own.mjs';
import { importSearch } from './search/own-engine.mjs';
import { summary } from './search/queries.mjs';

/** Least mean ranks; sites of some hundred pages, and beyond a thousand. */
const TARGETS = { natural: 0.92, small: 0.97, large: 0.965 };

const OPTIONS = { misses: { type: 'boolean' }, open: { type: 'boolean' } };
const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
if (positionals.length === 0) throw new Error('Name at least one folder: oi-wiki=<folder> or tidb-docs-cn=<folder>.');
const search = await importSearch();
const { worker } = await bundleClient();
const code = sizeOf(worker, 'worker.js');
const HALVES = values.open ? ['open', 'more'] : ['all', 'open', 'held', 'more'];
let misses = 0;
for (const argument of positionals) {
  const [name, folder] = argument.split('=');
  await measure(name, resolve(folder ?? name));
}
process.exit(misses ? 1 : 0);

async function measure(name, folder) {
  const { pages, files } = await foreignPages(folder, name, search);
  const queries = readForeignQueries(name, pages).filter(({ half }) => half !== 'held' || !values.open);
  const judged = await quality(search, files, queries);
  const asWritten = queries.map((query) => ({ ...query, relevant: query.written }));
  const byWritten = await quality(search, files, asWritten);
  console.log(
    `\n${name}: ${pages.length} pages, ${queries.length} queries, MRR@10 by all labels and by those written first`,
  );
  console.log(`${'  kind'.padEnd(14)} ${HALVES.map((half) => half.padEnd(12)).join('  ')}`);
  for (const kind of new Set(judged.map((query) => query.kind))) {
    const only = (all) => all.filter((query) => query.kind === kind);
    row(kind, only(judged), only(byWritten), kind === 'natural' ? TARGETS.natural : 0);
  }
  row('all', judged, byWritten, pages.length > 1000 ? TARGETS.large : TARGETS.small);
  await printCosts(
    files,
    queries.filter(({ half }) => half !== 'more'),
  );
  if (values.misses) printMisses(judged);
}

function row(name, judged, byWritten, target) {
  const mrr = (all, half) => {
    const queries = all.filter((query) => isOf(query, half));
    return queries.length > 0 ? summary(queries).mrr.toFixed(3) : '  –  ';
  };
  const figures = HALVES.map((half) => `${mrr(judged, half)} ${mrr(byWritten, half)} `).join('  ');
  const isMet = summary(judged.filter((query) => isOf(query, 'all'))).mrr >= target;
  if (!isMet) misses += 1;
  console.log(`${isMet ? '  ' : '✗ '}${name.padEnd(12)} ${figures}${target ? `  ≥ ${target}` : ''}`);
}

/** Whether a query belongs to a half, or to both of them together. */
function isOf(query, half) {
  return half === 'all' ? query.half !== 'more' : query.half === half;
}

async function printCosts(files, queries) {
  const first = (await costs(search, files, queries, code)).map((cost) => cost.first);
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(first, share).toFixed(1));
  console.log(`  first query: code, manifest, index, 5 excerpts: ${p50} KB (p50), ${p95} KB (p95)`);
}

function printMisses(judged) {
  for (const { kind, query, rank } of judged.filter((one) => one.half !== 'held' && one.rank < 1))
    console.log(`    ${kind.padEnd(12)} ${query}: ${rank === 0 ? 'not among ten' : `place ${Math.round(1 / rank)}`}`);
}
