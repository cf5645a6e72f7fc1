/** `preview` and the second half of `start`: serves a built site until it is stopped. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { recoverOutput } from '../emit/swap-output.ts';
import type { Listening } from '../server/listen.ts';
import { servePreview } from '../server/preview.ts';
import { type OptionValues, parsePort, UsageError } from './options.ts';
import type { Project } from './project.ts';

/** Starts the preview server and stays until a signal comes. */
export async function runPreview({ outDir }: Pick<Project, 'outDir'>, options: OptionValues): Promise<void> {
  recoverOutput(outDir);
  if (!existsSync(join(outDir, 'index.html'))) {
    throw new UsageError(`${outDir} 里还没有网站。先运行 npm run build，或直接用 npm start。`);
  }
  await stayOpen(await servePreview(outDir, listenAt(options)));
}

/** Address and port from the options. The IPv4 address itself: `localhost` may mean only IPv6 to Node. */
export function listenAt(options: OptionValues): { host: string; port: number } {
  const host = options.host === undefined || options.host === 'localhost' ? '127.0.0.1' : options.host;
  return { host, port: parsePort(options.port) };
}

/** Prints the address, then waits for Ctrl-C. */
export async function stayOpen(listening: Listening, onStop?: () => Promise<void>): Promise<void> {
  process.stdout.write(`\n  ${listening.address.replace('127.0.0.1', 'localhost')}\n\n  按 Ctrl-C 停止\n`);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve).once('SIGTERM', resolve);
  });
  await onStop?.();
  await listening.close();
}
