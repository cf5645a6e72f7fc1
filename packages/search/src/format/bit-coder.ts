/**
 * Numbers as binary decisions, each in as many bits as it is unlikely: adaptive binary arithmetic coding, as in Mahoney's
 * lpaq. Deflate, which codes whole bytes, takes a quarter more for lists of postings.
 * Some functions take four or five numbers: they run for every bit of the index, and none of them makes an object.
 */

/** From here on a place has learned, and follows what changes. */
const LEARNED = 60;
/** How far the likelihood moves to what came, by how often the place was asked, as a 32,768th: at first two thirds. */
const STEPS = Uint16Array.from({ length: LEARNED + 1 }, (_, seen) => 0x8000 / (seen + 1.5));

/** How likely a yes is at each place, as a 65,536th, and how often it was asked there. */
export class Model {
  readonly likely: Uint16Array;
  readonly seen: Uint8Array;

  constructor(places: number) {
    this.likely = new Uint16Array(places).fill(0x8000);
    this.seen = new Uint8Array(places);
  }

  /** To be called with what came. */
  learn(at: number, bit: number): void {
    const seen = this.seen[at] as number;
    const likely = this.likely[at] as number;
    if (seen < LEARNED) this.seen[at] = seen + 1;
    this.likely[at] = likely + ((((bit ? 0xffff : 0) - likely) * (STEPS[seen] as number)) >> 15);
  }
}

/** One decision after another. A writer takes `bit` and returns it; a reader passes it over and returns what it reads. */
export interface BitCoder {
  code(model: Model, at: number, bit: number): number;
}

/** Reads what `BitWriter` wrote, by the same models in the same order; throws beyond the end. */
export class BitReader implements BitCoder {
  readonly #bytes: Uint8Array;
  #at = 0;
  // The range of numbers that is left, and the number in it that the bytes are.
  #low = 0;
  #high = 0xffffff;
  #value = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    for (let byte = 0; byte < 3; byte++) this.#value = (this.#value << 8) | this.#next();
  }

  get isDone(): boolean {
    return this.#at === this.#bytes.length;
  }

  code(model: Model, at: number): number {
    const middle = split(this.#low, this.#high, model, at);
    const bit = this.#value <= middle ? 1 : 0;
    if (bit) this.#high = middle;
    else this.#low = middle + 1;
    model.learn(at, bit);
    while (isByteKnown(this.#low, this.#high)) {
      this.#low = (this.#low << 8) & 0xffffff;
      this.#high = ((this.#high << 8) & 0xffffff) | 255;
      this.#value = ((this.#value << 8) & 0xffffff) | this.#next();
    }
    return bit;
  }

  #next(): number {
    if (this.#at >= this.#bytes.length) throw new Error('damaged shard');
    return this.#bytes[this.#at++] as number;
  }
}

/** The last number of a range that stands for yes. */
export function split(low: number, high: number, { likely }: Model, at: number): number {
  return low + Math.floor(((high - low) * (likely[at] as number)) / 0x10000);
}

/** Whether all numbers of a range begin with the same byte: then it is written. */
export function isByteKnown(low: number, high: number): boolean {
  return ((low ^ high) & 0xff0000) === 0;
}

/** Places of a model that `codeBits` takes for four bits, and `codeNumber` for a number. */
export const HALF_BYTE = 16;
export const NUMBER = 96;

/** `count` bits, the highest first, each by those before it. */
export function codeBits(coder: BitCoder, model: Model, from: number, count: number, value: number): number {
  let node = 1;
  for (let place = count - 1; place >= 0; place--)
    node = node * 2 + coder.code(model, from + node, (value >> place) & 1);
  return node - (1 << count);
}

/** A number from 0 to 2³¹ − 2: how many bits it has, the highest but one by that, the others as they are. */
export function codeNumber(coder: BitCoder, model: Model, context: number, value = 0): number {
  const from = context * NUMBER;
  const length = codeBits(coder, model, from, 5, 31 - Math.clz32(value + 1));
  let read = 1;
  for (let place = length - 1; place >= 0; place--) {
    const at = from + 32 + 2 * length + (place === length - 1 ? 0 : 1);
    read = read * 2 + coder.code(model, at, ((value + 1) >> place) & 1);
  }
  return read - 1;
}
