/** What a server must know about a built site, as JSON: where it lies and which headers it sends. */

/** Where it stands in the output. */
export const HOST_FILE = 'data/assets/host.json';

export interface HostFile {
  baseUrl: string;
  headers: Record<string, string>;
  /** Output name → headers that replace those above for this file. */
  overrides?: Record<string, Record<string, string>>;
}
