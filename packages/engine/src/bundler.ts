/**
 * Bundles the browser's side in a process of its own: what the bundler takes, some 200 MB, goes back to the system
 * before pages are written, and it works while notes are compiled. Input comes as JSON on stdin.
 */
import { readFileSync } from 'node:fs';
import { importFeatures, siteFeatures } from './cli/load-features.ts';
import { AUTHOR_FAILED, type BundlerInput, DISK_FAILED, makeBundle, makeOwnBundle } from './emit/bundle.ts';
import { diskProblem } from './pipeline/cache/disk-problem.ts';
import { AuthorError } from './shared/author-error.ts';
import { speak } from './words/follow.ts';

const input: BundlerInput = JSON.parse(readFileSync(0, 'utf8'));
speak(input.config.lang);
try {
  await bundle();
} catch (error) {
  const isAuthors = error instanceof AuthorError;
  if (!isAuthors && diskProblem(error) === undefined) throw error;
  process.stdout.write((error as Error).message);
  process.exitCode = isAuthors ? AUTHOR_FAILED : DISK_FAILED;
}

async function bundle(): Promise<void> {
  const features = input.feature === '' ? [] : await siteFeatures(await importFeatures(input.places));
  const own = features.find(({ name }) => name === input.feature);
  await (own ? makeOwnBundle(own, input) : makeBundle(input));
}
