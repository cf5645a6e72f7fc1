/** Changes of whole lines, by their numbers from 1. */
export class Lines {
  readonly #lines: (string | undefined)[];

  constructor(source: string) {
    this.#lines = source.split('\n');
  }

  at(line: number): string {
    return this.#lines[line - 1] ?? '';
  }

  /** Puts a text in place of the line; undefined: the line goes. */
  set(line: number, text: string | undefined): void {
    this.#lines[line - 1] = text;
  }

  /** A line of its own: with an empty one before and after it. */
  setApart(line: number, text: string): void {
    const before = line > 1 && this.at(line - 1).trim() ? '\n' : '';
    const after = line < this.#lines.length && this.at(line + 1).trim() ? '\n' : '';
    this.set(line, before + text + after);
  }

  /** Takes as many spaces away as all of these lines begin with, at most so many. */
  outdent(from: number, to: number, most = Number.POSITIVE_INFINITY): void {
    const lines = this.#lines.slice(from - 1, to).filter((line) => line?.trim());
    const width = Math.min(most, ...lines.map((line) => /^ */.exec(line ?? '')?.[0].length ?? 0));
    for (let at = from - 1; at < to; at++) this.#lines[at] = this.#lines[at]?.replace(new RegExp(`^ {0,${width}}`), '');
  }

  toString(): string {
    return this.#lines.filter((line) => line !== undefined).join('\n');
  }
}
