/** What the reader's line may carry unasked. */

/** The part of the Network Information API that we use; TypeScript's DOM library lacks it, and so do some browsers. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
  downlink: number;
  rtt: number;
}

type Connected = { connection?: Connection };

/** Whether to prefetch now; an unknown line counts as fast. */
export function mayPrefetch(line = (navigator as Connected).connection): boolean {
  return !line || (!line.saveData && !/2g/.test(line.effectiveType));
}

/** Whether to load the application early too. */
export function isFast(line = (navigator as Connected).connection): boolean {
  return !line || (line.effectiveType === '4g' && line.downlink >= 5 && line.rtt <= 100);
}
