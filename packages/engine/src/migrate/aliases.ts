/** Old addresses of notes as aliases. */
import { pageAddress, plainAddress } from './compare/addresses.ts';

/** From an old address to the one that it leads to. */
export interface Redirect {
  from: string;
  to: string;
}

interface Page {
  file: string;
  path: string;
  aliases: readonly string[];
}

/** Aliases to add, by file; and the redirects that lead to no note. */
export function aliasesOf(
  redirects: readonly Redirect[],
  pages: readonly Page[],
): { byFile: Map<string, string[]>; lost: Redirect[] } {
  const byAddress = new Map(pages.map((page) => [pageAddress(page.path), page]));
  const byFile = new Map<string, string[]>();
  const lost: Redirect[] = [];
  for (const redirect of redirects) {
    const page = byAddress.get(plainAddress(redirect.to));
    const alias = plainAddress(redirect.from);
    if (!page) lost.push(redirect);
    else if (!byAddress.has(alias) && !page.aliases.includes(alias))
      byFile.set(page.file, [...new Set([...(byFile.get(page.file) ?? []), alias])]);
  }
  return { byFile, lost };
}
