/** The mobile drawer: `<dialog id="drawer">`, opened and closed without the application. */
import { DESKTOP_BREAKPOINT } from '../../shared/constants.ts';
import { find } from './find.ts';

/** Opens the drawer over the page. Its slot is there until the application draws the tree itself. */
export function openDrawer(): void {
  const slot = find('#drawer-tree');
  if (slot) slot.replaceChildren(...(find('.sidebar-scroll') as HTMLElement).cloneNode(true).childNodes);
  (find('#drawer') as HTMLDialogElement).showModal();
}

/** Closes the drawer; nothing happens when it is closed. */
export function closeDrawer(): void {
  const drawer = find<HTMLDialogElement>('#drawer');
  if (drawer) drawer.close();
}

/** Closes the drawer when the window becomes as wide as a desktop's. */
export function watchWidth(): void {
  matchMedia(`(max-width:${DESKTOP_BREAKPOINT}px)`).onchange = closeDrawer;
}
