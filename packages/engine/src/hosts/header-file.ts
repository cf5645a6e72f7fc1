/** Hosts that read `_headers` and `_redirects`: Cloudflare Pages and Netlify. Both compress by themselves. */
import { headersFile } from '../emit/csp.ts';
import type { HostFile } from '../emit/host-file.ts';
import { toAddress } from '../shared/paths.ts';
import { withClean } from './clean-names.ts';
import type { Host, HostedSite } from './host.ts';
import { redirectsOf } from './redirects.ts';

/** https://developers.cloudflare.com/pages/configuration/headers/ and /redirects/; limits of the free plan. */
export const cloudflarePages: Host = {
  twins: [],
  // https://github.com/cloudflare/workers-sdk/issues/3861
  hasNoRanges: true,
  hasRedirects: true,
  files: (site) => ({ _headers: headers(site), _redirects: redirects(site, '301') }),
  limits: { files: 20_000, file: 25 * 2 ** 20, redirects: 2000 },
};

/** https://docs.netlify.com/routing/headers/: rules cannot take headers off, so that two policies both hold. */
export const netlify: Host = {
  twins: [],
  hasRedirects: true,
  files: (site) => ({ _headers: headers(site).replace(/^ {2}! .*\n/gm, ''), _redirects: redirects(site, '301!') }),
};

/** Both take the ending off a page's address, a lab's sandbox among them: its headers are for that address, too. */
function headers(site: HostedSite): string {
  return siteHeadersFile({ ...site, overrides: withClean(site.overrides) });
}

/** The header file that every build writes. */
export function siteHeadersFile({ headers, baseUrl, overrides }: HostFile): string {
  return headersFile(headers, toAddress(baseUrl, '/'), overrides);
}

function redirects(site: HostedSite, status: string): string {
  return redirectsOf(site)
    .map(([from, to]) => `${from} ${to} ${status}\n`)
    .join('');
}
