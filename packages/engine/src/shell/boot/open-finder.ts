/** Opens the search dialog. It is in every document, so its field takes what is typed from the start, with input methods too. */
import { find } from './find.ts';

/** Opens the dialog, unless it is open. */
export function openFinder(): void {
  const dialog = find<HTMLDialogElement>('.finder') as HTMLDialogElement;
  if (!dialog.open) dialog.showModal();
}
