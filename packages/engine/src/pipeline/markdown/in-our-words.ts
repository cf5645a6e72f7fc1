/** What libraries say of an author's mistakes, for the author. */
import { words } from '../../words/compiling.ts';

/** The usual words of a library: how they begin or read, and what stands for them. */
export type UsualWords = readonly (readonly [RegExp, string])[];

/** Words of a library in ours; unusual ones as they stand, said to be the library's own. */
export function inOurWords(said: string, library: string, usual: UsualWords = []): string {
  const [pattern, ours] = usual.find(([known]) => known.test(said)) ?? [/^/, words.librarySays(library)];
  return said.replace(pattern, ours);
}
