/** Foreign hosts the configuration opens; the Content-Security-Policy names exactly these. */
import type { ConfigFeature } from './config-feature.ts';
import type { SiteConfig } from './schema.ts';

export interface ForeignHosts {
  script: string[];
  style: string[];
  /** Servers that scripts talk to: those of comments and of features. */
  connect: string[];
  /** Whose pages are shown in frames. */
  frame: string[];
  /** From which notes show pictures, videos and sound. */
  media: string[];
}

/** Origins by what is loaded from them; all empty unless style sheets, comments or a feature's servers are configured, or notes show `media` of other sites. */
export function foreignHosts(
  config: SiteConfig,
  features: readonly ConfigFeature[] = [],
  media: string[] = [],
): ForeignHosts {
  const { comments, stylesheets } = config;
  const script = comments?.script ? [comments.script] : [];
  const style = [...stylesheets, ...(comments?.stylesheet ? [comments.stylesheet] : [])];
  const asked = features.flatMap(({ name, hosts }) => hosts?.(config.options[name]) ?? []);
  const framed = features.flatMap(({ name, frames }) => frames?.(config.options[name]) ?? []);
  const connect = [...script, ...Object.values(comments?.options ?? {}), ...asked];
  return {
    script: origins(script),
    style: origins(style),
    connect: origins(connect),
    frame: origins([...script, ...framed]),
    media: origins(media),
  };
}

function origins(addresses: string[]): string[] {
  const foreign = addresses.filter((address) => /^https?:\/\//i.test(address) && URL.canParse(address));
  return [...new Set(foreign.map((address) => new URL(address).origin))].sort();
}
