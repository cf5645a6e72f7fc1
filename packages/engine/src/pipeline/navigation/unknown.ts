/** The catalogue's “missing sidebar id” and “missing doc id”: the exact English beside the Chinese. */
import { unknownSidebar } from '../../config/complete.ts';
import { words } from '../../words/notes-source.ts';
import { didYouMean } from '../../words/phrases.ts';
import type { PlacedIssue } from '../read/yaml.ts';
import type { DocIds } from './doc-ids.ts';

type Unplaced = Omit<PlacedIssue, 'line' | 'column'>;

/** No note has this id. */
export function unknownDoc(id: string, ids: DocIds): Unplaced {
  const near = ids.nearest(id);
  return {
    severity: 'error',
    rule: 'unknown-doc-id',
    message: words.unknownDoc(id),
    fix: near ? didYouMean(near) : words.whatIds,
  };
}

/** No sidebar has this id. */
export function unknownSidebarProblem(id: string, ids: string[]): Unplaced {
  return { severity: 'error', rule: 'unknown-sidebar-id', ...unknownSidebar(id, ids) };
}
