/** `#lab=<key>.<text>`: a lab's state in an address; the lab's own link format writes and reads the text. */

const PATTERN = /^#lab=([a-z0-9-]+)\.([\w-]+)$/;

/** The hash of a state's text. */
export const hashOf = (key: string, text: string): string => `#lab=${key}.${text}`;

/** Which lab a hash is meant for; undefined when it is no lab's hash. */
export function labOfHash(hash: string): string | undefined {
  return PATTERN.exec(hash)?.[1];
}

/** The text of a hash, as anyone may have written it; empty when it is no lab's hash. */
export function textOfHash(hash: string): string {
  return PATTERN.exec(hash)?.[2] ?? '';
}
