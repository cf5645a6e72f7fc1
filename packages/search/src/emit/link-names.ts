/** What authors call a page where they link to it: names that readers look for it by, too. */
import { fold } from '../lexer/lexer.ts';

/** Names of a page at most, those that most pages use. */
const MOST = 3;
/** Characters of a name: a longer text is a sentence. */
const LONGEST = 30;

/** A link from one page to another one, by anything that stands for a page. */
export interface NamedLink<Page> {
  from: Page;
  to: Page;
  text: string;
}

/** Names of pages besides those that they have (`known`), folded. A text that leads to two pages names neither. */
export function linkNames<Page>(links: NamedLink<Page>[], known: (page: Page) => string[]): Map<Page, string[]> {
  const named = new Map<string, Page | undefined>();
  const uses = new Map<Page, Map<string, Set<Page>>>();
  for (const { from, to, text } of links) {
    const name = fold(text).replace(/\s+/g, ' ').trim();
    if (name.length < 2 || name.length > LONGEST) continue;
    named.set(name, named.has(name) && named.get(name) !== to ? undefined : to);
    const own = uses.get(to) ?? new Map<string, Set<Page>>();
    uses.set(to, own.set(name, (own.get(name) ?? new Set()).add(from)));
  }
  return new Map([...uses].map(([page, own]) => [page, mostUsed(own, isNew(page))]));

  function isNew(page: Page): (name: string) => boolean {
    const names = known(page).map(fold);
    return (name) => named.get(name) === page && !names.some((other) => other.includes(name));
  }
}

function mostUsed(uses: Map<string, Set<unknown>>, isWanted: (name: string) => boolean): string[] {
  const wanted = [...uses].filter(([name]) => isWanted(name));
  return wanted
    .sort(([one, { size: of }], [other, { size }]) => size - of || (one < other ? -1 : 1))
    .slice(0, MOST)
    .map(([name]) => name);
}
