/**
 * Punctuation beside a formula in a line stays with it. Browsers may break a line on either side of a formula, whatever
 * stands there, so that a line would begin with a comma or end with an opening bracket.
 */
import type { Element } from 'hast';
import type { PhrasingContent } from 'mdast';
import { element, text } from './element-node.ts';

/** Characters of the longest formula that is held whole, about a third of a phone's line: what is held cannot be broken. */
const LONGEST = 12;
const OPENING = /[（《「『“‘([]+$/;
const CLOSING = /^[，。、；：？！）》」』”’…,.;:!?)\]]+/;
/** How KaTeX begins each piece of a formula; between pieces a line may break. */
const PIECE = '<span class="katex-base">';
const DRAWN = '<span class="katex"><span class="katex-html" aria-hidden="true">';
const END = '</span></span>';

/** The formula at `index` with the punctuation that its neighbours lose to it, and all of that as text. */
export function holdPunctuation(
  { siblings, index }: { siblings: readonly PhrasingContent[]; index: number },
  formula: Element,
  words: string,
): { held: Element; words: string } {
  const drawn = formula.children[0];
  const isLong = words.length > LONGEST;
  if (isLong && drawn?.type !== 'raw') return { held: formula, words };
  const before = take(siblings[index - 1], OPENING);
  const after = take(siblings[index + 1], CLOSING);
  if (!before && !after) return { held: formula, words };
  const parts = isLong && drawn?.type === 'raw' ? cut(drawn.value, before !== '', after !== '') : [];
  const said = before + words + after;
  if (parts.length < 2) return { held: held(before, formula, after), words: said };
  const shownParts = parts.map((value, at) => {
    const part = { type: 'raw', value } as const;
    const [opening, closing] = [at === 0 ? before : '', at === parts.length - 1 ? after : ''];
    return opening || closing ? held(opening, part, closing) : part;
  });
  return { held: element('span', formula.properties, ...shownParts), words: said };
}

/** A formula's HTML with its first or last piece apart, since a long one must break elsewhere. */
function cut(html: string, isFirst: boolean, isLast: boolean): string[] {
  const starts = [...html.matchAll(new RegExp(PIECE, 'g'))].map(({ index }) => index);
  const cuts = new Set(starts.length < 2 ? [] : [isFirst ? starts[1] : undefined, isLast ? starts.at(-1) : undefined]);
  const places = [...cuts].filter((place) => place !== undefined);
  return [0, ...places].map((place, at) => {
    const next = places[at];
    return (at === 0 ? '' : DRAWN) + html.slice(place, next) + (next === undefined ? '' : END);
  });
}

function held(before: string, formula: Element['children'][number], after: string): Element {
  return element('span', { className: ['held'] }, ...shown(before), formula, ...shown(after));
}

/** Takes what matches out of a text. */
function take(node: PhrasingContent | undefined, pattern: RegExp): string {
  if (node?.type !== 'text') return '';
  const [found = ''] = pattern.exec(node.value) ?? [];
  node.value = node.value.replace(pattern, '');
  return found;
}

function shown(words: string): Element['children'] {
  return words ? [text(words)] : [];
}
