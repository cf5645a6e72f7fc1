/**
 * Punctuation beside a formula in a line stays with it. Browsers may break a line on either side of a formula, whatever
 * stands there, so that a line would begin with a comma or end with an opening bracket.
 */
import type { Element } from 'hast';
import type { PhrasingContent } from 'mdast';
import { element, text } from './element-node.ts';

/** Characters of the longest formula that is held, about a third of a phone's line: what is held cannot be broken. */
const LONGEST = 12;
const OPENING = /[（《「『“‘([]+$/;
const CLOSING = /^[，。、；：！？）》」』”’…,.;:!?)\]]+/;

/** The formula at `index` with the punctuation that its neighbours lose to it, and all of that as text. */
export function holdPunctuation(
  { siblings, index }: { siblings: readonly PhrasingContent[]; index: number },
  formula: Element,
  words: string,
): { held: Element; words: string } {
  if (words.length > LONGEST) return { held: formula, words };
  const before = take(siblings[index - 1], OPENING);
  const after = take(siblings[index + 1], CLOSING);
  if (!before && !after) return { held: formula, words };
  return {
    held: element('span', { className: ['held'] }, ...shown(before), formula, ...shown(after)),
    words: before + words + after,
  };
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
