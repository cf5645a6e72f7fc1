/** `preview` and the second half of `start`: serves a built site until it is stopped. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { recoverOutput } from '../emit/swap-output.ts';
import type { Listening } from '../server/listen.ts';
import { servePreview } from '../server/preview.ts';
import { words } from '../words/building.ts';
import { type OptionValues, parsePort, UsageError } from './options.ts';
import type { Project } from './project.ts';

/** Starts the preview server and runs until a signal. */
export async function runPreview({ outDir }: Pick<Project, 'outDir'>, options: OptionValues): Promise<void> {
  recoverOutput(outDir);
  if (!existsSync(join(outDir, 'index.html'))) {
    throw new UsageError(words.noSite(outDir));
  }
  await stayOpen(await servePreview(outDir, listenAt(options)));
}

/** Address and port from the options. The IPv4 address itself: `localhost` may mean only IPv6 to Node. */
export function listenAt(options: OptionValues): { host: string; port: number } {
  const host = options.host === undefined || options.host === 'localhost' ? '127.0.0.1' : options.host;
  return { host, port: parsePort(options.port) };
}

/** Prints the address and waits for Ctrl-C, or for `until`, then closes; true when it was Ctrl-C. */
export async function stayOpen(listening: Listening, until?: Promise<void>): Promise<boolean> {
  process.stdout.write(words.serving(listening.address.replace('127.0.0.1', 'localhost')));
  const isStopped = await new Promise<boolean>((resolve) => {
    const stop = () => resolve(true);
    process.once('SIGINT', stop).once('SIGTERM', stop);
    void until?.then(() => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve(false);
    });
  });
  await listening.close();
  return isStopped;
}
