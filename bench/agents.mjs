#!/usr/bin/env node
/**
 * `npm run bench:agents`: builds the real site for nginx, for Caddy and for a host that only stores files, and prints what
 * afdocs gives each of a hundred, with every check that is not passed; exits 1 when one is below its target.
 * `-- --host nginx` asks one host, `-- --out dist` takes the site built for it. Wants nginx and Caddy
 * (`tests/hosts/install.sh`) and afdocs (`npm ci --prefix bench/peers/agents`, which brings the Node.js that it asks for).
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { ROOT } from './engine.mjs';
import { serveFor } from './hosted.mjs';

/** Least score; a host that only stores files cannot answer `Accept: text/markdown`. */
const TARGETS = { nginx: 95, caddy: 95, plain: 90 };
const PACKAGES = join(ROOT, 'bench/peers/agents/node_modules');

const { values } = parseArgs({ options: { host: { type: 'string' }, out: { type: 'string' } } });
const hosts = values.host ? [values.host] : Object.keys(TARGETS);
const unknown = hosts.find((host) => !(host in TARGETS));
if (unknown) throw new Error(`No host “${unknown}”. There are: ${Object.keys(TARGETS).join(', ')}.`);
if (!existsSync(PACKAGES)) throw new Error('afdocs is not installed: npm ci --prefix bench/peers/agents');

let misses = 0;
for (const host of hosts) {
  const { results, scoring } = await report(host);
  const isMet = scoring.overall >= TARGETS[host];
  if (!isMet) misses += 1;
  console.log(`${isMet ? ' ' : '✗'} ${host}: ${scoring.overall} of 100 (at least ${TARGETS[host]})`);
  const found = results.filter(({ status }) => status !== 'pass' && status !== 'skip');
  for (const { status, id, message } of found) console.log(`    ${status} ${id}: ${message}`);
}
process.exit(misses ? 1 : 0);

async function report(host) {
  const { site, address, stop } = await serveFor(host, values.out);
  // The same pages in every run, and without the pauses that a foreign server is owed.
  const how = ['--sampling', 'deterministic', '--request-delay', '0', '--canonical-origin', ownAddress(site)];
  const child = spawn(
    join(PACKAGES, '.bin/node'),
    [join(PACKAGES, '.bin/afdocs'), 'check', `${address}/`, '--format', 'json', '--score', '--quiet', ...how],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const said = await text(child.stdout);
  await stop();
  return JSON.parse(said);
}

/** Where the site says that it lies: its lists name that address. */
function ownAddress(site) {
  return /^Sitemap: (.*)\/sitemap\.xml$/m.exec(readFileSync(join(site, 'robots.txt'), 'utf8'))[1];
}
