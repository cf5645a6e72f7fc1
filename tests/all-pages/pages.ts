import { docPaths } from '../support/model.ts';
import type { SiteName } from '../support/sites.ts';

/** Every page of a built site that readers can come to by its lists, and the fixed ones. */
export function everyPage(site: SiteName): string[] {
  return ['/', '/search', '/复习', '/质量', '/术语表', '/离线', ...docPaths(site)];
}
