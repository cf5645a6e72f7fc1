/**
 * Where a long piece of code in a line may break: at the joints of a name or path. A browser that finds no place breaks it
 * wherever the line is full, so that the comma behind it would begin the next line.
 */
import type { Element, ElementContent } from 'hast';
import { element, text } from './element-node.ts';

/** Characters without a space that fit a line of the narrowest phone (320 px), in a list too. */
const FITS = 28;
const JOINTS = /(?<=[_./(,=<:])(?=\w)|(?<=[a-z\d])(?=[A-Z])/;

/** Marks the joints in an element that holds nothing but code. */
export function makeBreakable(code: Element): void {
  const [only] = code.children;
  if (only?.type !== 'text' || !only.value.split(/\s/).some((word) => word.length > FITS)) return;
  code.children = only.value
    .split(JOINTS)
    .flatMap((piece, at): ElementContent[] => (at === 0 ? [text(piece)] : [element('wbr', {}), text(piece)]));
}
