/** How much of a text is an address, by the rules of GFM; the text has no space and no `<`. */
import { unicodePunctuation } from 'micromark-util-character';

const PREFIXES = ['http://', 'https://', 'ftp://', 'www.'];
const LONGEST = 8;
/** Signs at which an address may end, when nothing but such signs follows. */
const MAY_END = '!"&\')*,.:;?]_~';
const REFERENCE = /&[a-z]+;/iy;

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
  const isTrail = trailsOf(text);
  const end = hostEnd(text, host, isTrail);
  const segments = text.slice(host, end).split('.').slice(-2);
  return segments.some((segment) => segment.includes('_')) ? 0 : pathEnd(text, end, isTrail);
}

function isHostSign(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code > 32 && !unicodePunctuation(code);
}

function hostEnd(text: string, from: number, isTrail: readonly boolean[]): number {
  for (let at = from; at < text.length; at++) {
    const sign = text.charAt(at);
    const isInside =
      sign === '.' || sign === '_' ? !isTrail[at] : sign === '-' || !unicodePunctuation(text.charCodeAt(at));
    if (!isInside) return at;
  }
  return text.length;
}

/** A closing parenthesis belongs to the address when one is open in it. */
function pathEnd(text: string, from: number, isTrail: readonly boolean[]): number {
  let open = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '(') open++;
    if (!MAY_END.includes(sign)) continue;
    const isClosing = sign === ')' && open > 0;
    if (!isClosing && isTrail[at]) return at;
    if (sign === ')') open--;
  }
  return text.length;
}

/** At which places nothing of the address follows: signs at which it may end, references, and the end or a link's bracket. */
function trailsOf(text: string): boolean[] {
  const isTrail = new Array<boolean>(text.length + 1).fill(false);
  isTrail[text.length] = true;
  // From the end: asked anew at each sign, a long row of them would cost its square.
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text.charAt(at);
    const isBracket = sign === ']' && /[([]/.test(text.charAt(at + 1));
    isTrail[at] = isBracket || (MAY_END.includes(sign) && isTrail[at + signLength(text, at)] === true);
  }
  return isTrail;
}

/** Of what stands there: a sign, or a reference such as `&amp;`; an ampersand that begins none is part of the address. */
function signLength(text: string, at: number): number {
  if (text.charAt(at) !== '&') return 1;
  REFERENCE.lastIndex = at;
  return REFERENCE.test(text) ? REFERENCE.lastIndex - at : Number.POSITIVE_INFINITY;
}
