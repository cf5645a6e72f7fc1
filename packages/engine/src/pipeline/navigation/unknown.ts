/** The catalogue's “missing sidebar id” and “missing doc id”: the exact English beside the Chinese. */
import { unknownSidebar } from '../../config/complete.ts';
import type { PlacedIssue } from '../read/yaml.ts';
import type { DocIds } from './doc-ids.ts';

type Unplaced = Omit<PlacedIssue, 'line' | 'column'>;

/** No note has this id. */
export function unknownDoc(id: string, ids: DocIds): Unplaced {
  const near = ids.nearest(id);
  return {
    severity: 'error',
    rule: 'unknown-doc-id',
    message: `没有 id 为“${id}”的笔记。(Couldn't find any doc with id "${id}" in version "current".)`,
    fix: near ? `是不是要写“${near}”？` : 'id 是笔记在内容文件夹里的路径，不带扩展名和数字前缀。',
  };
}

/** No sidebar has this id. */
export function unknownSidebarProblem(id: string, ids: string[]): Unplaced {
  return { severity: 'error', rule: 'unknown-sidebar-id', ...unknownSidebar(id, ids) };
}
