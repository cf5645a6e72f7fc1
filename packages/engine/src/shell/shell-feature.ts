/** What a feature adds to the shell, on the server and in the browser; part of the application. */
import { type ComponentType, createContext, use } from 'react';
import type { PageData } from '../shared/page.ts';
import type { ShellConfig } from '../shared/site.ts';

export interface ShellFeature {
  name: string;
  /** Components of its pages, by the names that their data carry. */
  pages?: Readonly<Record<string, ComponentType>>;
  /** The search button: in the navbar, on the home page and on the not-found page. */
  Finder?: ComponentType<{ label: string }>;
  /** A button beside the colour switch in the bar, and at the drawer's head: it has a class or action by which its sheet hides one of the two. */
  Control?: ComponentType;
  /** A control in the line below a note. */
  Foot?: ComponentType;
  /** Below a note, after all that the engine and other features have there; inside the layout. */
  Under?: ComponentType;
  /** A closed dialog in every document, before everything else. */
  Dialog?: ComponentType;
  /** Rendered with every page, outside its layout. */
  Beside?: ComponentType;
  /** What its controls do, by their `data-action`. */
  actions?: Readonly<Record<string, () => void>>;
  /** Starts it in the browser, before hydration. */
  start?: (site: ShellConfig, page: PageData) => void;
}

export const FeaturesContext = createContext<readonly ShellFeature[]>([]);

/** What the site's features add to the shell. */
export function useFeatures(): readonly ShellFeature[] {
  return use(FeaturesContext);
}
