/** Reads a stream by numbers of bytes. */
import { StoreProblem } from './store-problem.ts';

export class ByteReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  #rest = new Uint8Array();

  constructor(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
    this.#reader = stream.getReader();
  }

  /** The next `count` bytes; throws when the stream ends before. */
  async take(count: number): Promise<Uint8Array<ArrayBuffer>> {
    const taken = new Uint8Array(count);
    for (let at = 0; at < count; ) {
      if (this.#rest.length === 0) await this.#more();
      const part = this.#rest.subarray(0, count - at);
      taken.set(part, at);
      at += part.length;
      this.#rest = this.#rest.subarray(part.length);
    }
    return taken;
  }

  /** Reads on to the end, where a check sum may say that something is wrong; throws when there are more bytes. */
  async end(): Promise<void> {
    const { done } = await this.#reader.read();
    if (!done || this.#rest.length > 0) throw new StoreProblem('damaged');
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#reader.read();
    if (done) throw new StoreProblem('damaged');
    this.#rest = value;
  }
}
