/** Addresses that have moved, encoded and with the base. */
import { toAddress } from '../shared/paths.ts';
import type { HostedSite } from './host.ts';

/** Old address → new one. */
export function redirectsOf({ baseUrl, redirects = [] }: HostedSite): [from: string, to: string][] {
  return redirects.map(([from, to]) => [toAddress(baseUrl, from), toAddress(baseUrl, to)]);
}
