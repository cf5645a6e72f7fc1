/** `vercel.json` beside the files: clean addresses, headers, redirects. https://vercel.com/docs/project-configuration */
import { IMMUTABLE } from '../emit/csp.ts';
import { toAddress } from '../shared/paths.ts';
import { withClean } from './clean-names.ts';
import type { Host, HostedSite } from './host.ts';
import { redirectsOf } from './redirects.ts';

export const vercel: Host = {
  twins: [],
  hasRedirects: true,
  files: (site) => ({ 'vercel.json': JSON.stringify(settings(site), null, 1) }),
};

function settings(site: HostedSite) {
  const { baseUrl, headers, overrides } = site;
  const rule = (source: string, fields: Record<string, string>) => ({
    source,
    headers: Object.entries(fields).map(([key, value]) => ({ key, value })),
  });
  const at = (file: string) => pattern(toAddress(baseUrl, `/${file}`));
  return {
    cleanUrls: true,
    headers: [
      rule(`${pattern(toAddress(baseUrl, '/'))}(.*)`, headers),
      rule(`${at('assets/')}(.*)`, { 'Cache-Control': IMMUTABLE }),
      ...Object.entries(withClean(overrides)).map(([file, fields]) =>
        rule(file.endsWith('/*') ? `${at(file.slice(0, -1))}(.*)` : at(file), fields),
      ),
    ],
    redirects: redirectsOf(site).map(([from, destination]) => ({
      source: pattern(from),
      destination,
      permanent: true,
    })),
  };
}

/** A path as its patterns take it: what means something there is escaped. */
function pattern(address: string): string {
  return address.replace(/[():*+?{}\\]/g, '\\$&');
}
