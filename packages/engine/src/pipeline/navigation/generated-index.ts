/** The content of a generated index page: a list instead of a text. */
import type { NavLink } from '../../shared/page.ts';
import type { CompiledSummary } from '../types.ts';
import type { GeneratedIndex } from './entries.ts';

/** The group's children with their titles. */
export function generatedItems({ entry }: GeneratedIndex): NavLink[] {
  return (entry.children ?? []).map(({ label, page }) => ({
    title: page?.title ?? label,
    ...(page ? { path: page.path } : {}),
  }));
}

/** Placeholder for a compiled note's summary; the cache holds nothing for it. */
export function emptySummary(title: string, description: string): CompiledSummary {
  return {
    title,
    description,
    toc: [],
    ids: [],
    links: [],
    assets: [],
    dependencies: [],
    mediaHosts: [],
    hasMath: false,
    facts: {},
    readingMinutes: 1,
    hanCount: 0,
    problems: [],
    cacheKey: '',
  };
}
