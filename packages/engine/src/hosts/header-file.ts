/** Hosts that read `_headers` and `_redirects`: Cloudflare Pages and Netlify. Both compress by themselves. */
import { headersFile } from '../emit/csp.ts';
import { toAddress } from '../shared/paths.ts';
import type { Host, HostedSite } from './host.ts';
import { redirectsOf } from './redirects.ts';

/** https://developers.cloudflare.com/pages/configuration/headers/ and /redirects/; limits of the free plan. */
export const cloudflarePages: Host = {
  twins: [],
  hasRedirects: true,
  files: (site) => ({ _headers: headers(site), _redirects: redirects(site, '301') }),
  limits: { files: 20_000, file: 25 * 2 ** 20 },
};

/** https://docs.netlify.com/routing/headers/: rules cannot take headers off, so that two policies both hold. */
export const netlify: Host = {
  twins: [],
  hasRedirects: true,
  files: (site) => ({ _headers: headers(site).replace(/^ {2}! .*\n/gm, ''), _redirects: redirects(site, '301!') }),
};

function headers({ headers, baseUrl, overrides }: HostedSite): string {
  return headersFile(headers, toAddress(baseUrl, '/'), overrides);
}

function redirects(site: HostedSite, status: string): string {
  return redirectsOf(site)
    .map(([from, to]) => `${from} ${to} ${status}\n`)
    .join('');
}
