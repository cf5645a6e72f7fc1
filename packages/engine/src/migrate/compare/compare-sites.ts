/** Two builds of the same notes, page by page. */
import { commonPrefix, withoutPrefix } from './addresses.ts';
import type { BuiltPage } from './built-page.ts';
import { firstDifference } from './first-difference.ts';
import type { PageFacts } from './page-facts.ts';

/** A page of ours. */
export interface OwnPage extends PageFacts {
  address: string;
  /** Relative to the content folder; absent for pages that are made. */
  file?: string;
  next?: string;
  /** Addresses that lead to it. */
  aliases: readonly string[];
}

export const KINDS = ['address', 'ids', 'title', 'order', 'text', 'pictures'] as const;
export type Kind = (typeof KINDS)[number];

export interface Difference {
  kind: Kind;
  /** Of our page, or of theirs where we have none. */
  address: string;
  file?: string;
  theirs: string;
  ours: string;
}

export interface Comparison {
  /** Pages of theirs below the notes' base. */
  theirs: number;
  ours: number;
  /** Pages that both have. */
  both: number;
  /** How many of our notes are equal, by kind; of order undefined when theirs tells none. */
  equal: Record<Kind, number | undefined>;
  /** Notes that were compared. */
  notes: number;
  differences: Difference[];
}

/** Compares them; addresses of theirs may lie below a base. */
export function compareSites(ours: readonly OwnPage[], theirs: readonly BuiltPage[]): Comparison {
  const pages = withoutBase(ours, theirs);
  const pairs = pairUp(ours, pages);
  const notes = ours.filter(({ file }) => file !== undefined);
  const isOrdered = pages.some(({ next }) => next !== undefined);
  const differences = [...pairs].flatMap(([own, their]) => differencesOf(own, their, isOrdered));
  differences.push(...missing(ours, pages, new Set(pairs.values())));
  const unequal = (kind: Kind) =>
    new Set(differences.filter((one) => one.kind === kind && one.file !== undefined).map(({ address }) => address))
      .size;
  const equal = Object.fromEntries(KINDS.map((kind) => [kind, notes.length - unequal(kind)]));
  return {
    theirs: pages.filter(({ redirect }) => redirect === undefined).length,
    ...{ ours: ours.length, notes: notes.length, both: [...pairs.values()].filter(Boolean).length },
    equal: { ...(equal as Record<Kind, number>), ...(!isOrdered && { order: undefined }) },
    differences,
  };
}

/** Their pages below the base of the notes, by addresses from there. */
function withoutBase(ours: readonly OwnPage[], theirs: readonly BuiltPage[]): BuiltPage[] {
  const all = theirs.map(({ address }) => address);
  const known = new Set(all);
  const prefix = commonPrefix(new Set(ours.map(({ address }) => address)), all);
  // Links hold the site's base, folders do not.
  const rest = (link: string | undefined) => {
    for (let at = link; at; at = at.replace(/^\/[^/]*/, '')) if (known.has(at)) return withoutPrefix(at, prefix);
    return undefined;
  };
  return theirs.flatMap(({ address, next: after, redirect, ...page }) => {
    const own = withoutPrefix(address, prefix);
    if (own === undefined) return [];
    const next = rest(after);
    return [
      { ...page, address: own, ...(next !== undefined && { next }), ...(redirect !== undefined && { redirect }) },
    ];
  });
}

/** Pages of the same address, else of a title that only one has. */
function pairUp(ours: readonly OwnPage[], theirs: readonly BuiltPage[]): Map<OwnPage, BuiltPage | undefined> {
  const shown = theirs.filter(({ redirect }) => redirect === undefined);
  const byAddress = new Map(shown.map((page) => [page.address, page]));
  const pairs = new Map(ours.map((own) => [own, byAddress.get(own.address)]));
  const taken = new Set(pairs.values());
  const left = shown.filter((page) => !taken.has(page) && page.title !== '');
  for (const [own, their] of pairs) {
    const same = their ? [] : left.filter(({ title }) => title === own.title);
    const rivals = ours.filter((other) => other.title === own.title && !pairs.get(other));
    if (same.length === 1 && rivals.length === 1) pairs.set(own, same[0]);
  }
  return pairs;
}

function differencesOf(own: OwnPage, their: BuiltPage | undefined, isOrdered: boolean): Difference[] {
  const { address, file } = own;
  const found: Difference[] = [];
  const add = (kind: Kind, theirs: string, ours: string) =>
    found.push({ kind, address, ...(file !== undefined && { file }), theirs, ours });
  if (!their) {
    if (file !== undefined) add('address', '', address);
    return found;
  }
  if (their.address !== address && !own.aliases.includes(their.address)) add('address', their.address, address);
  if (their.title !== own.title) add('title', their.title, own.title);
  const ids = new Set(own.ids);
  const lost = their.ids.filter((id) => !ids.has(id));
  if (lost.length > 0) add('ids', lost.join(' '), own.ids.filter((id) => !their.ids.includes(id)).join(' '));
  const difference = firstDifference(their.words, own.words);
  if (difference) add('text', difference.theirs, difference.ours);
  if (their.pictures !== own.pictures) add('pictures', String(their.pictures), String(own.pictures));
  if (isOrdered && their.next !== own.next) add('order', their.next ?? '', own.next ?? '');
  return found;
}

/** Pages and redirects of theirs that lead nowhere with us. */
function missing(
  ours: readonly OwnPage[],
  theirs: readonly BuiltPage[],
  paired: ReadonlySet<BuiltPage | undefined>,
): Difference[] {
  const known = new Set(ours.flatMap(({ address, aliases }) => [address, ...aliases]));
  return theirs
    .filter((page) => !paired.has(page) && !known.has(page.address))
    .map(({ address, title, redirect }) => ({
      ...{ kind: 'address' as const, address, ours: '' },
      theirs: redirect === undefined ? title || address : `→ ${redirect}`,
    }));
}
