import type { PageChunkProps } from '../../shared/page-chunk.ts';
import { copyText } from '../article/clipboard.ts';
import { toHref, usePage, useSite } from '../context.ts';
import { LazyChunk } from '../errors/LazyChunk.tsx';
import { ensureStyleSheets } from '../navigation/style-sheets.ts';
import { keyOf, noteReadings } from '../reading/reading.ts';
import { readStored, writeStored } from '../storage/storage.ts';

/**
 * The page's own chunk, rendered after its article; its address is in the page data. The application knows nothing about
 * it, so pages without a chunk load no extra byte.
 */
export function PageChunk() {
  const site = useSite();
  const page = usePage();
  if (!page.chunk) return null;
  const props: PageChunkProps = {
    page,
    baseUrl: site.baseUrl,
    href: (path) => toHref(site, path),
    keyOf,
    readStored,
    writeStored,
    onReadingChange: noteReadings,
    ensureStyleSheets,
    copyText,
  };
  return <LazyChunk key={page.path} name="page" address={page.chunk} props={props} />;
}
