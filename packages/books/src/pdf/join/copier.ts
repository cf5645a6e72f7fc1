/** Copies a part's objects into the book, each once and only those that are referred to. */
import type { PdfWriter } from './pdf-writer.ts';
import { mapReferences, type PdfFile } from './read-pdf.ts';

interface Changes {
  /** Changes an object's text; `number` is the one that it has in its part, the references are the book's. */
  change: (text: string, number: number) => string;
  /** Objects of the part in whose place the book has others. */
  instead: ReadonlyMap<number, number>;
}

export class Copier {
  readonly #part: PdfFile;
  readonly #writer: PdfWriter;
  readonly #change: Changes['change'];
  readonly #numbers: Map<number, number>;
  readonly #waiting: number[] = [];

  constructor(part: PdfFile, writer: PdfWriter, { change, instead }: Changes) {
    this.#part = part;
    this.#writer = writer;
    this.#change = change;
    this.#numbers = new Map(instead);
  }

  /** The book's number of an object, which is copied with all that it refers to. */
  take(number: number): number {
    const taken = this.#numberOf(number);
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) {
      this.#writer.set(this.#numberOf(next), this.#textOf(next));
    }
    return taken;
  }

  #numberOf(number: number): number {
    const known = this.#numbers.get(number);
    if (known !== undefined) return known;
    const stream = this.#part.objects.get(number)?.stream;
    // Streams refer to nothing that refers to them, so that equal ones can be told by their final text.
    const taken = stream ? this.#writer.addStream(this.#textOf(number), stream) : this.#writer.reserve();
    this.#numbers.set(number, taken);
    if (!stream) this.#waiting.push(number);
    return taken;
  }

  #textOf(number: number): string {
    const text = this.#part.objects.get(number)?.text ?? 'null';
    return this.#change(
      mapReferences(text, (one) => this.#numberOf(one)),
      number,
    );
  }
}
