/** Fields that the author has not filled in yet; `build` mentions them once, since the site works without them. */
import { words } from '../words/configuration.ts';
import type { SiteConfig } from './schema.ts';

/** Reserved hosts (RFC 2606): an address there is a placeholder. */
const PLACEHOLDER = /^https?:\/\/(?:[^/]+\.)?example\.(?:com|net|org)(?:[/:?#]|$)/i;

/** Names of the fields to fill in; an absent (not empty) filing number is not wanted. */
export function unfilledFields({ url, navbar, footer, reportUrl, options }: SiteConfig): string[] {
  const fields: [name: string, isUnfilled: boolean][] = [
    [words.url, PLACEHOLDER.test(url)],
    [words.icp, footer.icp === ''],
    [words.police, footer.police === ''],
    ...navbar.items.map(({ label, href = '' }): [string, boolean] => [words.hrefOf(label), PLACEHOLDER.test(href)]),
    [words.reportUrl, PLACEHOLDER.test(reportUrl)],
    ...Object.entries(options).map(([name, option]): [string, boolean] => [
      words.addressIn(`${name}()`),
      holdsPlaceholder(option),
    ]),
  ];
  return fields.flatMap(([name, isUnfilled]) => (isUnfilled ? [name] : []));
}

/** Whether an option, or something in it, is a placeholder. */
function holdsPlaceholder(option: unknown): boolean {
  if (typeof option === 'string') return PLACEHOLDER.test(option);
  return typeof option === 'object' && option !== null && Object.values(option).some(holdsPlaceholder);
}
