/** A lab's states as the text of a link: a byte for the version, then the state's digits, in base64url. */
import type { Codec } from './codec.ts';
import { isJsonLink, readJsonLink } from './json-link.ts';

/** Longest text of a state, characters: with `#lab=` and the lab's name a link's hash stays within 200 bytes. */
export const LONGEST_LINK = 160;

export interface LinkFormat<State> {
  /** Text of a state; undefined when it has none (too long, or not within the codec's ranges). */
  write: (state: State) => string | undefined;
  /** The state of a text; undefined for anything that this lab never wrote. */
  read: (text: string) => State | undefined;
}

/** A way in which a released version wrote states, and how its states become today's. */
export interface Version<State> {
  codec: Codec<never>;
  upgrade: (old: never) => State;
}

/** An old version, for `linkFormat`. */
export function version<Old, State>(codec: Codec<Old>, upgrade: (old: Old) => State): Version<State> {
  return { codec: codec as unknown as Codec<never>, upgrade: upgrade as (old: never) => State };
}

/**
 * The format whose newest version is `codec`; `older` are the released ones before it, oldest first, kept for ever.
 * `fromJson` makes a state of what the first release wrote, where it is not today's state; the codec checks what comes.
 */
export function linkFormat<State>(
  codec: Codec<State>,
  older: readonly Version<State>[] = [],
  fromJson = (json: unknown) => json as State,
): LinkFormat<State> {
  const versions = [...older, version(codec, (state: State) => state)];
  const format: LinkFormat<State> = {
    write(state) {
      try {
        const bytes = [versions.length, ...toBytes(writeNumber(codec, state))];
        const text = btoa(String.fromCharCode(...bytes))
          .replace(/\+/g, '-')
          .replace(/\//g, '_')
          .replace(/=+$/, '');
        return text.length > LONGEST_LINK ? undefined : text;
      } catch {
        return undefined;
      }
    },
    read(text) {
      if (isJsonLink(text)) return readOldest(format, text, fromJson);
      if (text.length > LONGEST_LINK || !/^[\w-]+$/.test(text)) return undefined;
      try {
        const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
        const [number = 0, ...bytes] = Array.from(binary, (char) => char.charCodeAt(0));
        const used = versions[number - 1];
        return used?.upgrade(readNumber(used.codec, fromBytes(bytes)));
      } catch {
        return undefined;
      }
    },
  };
  return format;
}

/** A state of the first release, as it would be written today. */
function readOldest<State>(
  { write, read }: LinkFormat<State>,
  text: string,
  fromJson: (json: unknown) => State,
): State | undefined {
  try {
    const today = write(fromJson(readJsonLink(text)));
    return today === undefined ? undefined : read(today);
  } catch {
    return undefined;
  }
}

function writeNumber<State>(codec: Codec<State>, state: State): bigint {
  const digits: [number, number][] = [];
  codec.write(state, (digit, size) => digits.push([digit, size]));
  // From the last to the first, so that reading can divide.
  return digits.reduceRight((sum, [digit, size]) => sum * BigInt(size) + BigInt(digit), 0n);
}

function readNumber<State>(codec: Codec<State>, number: bigint): State {
  let rest = number;
  const state = codec.read((size) => {
    const digit = Number(rest % BigInt(size));
    rest /= BigInt(size);
    return digit;
  });
  if (rest !== 0n) throw new RangeError('more digits than the state has');
  return state;
}

function toBytes(number: bigint): number[] {
  const bytes: number[] = [];
  for (let rest = number; rest > 0n; rest >>= 8n) bytes.push(Number(rest & 255n));
  return bytes;
}

const fromBytes = (bytes: readonly number[]): bigint =>
  bytes.reduceRight((sum, byte) => (sum << 8n) + BigInt(byte), 0n);
