import type { KeptSource, SourceKeeper } from '../config/kept-source.ts';
import { readCachedJson, writeCachedJson } from '../pipeline/cache/cache-file.ts';

const NAME = 'config/bundled.json';

/** Keeps the bundled configuration in the cache; another engine or Node bundles it anew. */
export function keepSource(cacheDir: string, engineHash: string): SourceKeeper {
  const by = `${engineHash} ${process.version}`;
  return {
    read: () => {
      const record = readCachedJson<{ by: string; kept: KeptSource }>(cacheDir, NAME);
      return record?.by === by ? record.kept : undefined;
    },
    write: (kept) => {
      try {
        writeCachedJson(cacheDir, NAME, { by, kept });
      } catch {
        // A cache that cannot be written is reported by the build; other commands need none.
      }
    },
  };
}
