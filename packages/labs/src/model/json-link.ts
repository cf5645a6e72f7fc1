/** How the first release wrote a state into a link: as JSON in base64url. Such links open for ever. */

/** Longest text, characters. */
const LONGEST = 24_000;

/** Whether a link's text is JSON: `{"` begins it, which no version byte of today's format is. */
export const isJsonLink = (text: string): boolean => text.startsWith('eyJ');

/** A state as JSON in base64url; undefined when it is too long for an address. */
export function writeJsonLink(state: object): string | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const text = btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return text.length > LONGEST ? undefined : text;
}

/** The JSON of a link, anyone's text and not validated yet; undefined when it cannot be read. */
export function readJsonLink(text: string): unknown {
  if (text.length > LONGEST) return undefined;
  try {
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
