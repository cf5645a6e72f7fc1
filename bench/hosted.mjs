/** The real site, built for a host and served as it serves it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from './bundle.mjs';
import { build, place, ROOT } from './engine.mjs';

/** Builds the site for a host, unless `out` is one, and serves it; `stop` ends that. */
export async function serveFor(host, out) {
  const site = out ?? (await builtFor(host));
  const { serveHost } = await import(await bundled('tests/hosts/serve-host.ts'));
  const folder = mkdtempSync(join(tmpdir(), 'study-notes-host-'));
  const { port, close } = await serveHost(host, site, folder);
  const stop = async () => {
    await close();
    rmSync(folder, { recursive: true });
  };
  return { site, address: `http://127.0.0.1:${port}`, stop };
}

/** All hosts from one cache: only the first build compiles the notes. */
async function builtFor(host) {
  const real = place({ content: join(ROOT, 'content'), config: join(ROOT, 'site.config.ts') }, 'real');
  await build(real, [`--host=${host}`]);
  return real.out;
}
