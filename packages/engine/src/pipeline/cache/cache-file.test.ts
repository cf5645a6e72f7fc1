import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { rolldown } from 'rolldown';
import { expect, it, onTestFinished } from 'vitest';

const FOLDERS = 500;
const THREADS = 4;

/** Writes one file into each of many new folders, which the other threads are making too. */
const THREAD = `
import { workerData } from 'node:worker_threads';
import { writeCached } from ${JSON.stringify(join(import.meta.dirname, 'cache-file.ts'))};
for (let n = 0; n < ${FOLDERS}; n++) writeCached(workerData.dir, \`\${n}/notes/\${workerData.thread}\`, 'text');
`;

it('a folder that another thread is just making is no damage', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'cache-file-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const file = await bundledThread(dir);
  const ends = Array.from({ length: THREADS }, (_, thread) =>
    once(new Worker(file, { workerData: { dir, thread } }), 'exit'),
  );
  expect((await Promise.allSettled(ends)).map(({ status }) => status)).toEqual(Array(THREADS).fill('fulfilled'));
});

/** Threads run JavaScript alone. */
async function bundledThread(dir: string): Promise<string> {
  const plugin = {
    name: 'thread',
    resolveId: (id: string) => (id === 'thread' ? id : undefined),
    load: (id: string) => (id === 'thread' ? THREAD : undefined),
  };
  const bundle = await rolldown({ input: 'thread', platform: 'node', plugins: [plugin] });
  const file = join(dir, 'thread.mjs');
  await bundle.write({ file, format: 'esm' });
  await bundle.close();
  return file;
}
