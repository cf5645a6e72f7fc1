/** Opens the search's dialog, which stands in every document: its field takes what is typed from then on, input methods too. */
import { find } from './find.ts';

/** Shows the dialog; open already, it stays as it is. */
export function openSearch(): void {
  const dialog = find<HTMLDialogElement>('.search-dialog') as HTMLDialogElement;
  if (!dialog.open) dialog.showModal();
}
