/** What the reader's line may carry unasked. */

/** The part of the Network Information API that we ask; TypeScript's DOM library has none of it. */
export interface Connection {
  saveData: boolean;
  effectiveType: string;
  downlink: number;
  rtt: number;
}

/** Whether the connection may carry what was not asked for; a browser that cannot tell counts as fast. */
export function mayPrefetch(line: Connection | undefined): boolean {
  return !line || (!line.saveData && !/2g/.test(line.effectiveType));
}

/** Whether one that may carries the application as well. */
export function isFast(line: Connection | undefined): boolean {
  return !line || (line.effectiveType === '4g' && line.downlink >= 5 && line.rtt <= 100);
}
