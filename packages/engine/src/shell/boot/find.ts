/** The first element that matches; a helper, because every byte of the boot counts. */
export const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);
