import type { PageData } from '../../shared/page.ts';
import { markdownPath, toAddress } from '../../shared/paths.ts';
import { copyText } from './clipboard.ts';

/** Copies the Markdown twin of the page. */
export function copyMarkdown(base: string, page: PageData): Promise<void> {
  const load = async () => {
    const response = await fetch(toAddress(base, markdownPath(page.path)));
    if (!response.ok) throw new Error(String(response.status));
    return response.text();
  };
  return copyText(load());
}
