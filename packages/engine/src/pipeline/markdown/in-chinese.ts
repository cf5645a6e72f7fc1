/** What libraries say of an author's mistakes, for the author. */

/** The usual words of a library: how they begin or read, and what stands for them. */
export type UsualWords = readonly (readonly [RegExp, string])[];

/** Words of a library in Chinese; unusual ones as they stand, said to be the library's own. */
export function inChinese(words: string, library: string, usual: UsualWords = []): string {
  const [pattern, chinese] = usual.find(([known]) => known.test(words)) ?? [/^/, `${library} 的原话：`];
  return words.replace(pattern, chinese);
}
