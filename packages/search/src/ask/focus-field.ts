/** Gives the focus of a button that is about to go to the search's field. */
export function focusField(button: HTMLElement): void {
  button.closest('dialog')?.querySelector<HTMLElement>('.search-field')?.focus();
}
