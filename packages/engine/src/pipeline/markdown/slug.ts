/** Heading ids as GitHub (and so Docusaurus) makes them: lower case, Unicode letters kept, spaces to hyphens. */
const DROPPED = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu;

/** The id that a heading's text asks for; `section` when nothing is left of it. */
export function slugOf(text: string): string {
  const slug = text.normalize('NFC').trim().toLowerCase().replace(DROPPED, '').replace(/ /g, '-');
  return slug || 'section';
}

/** How an engine names headings. */
export interface HeadingIds {
  /** The id that a text asks for; it may be empty. */
  slugOf: (text: string) => string;
  /** What stands between an id that is taken and its number. */
  joint: string;
  /** The page's title takes an id as other headings do. */
  isTitleNamed: boolean;
}

export const OUR_IDS: HeadingIds = { slugOf, joint: '-', isTitleNamed: false };

/** Makes ids of one page unique: the second `a` becomes `a-1`. */
export class IdRegister {
  readonly #taken: Set<string>;
  /** The last number given to an id: searching from 1 would be quadratic for a page of equal headings. */
  readonly #counts = new Map<string, number>();

  readonly #joint: string;

  /** `reserved` are ids of the document around the note, which no heading may take. */
  constructor(reserved: Iterable<string> = [], joint = OUR_IDS.joint) {
    this.#taken = new Set(reserved);
    this.#joint = joint;
  }

  /** Takes the id as it is; false when it was taken before. */
  take(id: string): boolean {
    if (this.#taken.has(id)) return false;
    this.#taken.add(id);
    return true;
  }

  /** Takes the id, or the first free one with a number behind it. */
  takeFree(id: string): string {
    if (id !== '' && this.take(id)) return id;
    let count = this.#counts.get(id) ?? 0;
    let free: string;
    do free = `${id}${this.#joint}${++count}`;
    while (!this.take(free));
    this.#counts.set(id, count);
    return free;
  }
}
