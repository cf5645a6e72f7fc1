/** Whether the reader's connection allows prefetching. */

/** The part of the Network Information API that we use; TypeScript's DOM library lacks it. */
export interface Connection {
  saveData: boolean;
  effectiveType: string;
  downlink: number;
  rtt: number;
}

/** Whether to prefetch over this connection; unknown counts as fast. */
export function mayPrefetch(line: Connection | undefined): boolean {
  return !line || (!line.saveData && !/2g/.test(line.effectiveType));
}

/** Whether to load the application early too. */
export function isFast(line: Connection | undefined): boolean {
  return !line || (line.effectiveType === '4g' && line.downlink >= 5 && line.rtt <= 100);
}
