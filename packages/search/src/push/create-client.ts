/** The official client for the configured application. */
import { algoliasearch, type SearchClient } from 'algoliasearch';
import { defaultHost } from '../config/search-schema.ts';
import type { HostedSearch } from '../options.ts';

/** A client with a key; the service's own hosts, unless the configuration names others. */
export function createClient({ appId, hosts }: HostedSearch, key: string): SearchClient {
  const isOwn = hosts.length === 1 && hosts[0] === defaultHost(appId);
  return algoliasearch(appId, key, isOwn ? {} : { hosts: hosts.map(toHost) });
}

function toHost(origin: string) {
  const { protocol, host } = new URL(origin);
  return { url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' } as const;
}
