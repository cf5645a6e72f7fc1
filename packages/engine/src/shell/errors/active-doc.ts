import type { PageData } from '../../shared/page.ts';
import type { ShellConfig } from '../../shared/site.ts';
import { docsPluginMissing, noActiveDocs } from './catalogue.ts';

/** Throws unless the page is a note; called first by what only works on notes. */
export function requireActiveDoc(site: ShellConfig, page: PageData): void {
  if (site.sidebars.length === 0) throw docsPluginMissing();
  if (page.component !== 'DocPage') throw noActiveDocs(page.path);
}
