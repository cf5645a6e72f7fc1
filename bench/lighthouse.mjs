#!/usr/bin/env node
/**
 * `npm run bench:lighthouse`: builds the real site for nginx, serves it there, and prints what Lighthouse (a phone on a slow
 * line, simulated) gives each kind of page in its four categories, with every audit that takes points away; exits 1 when one
 * is below 100 without a stated reason. `-- --page lab` asks one page, `-- --out dist` takes the site built for nginx. Wants
 * nginx (`tests/hosts/install.sh`) and Lighthouse (`npm ci --prefix bench/peers/lighthouse`). Its first category counts
 * milliseconds: only a machine with nothing else to do tells it.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { findTestBrowser, OFFLINE } from '../scripts/find-chromium.mjs';
import { ROOT } from './engine.mjs';
import { serveFor } from './hosted.mjs';

const PAGES = {
  home: '/',
  note: '/编程语言/C++/语法基础/Part1 基本特性/变量与基本类型',
  long: '/图形学相关/GAMES101/着色/纹理映射',
  lab: '/CS知识/数据结构与算法/基础算法/排序',
  search: '/search',
  review: '/复习',
  index: '/编程语言/C++/',
  quality: '/质量',
  404: '/no-such-page',
};
/** Audits that a page must miss. */
const MEANT = {
  // It is no page that was found and asks search engines to leave it out; browsers log a document that answers 404, whatever
  // it does; of any other line see `logsMore`.
  404: ['is-crawlable', 'meta-description', 'http-status-code', 'errors-in-console'],
};
const PROGRAM = join(ROOT, 'bench/peers/lighthouse/node_modules/.bin/lighthouse');

const { values } = parseArgs({ options: { page: { type: 'string' }, out: { type: 'string' } } });
if (!existsSync(PROGRAM)) throw new Error('Lighthouse is not installed: npm ci --prefix bench/peers/lighthouse');
const browser = await findTestBrowser();
const { address, stop } = await serveFor('nginx', values.out);
let misses = 0;
for (const name of values.page ? [values.page] : Object.keys(PAGES)) print(name, await report(PAGES[name]));
await stop();
process.exit(misses ? 1 : 0);

async function report(path) {
  const flags = [...OFFLINE, '--headless'].join(' ');
  const how = ['--output=json', '--quiet', '--ignore-status-code', `--chrome-flags=${flags}`];
  const child = spawn(process.execPath, [PROGRAM, address + encodeURI(path), ...how], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CHROME_PATH: browser },
  });
  return JSON.parse(await text(child.stdout));
}

function print(name, { categories, audits, finalDisplayedUrl }) {
  const scores = Object.values(categories).map(({ score }) => Math.round(score * 100));
  const lost = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.995).map(({ id }) => id),
  );
  const isMeant = (id) =>
    MEANT[name]?.includes(id) && !(id === 'errors-in-console' && logsMore(audits[id], finalDisplayedUrl));
  const unmeant = lost.filter((id) => !isMeant(id));
  if (unmeant.length > 0) misses += 1;
  console.log(`${unmeant.length > 0 ? '✗' : ' '} ${name}: ${scores.join(' ')} (load ${loadavg()[0].toFixed(1)})`);
  for (const id of lost) console.log(`    ${id}: ${audits[id].displayValue ?? audits[id].title}`);
}

/** Whether a line of the console is about more than the document's own status. */
function logsMore({ details }, document) {
  return details.items.some(({ source, sourceLocation }) => source !== 'network' || sourceLocation?.url !== document);
}
