/** Looking into data that others have written: whatever is not of the wanted kind is absent. */
import { decodePath } from '../../shared/paths.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none of anything else. */
export function fields(value: unknown): Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};
}

/** A text that is not empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** The elements of a list; none of anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Globs of files that are no notes, as the configuration's `exclude`; nothing when there are none. */
export function excludeOf(globs: unknown): { exclude?: string[] } {
  const exclude = listOf(globs).flatMap((one) => textOf(one) ?? []);
  return exclude.length > 0 ? { exclude } : {};
}

/** The configuration's `url` and `baseUrl` from one address, if it is one. */
export function siteAddress(address: unknown): { url?: string; baseUrl?: string } {
  const text = textOf(address);
  if (!text || !URL.canParse(text)) return {};
  const { origin, pathname } = new URL(text);
  const path = decodePath(pathname);
  return /^https?:/.test(origin) ? { url: origin, ...(path !== null && { baseUrl: withSlashes(path) }) } : {};
}

/** A path with a slash at both ends. */
export function withSlashes(path: string): string {
  const inner = path.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/** `{ '/old': '/new' }`, or `{ destination: '/new' }` for an address, as pairs. */
export function redirectPairs(written: unknown): { from: string; to: string }[] {
  return Object.entries(fields(written)).flatMap(([from, value]) => {
    const to = textOf(value) ?? textOf(fields(value).destination);
    return to === undefined ? [] : [{ from, to }];
  });
}
