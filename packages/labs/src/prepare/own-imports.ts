/** What labs outside this package import: its entries, in one copy with the built-in labs', and libraries that it brings. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'study-notes/emit/browser-build';
import { SOURCE_CONDITION } from 'study-notes/emit/browser-build';
import { nearest } from 'study-notes/shared/nearest';
import { listed } from 'study-notes/words/phrases';
import { words } from '../words/building.ts';
import { PACKAGE } from './built-in.ts';

const NAME = 'study-notes-labs/';
const HERE = join(PACKAGE, 'src/index.ts');

/** Public entries for labs → sources. */
function entries(): Record<string, string> {
  const { exports } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const named = Object.entries<Record<string, string>>(exports).filter(([entry]) => /^\.\/[^*]+$/.test(entry));
  return Object.fromEntries(
    named.map(([entry, { [SOURCE_CONDITION]: source = '' }]) => [
      NAME + entry.slice('./'.length),
      join(PACKAGE, source),
    ]),
  );
}

/** Resolves them for Vite and rolldown alike. */
export function ownImportsPlugin(): Plugin {
  const known = entries();
  return {
    name: 'own-imports',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.startsWith(NAME)) return known[source] ?? unknown(source, Object.keys(known));
      const isLibrary = /^(?:@[\w.-]+\/)?[\w-][\w./-]*(?:\?|$)/.test(source) && !source.startsWith('node:');
      if (!isLibrary || importer === undefined || importer.startsWith(PACKAGE)) return null;
      // The project's own comes first; without one what a lab cannot do without is there all the same.
      const own = await this.resolve(source, importer, { skipSelf: true });
      return own ?? this.resolve(source, HERE, { skipSelf: true });
    },
  };
}

function unknown(source: string, known: readonly string[]): never {
  const guess = nearest(source, known);
  throw new Error(words.noEntry(source, guess ? words.didYouMeanEntry(guess) : words.entries(listed(known))));
}
