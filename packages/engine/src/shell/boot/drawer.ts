/** The mobile drawer: `<dialog id="drawer">`, opened without the application. */
import { find } from './find.ts';

/** Opens the drawer. The boot fills its slot until the application renders the tree itself. */
export function openDrawer(): void {
  const slot = find('#drawer-tree');
  if (slot) slot.replaceChildren(...(find('.sidebar-scroll') as HTMLElement).cloneNode(true).childNodes);
  (find('#drawer') as HTMLDialogElement).showModal();
}
