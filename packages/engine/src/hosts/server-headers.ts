/** Headers for servers that read their configuration when they start: a deploy may forget to tell them. */
import { IMMUTABLE } from '../emit/csp.ts';
import type { HostedSite } from './host.ts';

/** What scripts and sheets are allowed hangs on a page's own bytes, and stands in the page; an old header would stop a new page. */
const OF_THE_PAGE = /^(?:default|script|style)-src /;

/** Of a drawing that is opened by itself: nothing in it runs. */
const DRAWING = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:";

export interface ServerHeaders {
  pages: Record<string, string>;
  assets: Record<string, string>;
  drawings: Record<string, string>;
  /** Output name, or a folder's with `/*` → headers that replace those of pages. */
  overrides: Record<string, Record<string, string>>;
}

export function serverHeaders({ headers, overrides = {} }: HostedSite): ServerHeaders {
  const pages = lasting({ ...headers, 'Cache-Control': 'no-cache' });
  const assets = { ...pages, 'Cache-Control': IMMUTABLE };
  const over = ([file, fields]: [string, Record<string, string>]) =>
    [file, { ...(file.startsWith('assets/') ? assets : pages), ...lasting(fields) }] as const;
  return {
    pages,
    assets,
    drawings: { ...assets, 'Content-Security-Policy': DRAWING },
    overrides: Object.fromEntries(Object.entries(overrides).map(over)),
  };
}

/** Without what names a hash. */
function lasting(fields: Record<string, string>): Record<string, string> {
  const { 'Content-Security-Policy': policy, ...rest } = fields;
  if (policy === undefined) return rest;
  const rules = policy.split('; ').filter((rule) => !policy.includes("'sha256-") || !OF_THE_PAGE.test(rule));
  return { ...rest, 'Content-Security-Policy': rules.join('; ') };
}
