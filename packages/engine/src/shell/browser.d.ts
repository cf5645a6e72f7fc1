/** What the boot leaves on `window` for the application, and what the build gives to the boot. */
import type { ColorModeConfig, Runtime } from '../shared/site.ts';
import type { ScrollMemory } from './boot/scroll-memory.ts';

declare global {
  /** What prefetching and the application tell each other, in whichever order they come. */
  interface Prefetching {
    /** Path → address of the documents that were prefetched before the application was there. */
    documents?: Map<string, string>;
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
    /** The control whose click came before the application. */
    __click: HTMLElement | null | undefined;
    __scroll: ScrollMemory;
  }
}
