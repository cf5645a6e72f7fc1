/** What a feature brings to the shell: the same on the server and in the browser, in the application from the start. */
import { type ComponentType, createContext, use } from 'react';
import type { PageData } from '../shared/page.ts';
import type { ShellConfig } from '../shared/site.ts';

export interface ShellFeature {
  name: string;
  /** Components of its pages, by the names that their data carry. */
  pages?: Readonly<Record<string, ComponentType>>;
  /** The control by which readers look for something: in the navbar, on the home page and where a page is missing. */
  Finder?: ComponentType<{ label: string }>;
  /** A dialog that stands closed in every document, before everything else. */
  Dialog?: ComponentType;
  /** What goes with every page and draws nothing of its own place. */
  Beside?: ComponentType;
  /** What its controls do, by their `data-action`. */
  actions?: Readonly<Record<string, () => void>>;
  /** Begins in the browser, before the page is taken over. */
  start?: (site: ShellConfig, page: PageData) => void;
}

export const FeaturesContext = createContext<readonly ShellFeature[]>([]);

/** What the site's features bring to the shell. */
export function useFeatures(): readonly ShellFeature[] {
  return use(FeaturesContext);
}
