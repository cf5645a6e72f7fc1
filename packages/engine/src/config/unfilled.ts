/** Fields that the author has not filled in yet; `build` mentions them once, since the site works without them. */
import type { SiteConfig } from './schema.ts';

/** Reserved hosts (RFC 2606): an address there is a placeholder. */
const PLACEHOLDER = /^https?:\/\/(?:[^/]+\.)?example\.(?:com|net|org)(?:[/:?#]|$)/i;

/** Names of the fields to fill in; an absent (not empty) filing number is not wanted. */
export function unfilledFields({ url, navbar, footer, reportUrl }: SiteConfig): string[] {
  const fields: [name: string, isUnfilled: boolean][] = [
    ['网站地址', PLACEHOLDER.test(url)],
    ['备案号', footer.icp === ''],
    ['公安备案号', footer.police === ''],
    ...navbar.items.map(({ label, href = '' }): [string, boolean] => [`“${label}”的地址`, PLACEHOLDER.test(href)]),
    ['报告地址', PLACEHOLDER.test(reportUrl)],
  ];
  return fields.flatMap(([name, isUnfilled]) => (isUnfilled ? [name] : []));
}
