/** The special pages: the engine's own and those of features. */
import type { Site } from '../../pipeline/types.ts';
import type { SiteFeature } from '../site-feature.ts';
import { homePage } from './home.ts';
import { notFound } from './not-found.ts';
import type { SpecialPage } from './special-page.ts';

/** Paths of those that search engines may list, home first. */
export function listedPaths(site: Pick<Site, 'docs'>, features: readonly SiteFeature[]): string[] {
  return shownPages(site, features).flatMap(({ path, noindex, isFallback }) => (noindex || isFallback ? [] : path));
}

/** Those that the site has: where a note is the root page there is no other. */
export function shownPages({ docs }: Pick<Site, 'docs'>, features: readonly SiteFeature[]): SpecialPage[] {
  return specialPages(features).filter(({ path }) => !docs.some((doc) => doc.path === path));
}

/** Home first. */
export function specialPages(features: readonly SiteFeature[]): SpecialPage[] {
  return [homePage(features), ...features.flatMap(({ pages = [] }) => pages), notFound];
}
