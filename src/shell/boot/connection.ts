/** The part of the Network Information API that we ask; TypeScript's DOM library has none of it. */
export interface Connection {
  saveData: boolean;
  effectiveType: string;
  downlink: number;
  rtt: number;
}

/** Whether the connection may carry the application unasked; a browser that cannot tell counts as fast. */
export function isFast(line: Connection | undefined): boolean {
  return !line || (!line.saveData && line.effectiveType === '4g' && line.downlink >= 5 && line.rtt <= 100);
}
