/** Finds notes by an id as authors write it. */
import { nearest } from '../../shared/nearest.ts';
import { normaliseDocId } from '../read/doc-path.ts';
import type { CompiledPage } from './folder-tree.ts';

export class DocIds {
  private readonly pages = new Map<string, CompiledPage>();

  constructor(pages: CompiledPage[]) {
    for (const page of pages) this.pages.set(page.note.id, page);
  }

  /** The note with an id; `a/index`, `a/README`, `a/a` and `a` all find the index page `a/`. */
  find(id: string): CompiledPage | undefined {
    const wanted = normaliseDocId(id);
    const written = this.pages.get(id) ?? this.pages.get(wanted);
    const ownName = wanted.replace(/(^|\/)([^/]+)\/\2$/, '$1$2/');
    const root = /^readme$/i.test(wanted) ? this.pages.get('') : undefined;
    return written ?? this.pages.get(`${wanted}/`) ?? this.pages.get(ownName) ?? root;
  }

  /** The id most like a wrong one. */
  nearest(id: string): string | undefined {
    return nearest(normaliseDocId(id), this.pages.keys());
  }
}
