/** What screen readers are told of the book: the structures of its parts, one after the other in one document. */
import type { Copier } from './copier.ts';
import type { Part } from './part.ts';
import type { PdfWriter } from './pdf-writer.ts';
import { numberAfter, references, textOfObject } from './read-pdf.ts';

export class Structure {
  readonly #writer: PdfWriter;
  /** The element that has the parts' below it. */
  readonly #document: number;
  readonly #sections: number[] = [];
  readonly #parents: string[] = [];
  readonly #names: number[] = [];
  /** Pages and links are numbered from here in the next part. */
  #keys = 0;

  constructor(writer: PdfWriter) {
    this.#writer = writer;
    this.#document = writer.reserve();
  }

  /** What stands in the place of a part's own root. */
  instead({ catalog }: Part): Map<number, number> {
    return new Map([[numberAfter('StructTreeRoot', catalog), this.#document]]);
  }

  /** Gives the texts of the next part's objects keys and names that no other part has. */
  changeOf({ catalog, file }: Part): (text: string, number: number) => string {
    const section = numberAfter('K', textOfObject(file, numberAfter('StructTreeRoot', catalog)));
    const keys = this.#keys;
    const prefix = `p${String(this.#sections.length).padStart(4, '0')}-`;
    return (text, number) => {
      if (/^<<\/Type \/(Page|Annot)\n/.test(text)) {
        return text.replace(/\/(StructParents?) (\d+)/, (_, key, own) => `/${key} ${keys + Number(own)}`);
      }
      if (!/^<<\/(Type \/StructElem|Limits)/.test(text)) return text;
      const named = text.replace(/\((node\d+)\)/g, `(${prefix}$1)`);
      return number === section ? named.replace('/S /Document', '/S /Part') : named;
    };
  }

  /** Takes over a part's structure. */
  append({ catalog, file }: Part, copier: Copier): void {
    const root = textOfObject(file, numberAfter('StructTreeRoot', catalog));
    this.#sections.push(copier.take(numberAfter('K', root)));
    const parents = textOfObject(file, numberAfter('ParentTree', root));
    for (const [, key, value] of parents.matchAll(/(\d+) (\d+) 0 R/g)) {
      this.#parents.push(`${this.#keys + Number(key)} ${copier.take(Number(value))} 0 R`);
    }
    const names = root.includes('/IDTree') ? references(textOfObject(file, numberAfter('IDTree', root))) : [];
    this.#names.push(...names.map((leaf) => copier.take(leaf)));
    this.#keys += numberAfter('ParentTreeNextKey', root);
  }

  /** Adds the root, and gives its number. */
  finish(language: string): number {
    const root = this.#writer.reserve();
    const parents = this.#writer.add(`<</Nums [${this.#parents.join(' ')}]>>`);
    const names = this.#writer.add(`<</Kids [${listed(this.#names)}]>>`);
    const kids = `/K [${listed(this.#sections)}] /P ${root} 0 R /Lang (${language})`;
    this.#writer.set(this.#document, `<</Type /StructElem /S /Document ${kids}>>`);
    const trees = `/ParentTree ${parents} 0 R /ParentTreeNextKey ${this.#keys}${this.#names.length > 0 ? ` /IDTree ${names} 0 R` : ''}`;
    this.#writer.set(root, `<</Type /StructTreeRoot /K ${this.#document} 0 R ${trees}>>`);
    return root;
  }
}

/** References to objects, as an array has them. */
export function listed(numbers: readonly number[]): string {
  return numbers.map((number) => `${number} 0 R`).join(' ');
}
