/** Foreign hosts the configuration opens; the Content-Security-Policy names exactly these. */
import type { SiteConfig } from './schema.ts';

export interface ForeignHosts {
  script: string[];
  style: string[];
  /** Servers that scripts talk to: those of comments, hosted search and the ask mode. */
  connect: string[];
}

/** Origins by what is loaded from them; all empty unless style sheets, comments, hosted search or an answering service are configured. */
export function foreignHosts(config: SiteConfig): ForeignHosts {
  const { comments, stylesheets } = config;
  const script = comments?.script ? [comments.script] : [];
  const style = [...stylesheets, ...(comments?.stylesheet ? [comments.stylesheet] : [])];
  const connect = [...script, ...Object.values(comments?.options ?? {}), ...searchHosts(config), ...askHosts(config)];
  return { script: origins(script), style: origins(style), connect: origins(connect) };
}

/** Origins that search asks; none unless it is hosted. */
export function searchHosts({ search }: SiteConfig): string[] {
  return search.provider === 'algolia' ? (search.algolia?.hosts ?? []) : [];
}

function askHosts({ search: { ask } }: SiteConfig): string[] {
  if (!ask.enabled) return [];
  return [ask.algolia?.host, ask.endpoint?.url].filter((address) => address !== undefined);
}

function origins(addresses: string[]): string[] {
  const foreign = addresses.filter((address) => /^https?:\/\//i.test(address) && URL.canParse(address));
  return [...new Set(foreign.map((address) => new URL(address).origin))].sort();
}
