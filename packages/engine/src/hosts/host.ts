/** What a host wants of a built site; each host is a file of its own, `table.ts` lists them. */
import type { HostFile } from '../emit/host-file.ts';

/** A built site, as far as hosts are concerned. */
export interface HostedSite extends HostFile {
  /** Output names, without compressed copies. */
  files: readonly string[];
}

export interface Host {
  /** Compressed copies that it serves by itself. */
  twins: readonly ('.br' | '.gz')[];
  /** It has no address without its file's ending: `a.html` becomes `a/index.html`. */
  isFolders?: boolean;
  /** It serves the folder below the site's base path by itself, as project pages are. */
  isBelowBase?: boolean;
  /** Redirects are among its own files, so that none need be pages. */
  hasRedirects?: boolean;
  /** It sends whole files only, whatever part is asked for. */
  hasNoRanges?: boolean;
  /** Its configuration, relative to what is uploaded. */
  files: (site: HostedSite) => Record<string, string>;
  /** Limits of its free plan. */
  limits?: {
    files?: number;
    /** Bytes of one file. */
    file?: number;
    /** Old addresses that it reads. */
    redirects?: number;
  };
}

/** Folder of files that are read by the server and never sent. */
export const UNSENT = '.host';
