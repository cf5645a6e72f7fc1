/** Foreign hosts the configuration opens; the Content-Security-Policy names exactly these. */
import type { SiteConfig } from './schema.ts';

export interface ForeignHosts {
  script: string[];
  style: string[];
  /** Servers that comments talk to: the script's own, and addresses among its options. */
  connect: string[];
}

/** Origins by what is loaded from them; all empty unless style sheets or comments are configured. */
export function foreignHosts(config: SiteConfig): ForeignHosts {
  const { comments, stylesheets } = config;
  const script = comments?.script ? [comments.script] : [];
  const style = [...stylesheets, ...(comments?.stylesheet ? [comments.stylesheet] : [])];
  const connect = [...script, ...Object.values(comments?.options ?? {})];
  return { script: origins(script), style: origins(style), connect: origins(connect) };
}

function origins(addresses: string[]): string[] {
  const foreign = addresses.filter((address) => /^https?:\/\//i.test(address) && URL.canParse(address));
  return [...new Set(foreign.map((address) => new URL(address).origin))].sort();
}
