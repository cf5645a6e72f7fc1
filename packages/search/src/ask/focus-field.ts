/** Moves focus from a button that is about to disappear to the search field. */
export function focusField(button: HTMLElement): void {
  button.closest('dialog')?.querySelector<HTMLElement>('.search-field')?.focus();
}
