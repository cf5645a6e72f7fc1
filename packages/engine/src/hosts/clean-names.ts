/** Hosts that take the ending off an address answer there, and look for headers there. */
import type { HostFile } from '../emit/host-file.ts';

/** Headers of `a.html` for `a` as well. */
export function withClean(overrides: HostFile['overrides'] = {}): NonNullable<HostFile['overrides']> {
  const both = ([file, fields]: [string, Record<string, string>]): [string, Record<string, string>][] =>
    file.endsWith('.html')
      ? [
          [file, fields],
          [file.replace(/\.html$/, ''), fields],
        ]
      : [[file, fields]];
  return Object.fromEntries(Object.entries(overrides).flatMap(both));
}
