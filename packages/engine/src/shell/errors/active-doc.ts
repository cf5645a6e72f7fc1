import type { PageData } from '../../shared/page.ts';
import type { ShellConfig } from '../../shared/site.ts';
import { docsPluginMissing, noActiveDocs } from './catalogue.ts';

/** Insists that the page is a note of this site; what works on notes alone calls it first. */
export function requireActiveDoc(site: ShellConfig, page: PageData): void {
  if (site.sidebars.length === 0) throw docsPluginMissing();
  if (page.component !== 'DocPage') throw noActiveDocs(page.path);
}
