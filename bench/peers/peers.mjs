/**
 * Other engines, built on our generated notes: each in a folder of its own here, beside its lockfile and packages (linked
 * from elsewhere Astro does not find its parts), and with a file that says what it wants.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, measured, ROOT } from '../engine.mjs';
import { docusaurus } from './docusaurus.mjs';
import { starlight } from './starlight.mjs';

export const PEERS = [docusaurus, starlight];

const projectOf = ({ name }) => join(ROOT, 'bench/peers', name);
const packagesOf = (peer) => join(projectOf(peer), 'node_modules');
/** What stays of a project; what else lies there was written by a run, as were the hidden folders among its packages. */
const KEPT = ['package.json', 'package-lock.json', 'node_modules'];
const CACHES = ['.cache', '.astro', '.vite'];

/** Names of those that are not installed. */
export function missingPeers() {
  return PEERS.filter((peer) => !existsSync(packagesOf(peer))).map(({ name }) => name);
}

/** Writes a peer's project anew, without a cache: our notes, its configuration. */
export function prepare(peer, corpus) {
  const project = projectOf(peer);
  const written = readdirSync(project).filter((name) => !KEPT.includes(name));
  const caches = CACHES.map((name) => join('node_modules', name));
  for (const name of [...written, ...caches]) rmSync(join(project, name), { recursive: true, force: true });
  peer.write(project, corpus);
}

/** One build: what `measured` says, with the files and megabytes that it wrote. */
export async function buildPeer(peer) {
  const project = projectOf(peer);
  const [program = process.execPath, ...args] = peer.command(packagesOf(peer));
  const child = spawn(program, args, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'], env: quiet() });
  return { ...(await measured(child, peer.name)), ...filesOf(join(project, peer.output)) };
}

/** The folder of a peer's site, built unless a run has left one. */
export async function builtPeer(peer, corpus) {
  const output = join(projectOf(peer), peer.output);
  if (!existsSync(output)) {
    prepare(peer, corpus);
    await buildPeer(peer);
  }
  return output;
}

/** Changes one word of a peer's copy of a note. */
export function editPeer(peer, note) {
  peer.edit(projectOf(peer), note);
}

/** No telemetry, no colours. */
function quiet() {
  return { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', CI: '1' };
}
