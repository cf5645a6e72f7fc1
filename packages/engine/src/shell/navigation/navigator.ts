/** Moves from page to page: load, style sheets, then address, title, content and scroll in one step. */
import type { PageData } from '../../shared/page.ts';
import type { PageLoader } from './page-loader.ts';

/** What a navigation touches; the browser's in `start-navigation.ts`, tests' own elsewhere. */
export interface NavigationHost {
  loader: PageLoader;
  ensureStyleSheets: (addresses: readonly string[]) => Promise<void>;
  /** Whether data of this shell asks for a full load first. */
  mustLoadDocument: (shell: string) => boolean;
  /** Shows the page; a pushed one gets a history entry first. */
  show: (page: PageData, target: URL, isPush: boolean) => void;
  /** Lets the browser load the target's document. */
  leave: (target: URL, isPush: boolean) => void;
  startProgress: () => void;
  endProgress: () => void;
}

export interface Navigator {
  /** Goes to the page `path` at `target`; pushed by a click, or already in the address bar after Back and Forward. */
  go: (path: string, target: URL, isPush: boolean) => Promise<void>;
  /** Cancels a pending navigation. */
  cancel: () => void;
}

/** Makes a navigator; of two pending navigations the newest wins. */
export function createNavigator(host: NavigationHost): Navigator {
  let latest = 0;
  const cancel = () => {
    latest++;
    host.endProgress();
  };

  const go = async (path: string, target: URL, isPush: boolean) => {
    const turn = ++latest;
    host.startProgress();
    try {
      const page = await host.loader.load(path);
      if (turn !== latest) return;
      if (host.mustLoadDocument(page.shell)) return host.leave(target, isPush);
      await host.ensureStyleSheets(page.styles);
      if (turn === latest) host.show(page, target, isPush);
    } catch {
      if (turn === latest) host.leave(target, isPush);
    } finally {
      if (turn === latest) host.endProgress();
    }
  };
  return { go, cancel };
}
