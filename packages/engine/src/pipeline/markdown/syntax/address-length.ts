/** How much of a text is an address, by the rules of GFM; the text has no space and no `<`. */
import { unicodePunctuation } from 'micromark-util-character';

const PREFIXES = ['http://', 'https://', 'ftp://', 'www.'];
const LONGEST = 8;
/** Signs at which an address may end, when nothing but such signs follows. */
const MAY_END = '!"&\')*,.:;?]_~';
const TRAIL = /(?:[!"')*,.:;?_~]|&[a-z]+;|\](?![([]))*(?:\](?=[([])|$)/iy;

/** Whether a text that goes on like this may still be an address. */
export function mayBegin(text: string): boolean {
  if (text.length > LONGEST) return true;
  const written = text.toLowerCase();
  return PREFIXES.some((prefix) => prefix.startsWith(written) || written.startsWith(prefix));
}

/** Characters of the address that `text` begins with; 0 when it begins with none. */
export function addressLength(text: string): number {
  const prefix = PREFIXES.find((one) => text.toLowerCase().startsWith(one));
  if (prefix === undefined) return 0;
  const isWeb = prefix === 'www.';
  if (isWeb ? text.length === prefix.length : !isHostSign(text, prefix.length)) return 0;
  const host = isWeb ? 0 : prefix.length;
  const end = hostEnd(text, host);
  const segments = text.slice(host, end).split('.').slice(-2);
  return segments.some((segment) => segment.includes('_')) ? 0 : pathEnd(text, end);
}

function isHostSign(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code > 32 && !unicodePunctuation(code);
}

function hostEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const sign = text.charAt(at);
    const isInside =
      sign === '.' || sign === '_' ? !isTrail(text, at) : sign === '-' || !unicodePunctuation(text.charCodeAt(at));
    if (!isInside) return at;
  }
  return text.length;
}

/** A closing parenthesis belongs to the address when one is open in it. */
function pathEnd(text: string, from: number): number {
  let open = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '(') open++;
    if (!MAY_END.includes(sign)) continue;
    const isClosing = sign === ')' && open > 0;
    if (!isClosing && isTrail(text, at)) return at;
    if (sign === ')') open--;
  }
  return text.length;
}

function isTrail(text: string, at: number): boolean {
  TRAIL.lastIndex = at;
  return TRAIL.test(text);
}
