#!/usr/bin/env node
/**
 * `npm run bench`: measures every row of the speed table, prints each figure beside its target, and exits 1 on a miss.
 * `-- --only NAME` runs one group (build, beside, visit, navigation, dev, real, large, edits, files), `-- --quick` leaves the 10,000 notes out
 * and runs each browser measurement fewer times, `-- --all` switches every feature of ours on, comments included. Builds are held to those of other engines on the same notes in the same
 * run (`peers/`, each with `npm ci` of its own): a slow machine is as slow for them.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdVisits, pathOnPeer, saidOfVisit, visitOf } from './beside.mjs';
import { launch, median } from './browser.mjs';
import { ensureCorpus } from './corpus.mjs';
import { startCounting } from './counting-server.mjs';
import { measureEdits } from './edits.mjs';
import { BENCH, build, chill, edit, filesOf, place, ROOT, serve } from './engine.mjs';
import { measureFiles } from './files.mjs';
import { firstClick } from './measure-click.mjs';
import { saveToPage } from './measure-dev.mjs';
import { navigation, session } from './measure-navigation.mjs';
import { arrival, bytesOfApplication, bytesWithoutIntent, documentParts, paint } from './measure-visit.mjs';
import { readOptions } from './options.mjs';
import { buildPeer, builtPeer, editPeer, missingPeers, PEERS, prepare } from './peers/peers.mjs';

const SMALL = 340;
const LARGE = 10_000;
let misses = 0;

/** Prints one figure beside its target. */
function row(name, value, target, unit) {
  const isMet = value <= target;
  if (!isMet) misses += 1;
  const figure = value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);
  console.log(`${isMet ? '  ' : '✗ '}${name.padEnd(62)} ${figure.padStart(8)} ≤ ${String(target).padStart(5)} ${unit}`);
}

const GROUPS = {
  build: measureBuild,
  beside: measureBeside,
  visit: measureVisit,
  navigation: measureNavigation,
  dev: measureDev,
  real: measureReal,
  large: measureLarge,
  edits: measureAllEdits,
  files: () => measureFiles(small),
};
const { isQuick, only, hasAll } = readOptions(Object.keys(GROUPS));
const RUNS = isQuick ? 3 : 9;

const corpus = ensureCorpus(BENCH, SMALL);
const small = hasAll ? place({ ...corpus, config: corpus.allConfig }, `${SMALL}-all`) : place(corpus, SMALL);
for (const [name, measure] of Object.entries(GROUPS)) {
  if (only ? only !== name : isQuick && name === 'large') continue;
  console.log(`\n${name}`);
  await measure();
}
console.log(misses ? `\n${misses} figures miss their target` : '\nevery figure meets its target');
process.exit(misses ? 1 : 0);

/** Ours between those of the peers, so that all of them meet the same neighbours on the machine. */
async function measureBuild() {
  // The engine's own bundle is made by the first command after a change of its sources and is no part of a build.
  await build(small);
  const ours = [await buildCold()];
  const theirs = [];
  for (const peer of installedPeers()) {
    theirs.push(await measurePeer(peer));
    ours.push(await buildCold());
  }
  const cold = middleOf(ours.map((run) => run.cold));
  const warm = middleOf(ours.map((run) => run.warm));
  for (const [name, of] of [
    ['cold', cold],
    ['after one edit', warm],
  ])
    console.log(`  ours ${name}: ${said(of)}`);
  for (const [key, name, target] of [
    ['cold', 'build of 340, cold', 1 / 3],
    ['warm', 'build of 340, after one edit', 1 / 10],
  ]) {
    const own = key === 'cold' ? cold : warm;
    beside(
      `${name}: wall`,
      own.seconds,
      theirs.map((peer) => peer[key].seconds),
      target,
    );
    beside(
      `${name}: processor`,
      own.cpu,
      theirs.map((peer) => peer[key].cpu),
      target,
    );
  }
  row('build of 340: peak memory of all processes', Math.max(cold.megabytes, warm.megabytes), 500, 'MB');
  const { files, output } = filesOf(small.out);
  row('output of 340: files a page', files / SMALL, 4, '');
  row('output of 340', output, 30, 'MB');
}

async function buildCold() {
  chill(small);
  const cold = await build(small);
  const restore = edit(corpus, corpus.measured);
  const warm = await build(small);
  restore();
  return { cold, warm };
}

/** The engines that stand beside ours; one that is not installed counts as a miss. */
function installedPeers() {
  const missing = missingPeers();
  for (const name of missing) console.log(`✗ ${name} is not installed: npm ci --prefix bench/peers/${name}`);
  misses += missing.length;
  return PEERS.filter(({ name }) => !missing.includes(name));
}

async function measurePeer(peer) {
  prepare(peer, corpus);
  const cold = await buildPeer(peer);
  console.log(`  ${peer.name} cold: ${said(cold)}; ${cold.files} files, ${cold.output.toFixed(1)} MB`);
  editPeer(peer, corpus.measured);
  const warm = await buildPeer(peer);
  console.log(`  ${peer.name} after one edit: ${said(warm)}`);
  return { cold, warm };
}

function said({ seconds, cpu, megabytes }) {
  return `${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of processor time, ${megabytes.toFixed(0)} MB`;
}

/** Each figure's median. */
function middleOf(runs) {
  const of = (name) => median(runs.map((run) => run[name]));
  return { seconds: of('seconds'), cpu: of('cpu'), megabytes: Math.max(...runs.map(({ megabytes }) => megabytes)) };
}

/** Prints ours as a share of the fastest peer's. */
function beside(name, own, theirs, target) {
  if (theirs.length === 0) return;
  row(name, own / Math.min(...theirs), Number(target.toFixed(3)), 'of the fastest peer');
}

/** The same reader on our pages and on the peers'. */
async function measureBeside() {
  await build(small);
  const { measured: note, siblings } = corpus;
  const ours = await visitOf(small.out, { note, siblings, runs: RUNS });
  console.log(`  ours: ${saidOfVisit(ours)}`);
  const theirs = [];
  for (const peer of installedPeers()) {
    const out = await builtPeer(peer, corpus);
    const visited = await visitOf(out, { note: { ...note, id: pathOnPeer(out, note) }, siblings, runs: RUNS });
    console.log(`  ${peer.name}: ${saidOfVisit(visited)}`);
    theirs.push(visited);
  }
  holdVisits(ours, theirs, row);
}

/** Serves a built corpus behind the counting server, with a browser. */
async function withSite(built, args, work) {
  const preview = await serve('preview', ['--config', args[3], '--out', built.out]);
  const counting = await startCounting(preview.address);
  const browser = await launch();
  try {
    return await work({ browser, counting });
  } finally {
    await browser.close();
    await counting.stop();
    await preview.stop();
  }
}

async function measureVisit() {
  await build(small);
  const note = corpus.measured;
  await withSite(small, small.args, async (site) => {
    const bytes = await bytesWithoutIntent({ ...site, note });
    const parts = documentParts(small.out, note);
    row('first visit on a slow line without intent, until idle', bytes.untilIdle, 26, 'KB brotli');
    console.log(`  (with what is prefetched then: ${bytes.all.toFixed(0)} KB)`);
    row('…document without its inline boot and sheet', parts.document, 9, 'KB brotli');
    row('…style sheet', parts.css, 8, 'KB brotli');
    row('script before intent: boot', parts.boot, 1.536, 'KB brotli');
    row('script after', await bytesOfApplication({ ...site, note }), 75, 'KB brotli');
    await printSentence(site);
    const painted = await paint({ ...site, note, runs: RUNS });
    row('first paint, 4× CPU, 1.6 Mbps, 150 ms', painted.fcp, 600, 'ms');
    row('largest paint, 4× CPU, 1.6 Mbps, 150 ms', painted.lcp, 600, 'ms');
    row('longest task before intent', painted.longest, 50, 'ms');
    const blocked = painted.tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0);
    row('blocked before intent', blocked, 0, 'ms');
    row('layout shift before intent', painted.shift, 0, '');
    const arrived = await arrival({ ...site, note, runs: RUNS });
    row('the application’s arrival at 4×: longest task', arrived.longest, 250, 'ms');
    row('the application’s arrival at 4×: a control has acted', arrived.acted, 1000, 'ms');
  });
}

/** Prints what a page of one sentence takes in this browser on this machine: no site can be below it. */
async function printSentence(site) {
  const file = join(small.out, 'sentence.html');
  writeFileSync(file, '<!doctype html><html lang="zh-Hans"><meta charset="utf-8"><title>句</title><p>只有这一句。');
  const sentence = await paint({ ...site, note: { id: 'sentence' }, runs: RUNS });
  rmSync(file);
  console.log(
    `  (a page of one sentence: first paint ${Math.round(sentence.fcp)} ms, longest task ${Math.round(sentence.longest)} ms)`,
  );
}

async function measureNavigation() {
  await build(small);
  const { measured: note, siblings } = corpus;
  await withSite(small, small.args, async (site) => {
    const visit = { browser: site.browser, from: site.counting.origin + encodeURI(`/${note.id}`), runs: RUNS };
    const { title } = siblings[0];
    row('first click of a visit, fast line', await firstClick({ ...visit, title, isSlow: false }), 40, 'ms');
    row('first click of a visit, slow line', await firstClick({ ...visit, title, isSlow: true }), 150, 'ms');
    row(
      'navigation, prefetched, fast',
      await navigation({ ...site, note, siblings, isSlow: false, runs: RUNS }),
      40,
      'ms',
    );
    row(
      'navigation, prefetched, slow',
      await navigation({ ...site, note, siblings, isSlow: true, runs: RUNS }),
      100,
      'ms',
    );
    const { read, all, data } = await session({ ...site, note, siblings });
    row('page data (median)', median(data), 7, 'KB brotli');
    row('eleven pages read', read, 170, 'KB brotli');
    console.log(`  (with what was prefetched and not read: ${all.toFixed(0)} KB)`);
  });
}

async function measureDev() {
  const browser = await launch();
  try {
    const args = small.args.filter((_, index) => index !== 4 && index !== 5);
    row(
      'a saved note in the dev page',
      await saveToPage({ browser, corpus, args, note: corpus.measured, runs: RUNS }),
      200,
      'ms',
    );
  } finally {
    await browser.close();
  }
}

async function measureReal() {
  const real = place({ content: join(ROOT, 'content'), config: join(ROOT, 'site.config.ts') }, 'real');
  chill(real);
  row('the real notes (maths, figures): cold', (await build(real)).seconds, 15, 's');
}

/** Of a small site and a middling one; said, not held to anything. */
async function measureAllEdits() {
  for (const count of isQuick ? [SMALL] : [SMALL, 2000]) await measureEdits(count);
}

async function measureLarge() {
  const notes = ensureCorpus(BENCH, LARGE);
  const large = place(notes, LARGE);
  chill(large);
  const plain = await build(large, ['--without=search']);
  row('build of 10,000: without search', plain.seconds, 40, 's');
  chill(large);
  const whole = await build(large);
  row('build of 10,000: with search', whole.seconds, 90, 's');
  const restore = edit(notes, notes.measured);
  const warm = await build(large);
  restore();
  row('build of 10,000: after one edit', warm.seconds, 4, 's');
  row(
    'build of 10,000: peak memory of all processes',
    Math.max(plain.megabytes, whole.megabytes, warm.megabytes),
    1500,
    'MB',
  );
  await build(small);
  // Both notes are of the median length of their corpus.
  const bytes = (built, { measured: note }) =>
    withSite(built, built.args, async (site) => (await bytesWithoutIntent({ ...site, note })).untilIdle);
  const few = await bytes(small, corpus);
  const many = await bytes(large, notes);
  row('bytes of a first visit at 10,000 beside those at 340', Math.abs(many / few - 1) * 100, 5, '% apart');
}
