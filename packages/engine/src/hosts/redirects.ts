/** Addresses that have moved, encoded and with the base. */
import { toAddress } from '../shared/paths.ts';
import type { HostedSite } from './host.ts';

/** Old address → new one; a site that lies deeper is found from the root. */
export function redirectsOf({ baseUrl, redirects = [] }: HostedSite): [from: string, to: string][] {
  const fromRoot: [string, string][] = baseUrl === '/' ? [] : [['/', toAddress(baseUrl, '/')]];
  return [
    ...fromRoot,
    ...redirects.map(([from, to]): [string, string] => [toAddress(baseUrl, from), toAddress(baseUrl, to)]),
  ];
}
