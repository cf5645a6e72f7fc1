/** Writes decisions for `BitReader`; only a build does. */
import { type BitCoder, isByteKnown, type Model, split } from '../format/bit-coder.ts';

/** Arithmetic coding: the range of numbers narrows with each decision, and its first bytes are written once they stand. */
export class BitWriter implements BitCoder {
  readonly #bytes: number[] = [];
  #low = 0;
  #high = 0xffffff;

  code(model: Model, at: number, bit: number): number {
    const middle = split(this.#low, this.#high, model, at);
    if (bit) this.#high = middle;
    else this.#low = middle + 1;
    model.learn(at, bit);
    while (isByteKnown(this.#low, this.#high)) {
      this.#bytes.push(this.#high >> 16);
      this.#low = (this.#low << 8) & 0xffffff;
      this.#high = ((this.#high << 8) & 0xffffff) | 255;
    }
    return bit;
  }

  /** All bytes; nothing can be written after. */
  end(): number[] {
    for (const shift of [16, 8, 0]) this.#bytes.push((this.#low >>> shift) & 255);
    return this.#bytes;
  }
}
