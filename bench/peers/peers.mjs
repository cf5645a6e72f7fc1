/** Other engines, built on our generated notes; each has a folder with a lockfile of its own here, and a file that says what it wants. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { BENCH, chill, filesOf, measured, ROOT } from '../engine.mjs';
import { docusaurus } from './docusaurus.mjs';
import { starlight } from './starlight.mjs';

export const PEERS = [docusaurus, starlight];

const packagesOf = ({ name }) => join(ROOT, 'bench/peers', name, 'node_modules');
const projectOf = ({ name }) => join(BENCH, `peer-${name}`);

/** Names of those that are not installed. */
export function missingPeers() {
  return PEERS.filter((peer) => !existsSync(packagesOf(peer))).map(({ name }) => name);
}

/** Writes a peer's project anew: our notes, its configuration, its packages. */
export function prepare(peer, corpus) {
  const project = projectOf(peer);
  chill({ folder: project });
  mkdirSync(project, { recursive: true });
  symlinkSync(packagesOf(peer), join(project, 'node_modules'));
  peer.write(project, corpus);
}

/** One build: what `measured` says, with the files and megabytes that it wrote. */
export async function buildPeer(peer) {
  const project = projectOf(peer);
  const [program = process.execPath, ...args] = peer.command(packagesOf(peer));
  const child = spawn(program, args, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'], env: quiet() });
  return { ...(await measured(child, peer.name)), ...filesOf(join(project, peer.output)) };
}

/** Changes one word of a peer's copy of a note. */
export function editPeer(peer, note) {
  peer.edit(projectOf(peer), note);
}

/** The built site of a peer. */
export const siteOfPeer = (peer) => join(projectOf(peer), peer.output);

/** No telemetry, no colours. */
function quiet() {
  return { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', CI: '1' };
}
