/** Opens the dialog in which readers look for something. It stands in every document: its field takes what is typed from then on, input methods too. */
import { find } from './find.ts';

/** Shows the dialog; open already, it stays as it is. */
export function openFinder(): void {
  const dialog = find<HTMLDialogElement>('.finder') as HTMLDialogElement;
  if (!dialog.open) dialog.showModal();
}
