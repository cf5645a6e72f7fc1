/** Foreign hosts the configuration opens; the Content-Security-Policy names exactly these. */
import type { ConfigFeature } from './config-feature.ts';
import type { SiteConfig } from './schema.ts';

export interface ForeignHosts {
  script: string[];
  style: string[];
  /** Servers that scripts talk to: those of comments and of features. */
  connect: string[];
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
  const connect = [...script, ...Object.values(comments?.options ?? {}), ...featureHosts(config, features)];
  return { script: origins(script), style: origins(style), connect: origins(connect), media: origins(media) };
}

function featureHosts({ options }: SiteConfig, features: readonly ConfigFeature[]): string[] {
  return features.flatMap(({ name, hosts }) => hosts?.(options[name]) ?? []);
}

function origins(addresses: string[]): string[] {
  const foreign = addresses.filter((address) => /^https?:\/\//i.test(address) && URL.canParse(address));
  return [...new Set(foreign.map((address) => new URL(address).origin))].sort();
}
