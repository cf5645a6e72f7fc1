/** Globals: what the boot sets on `window` for the application, and the build's constants for the boot. */
import type { PageData } from '../shared/page.ts';
import type { ColorModeConfig, Runtime } from '../shared/site.ts';
import type { ScrollMemory } from './boot/scroll-memory.ts';

declare global {
  /** The interface between prefetching and the application, in whichever order they load. */
  interface Prefetching {
    /** Path → address of documents that were prefetched before the application loaded. */
    documents?: Map<string, string>;
    /** The data of the page that the application shows. */
    page?: () => PageData;
    /** Fetches the data of a page into the application. */
    load?: (path: string, priority: RequestPriority) => Promise<unknown>;
  }
  /** Replaced by the build when it makes the inline boot. */
  const __BOOT__: {
    runtime: Runtime;
    colorMode: ColorModeConfig;
    /** Id of the announcement bar; null when there is none. */
    barId: string | null;
    hasFinder: boolean;
  };
  interface Window {
    __site: Runtime & Prefetching;
    /** The control that was clicked before the application loaded. */
    __click: HTMLElement | null | undefined;
    __scroll: ScrollMemory;
  }
}
