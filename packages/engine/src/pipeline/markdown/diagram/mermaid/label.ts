/** Labels may contain brackets and bars, which the drawing library takes for syntax: meanwhile they are replaced by private-use characters. */
import { own } from '../../../../shared/own.ts';

const SPECIAL = '[](){}|"\\/';
const FIRST = 0xe000;
const ENTITIES: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', nbsp: ' ', colon: ':', semi: ';' };

/** Makes a label safe to stand in any brackets; quotes, markdown quotes and mermaid's `#entities;` are resolved. */
export function protectLabel(written: string): string {
  const plain = written
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replace(/^`(.*)`$/s, '$1')
    .replace(/#(\d+|\w+);/g, (match, name: string) => entity(name) ?? match)
    .replace(/<br\s*\/?>|\\n/g, '<br>');
  const safe = plain.replace(/<\/|[[\](){}|"\\/]/g, (character) =>
    character === '</' ? character : String.fromCharCode(FIRST + SPECIAL.indexOf(character)),
  );
  // A label of nothing would be no label for the library.
  return safe.trim() === '' ? '\u00a0' : safe;
}

/** Restores the characters in the finished SVG. */
export function restoreLabels(svg: string): string {
  return svg.replace(
    /[\ue000-\ue009]/g,
    (character) => SPECIAL[character.charCodeAt(0) - FIRST]?.replace('"', '&quot;') ?? '',
  );
}

function entity(name: string): string | undefined {
  const code = Number(name);
  if (Number.isInteger(code) && code > 31 && code < 0x11_0000) return String.fromCodePoint(code);
  return own(ENTITIES, name);
}
