/** What a server must know about a built site, as JSON: its base path, headers and redirects. */

/** Its path in the output. */
export const HOST_FILE = 'data/assets/host.json';

export interface HostFile {
  baseUrl: string;
  headers: Record<string, string>;
  /** Output name, or a folder's with `/*` → headers that replace those above. */
  overrides?: Record<string, Record<string, string>>;
  /** Old path → new path, decoded and without base. */
  redirects?: [from: string, to: string][];
}

/** Headers that a file has besides the site's: its folder's, then its own. */
export function ownHeaders(file: string, overrides: HostFile['overrides'] = {}): Record<string, string> {
  const matching = Object.entries(overrides).filter(
    ([name]) => name === file || (name.endsWith('/*') && file.startsWith(name.slice(0, -1))),
  );
  return Object.assign({}, ...matching.map(([, headers]) => headers));
}
