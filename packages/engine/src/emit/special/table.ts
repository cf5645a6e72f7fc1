/** The special pages: the engine's own and those of features. */
import type { Site } from '../../pipeline/types.ts';
import { own } from '../../shared/own.ts';
import type { SiteFeature } from '../site-feature.ts';
import { homePage } from './home.ts';
import { notFound } from './not-found.ts';
import type { SpecialPage } from './special-page.ts';

type Placed = Pick<Site, 'docs' | 'moved'>;

/** Paths of those that search engines may list, home first. */
export function listedPaths(site: Placed, features: readonly SiteFeature[]): string[] {
  return shownPages(site, features).flatMap(({ path, noindex, isFallback }) => (noindex || isFallback ? [] : path));
}

/** Those that the site has, where they are: the root page may be a note, and others may have been moved for one. */
export function shownPages({ docs, moved }: Placed, features: readonly SiteFeature[]): SpecialPage[] {
  const placed = specialPages(features).map((page) => ({ ...page, path: own(moved, page.path) ?? page.path }));
  return placed.filter(({ path }) => !docs.some((doc) => doc.path === path));
}

/** Home first. */
export function specialPages(features: readonly SiteFeature[]): SpecialPage[] {
  return [homePage(features), ...features.flatMap(({ pages = [] }) => pages), notFound];
}
