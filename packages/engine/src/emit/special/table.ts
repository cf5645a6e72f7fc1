/** The special pages: the engine's own and those of features. */
import type { SiteFeature } from '../site-feature.ts';
import { homePage } from './home.ts';
import { notFound } from './not-found.ts';
import type { SpecialPage } from './special-page.ts';

/** Paths of those that search engines may list, home first. */
export function listedPaths(features: readonly SiteFeature[]): string[] {
  return specialPages(features).flatMap(({ path, noindex, isFallback }) => (noindex || isFallback ? [] : path));
}

/** Home first. */
export function specialPages(features: readonly SiteFeature[]): SpecialPage[] {
  return [homePage(features), ...features.flatMap(({ pages = [] }) => pages), notFound];
}
