/** Arguments that let a browser reach nothing but this machine. */
export const OFFLINE: string[];
/** Path of a Chromium on this machine; undefined when there is none. */
export function findChromium(): Promise<string | undefined>;
/** Path of the headless shell; undefined when there is none. */
export function findShell(): string | undefined;
/** Path of the browser that tests run in; undefined when there is none. */
export function findTestBrowser(): Promise<string | undefined>;
