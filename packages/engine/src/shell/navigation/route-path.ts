import { PATH_CACHE_LIMIT } from '../../shared/constants.ts';
import { cleanPath, decodePath, stripBase } from '../../shared/paths.ts';

const parsed = new Map<string, string | null>();

/** The site's path that a URL's pathname names; null when it is malformed or outside the base. */
export function parsePath(base: string, pathname: string): string | null {
  const key = base + pathname;
  const known = parsed.get(key);
  if (known !== undefined) return known;
  const decoded = decodePath(pathname);
  const path = decoded === null ? null : stripBase(base, cleanPath(decoded));
  if (parsed.size >= PATH_CACHE_LIMIT) parsed.delete(parsed.keys().next().value as string);
  parsed.set(key, path);
  return path;
}

/** @internal How many paths are remembered; for the test of the limit. */
export function parsedCount(): number {
  return parsed.size;
}
