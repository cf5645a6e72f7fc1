/** The Content-Security-Policy: one text for all pages, as a meta tag and as a header. */
import { createHash } from 'node:crypto';
import type { ForeignHosts } from '../config/hosts.ts';
import { TRUST_POLICY } from '../shared/constants.ts';
import type { HostFile } from './host-file.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';

/** The inline code of every page, and the hosts that the configuration allows. */
export interface PolicyInput {
  /** Texts of the inline scripts. */
  scripts: readonly string[];
  /** Texts of the inlined style sheets. */
  sheets: readonly string[];
  hosts: ForeignHosts;
}

/** `'sha256-…'` of an inline script or style, as the browser computes it. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The policy for the meta tag; Style attributes are allowed because formulas and diagrams need them; nothing else is. */
export function contentPolicy({ scripts, sheets, hosts }: PolicyInput): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[...scripts, SPECULATION_RULES].map(sourceHash), ...hosts.script],
    'style-src': ["'self'", ...sheets.map(sourceHash), ...hosts.style],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts.media],
    'media-src': ["'self'", ...hosts.media],
    'font-src': ["'self'", ...hosts.style],
    'connect-src': ["'self'", ...hosts.connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...hosts.frame],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    // A configured third-party script need not support Trusted Types.
    ...(hosts.script.length === 0 && { 'require-trusted-types-for': ["'script'"], 'trusted-types': [TRUST_POLICY] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The policy for the header: `frame-ancestors` has no effect in a meta tag. */
export function headerPolicy(policy: string): string {
  return `${policy}; frame-ancestors 'self'`;
}

/** Headers every answer carries, as the preview server and hosts send them. */
export function siteHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': headerPolicy(policy),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}

/** Headers of downloads: a browser that opens one anyway gives it no origin and runs nothing. */
export const DOWNLOAD_HEADERS = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Content-Disposition': 'attachment',
};

/** The header file that static hosts read (`_headers`). */
export function headersFile(
  headers: Record<string, string>,
  base: string,
  overrides: HostFile['overrides'] = {},
): string {
  const lines = (fields: Record<string, string>) =>
    Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`);
  // A host adds the lines of all rules that match, and two policies allow what both allow: the common one is taken off first.
  const own = Object.entries(overrides).flatMap(([file, fields]) => [
    `${base}${file}`,
    ...Object.keys(fields).map((name) => `  ! ${name}`),
    ...lines(fields),
  ]);
  return [`${base}*`, ...lines(headers), `${base}assets/*`, `  Cache-Control: ${IMMUTABLE}`, ...own, ''].join('\n');
}

/** For files whose name holds their hash. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
