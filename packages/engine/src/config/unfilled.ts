/** What the author has not filled in yet; `build` says it once, since the site stands without it. */
import type { SiteConfig } from './schema.ts';

/** Hosts that belong to nobody (RFC 2606): an address there stands for one to come. */
const PLACEHOLDER = /^https?:\/\/(?:[^/]+\.)?example\.(?:com|net|org)(?:[/:?#]|$)/i;

/** Names of the fields that wait for the author; a filing number that is left out, not empty, is not wanted. */
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
