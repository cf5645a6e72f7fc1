/** Sorted terms as text: each takes over what it shares with the one before. */

/** The length of the shared prefix comes first, as a character from here on. */
const FIRST_CHARACTER = 33;
const MAX_SHARED = 90;

/** One term a line. */
export function frontCode(terms: string[]): string {
  let before = '';
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < MAX_SHARED && shared < term.length && term[shared] === before[shared]) shared++;
      if (isLowSurrogate(term, shared)) shared--;
      before = term;
      return String.fromCharCode(FIRST_CHARACTER + shared) + term.slice(shared);
    })
    .join('\n');
}

/** A pair must not be cut: half of it cannot be written down. */
function isLowSurrogate(text: string, at: number): boolean {
  return /[\udc00-\udfff]/.test(text.charAt(at));
}

/** The terms of `frontCode`. */
export function frontDecode(text: string): string[] {
  let before = '';
  return text.split('\n').flatMap((coded) => {
    before = before.slice(0, coded.charCodeAt(0) - FIRST_CHARACTER) + coded.slice(1);
    return coded ? before : [];
  });
}
