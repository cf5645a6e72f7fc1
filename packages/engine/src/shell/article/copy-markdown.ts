import type { PageData } from '../../shared/page.ts';
import { markdownPath, toAddress } from '../../shared/paths.ts';
import type { ShellConfig } from '../../shared/site.ts';
import { requireActiveDoc } from '../errors/active-doc.ts';
import { patientFetch } from '../navigation/patient-fetch.ts';
import { copyText } from './clipboard.ts';

/** Copies the published Markdown of the page. */
export function copyMarkdown(site: ShellConfig, page: PageData): Promise<void> {
  const load = async () => {
    requireActiveDoc(site, page);
    const response = await patientFetch(toAddress(site.baseUrl, markdownPath(page.path)));
    if (!response.ok) throw new Error(String(response.status));
    return response.text();
  };
  return copyText(load());
}
