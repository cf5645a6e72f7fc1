/** The mobile drawer: `<dialog id="drawer">`, opened and closed without the application. */
import { DESKTOP_BREAKPOINT } from '../../shared/constants.ts';

const drawer = () => document.getElementById('drawer') as HTMLDialogElement;

/** Opens the drawer over the page. */
export function openDrawer(): void {
  drawer().showModal();
}

/** Closes the drawer; nothing happens when it is closed. */
export function closeDrawer(): void {
  drawer()?.close();
}

/** Closes the drawer when the window becomes as wide as a desktop's. */
export function watchWidth(): void {
  matchMedia(`(max-width:${DESKTOP_BREAKPOINT}px)`).onchange = closeDrawer;
}
