/** The first element that matches; a short name, because the boot is counted in bytes. */
export const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);
