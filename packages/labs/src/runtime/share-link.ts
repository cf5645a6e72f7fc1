/** `#lab=<key>.<state>`: a lab's state in an address. What comes back is anyone's text and must be validated. */

/** Longest state in an address, characters. */
const LONGEST = 24_000;
const PATTERN = /^#lab=([a-z0-9-]+)\.([\w-]+)$/;

/** The hash that holds a state; undefined when it is too long for an address. */
export function hashOfState(key: string, state: object): string | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const text = btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return text.length > LONGEST ? undefined : `#lab=${key}.${text}`;
}

/** Which lab a hash is meant for; undefined when it is no lab's hash. */
export function labOfHash(hash: string): string | undefined {
  return PATTERN.exec(hash)?.[1];
}

/** The state in a hash, not validated yet; undefined when it cannot be read. */
export function stateOfHash(hash: string): unknown {
  const text = PATTERN.exec(hash)?.[2];
  if (text === undefined || text.length > LONGEST) return undefined;
  try {
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
