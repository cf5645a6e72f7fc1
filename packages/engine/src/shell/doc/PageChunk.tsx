import type { PageChunkProps } from '../../shared/page-chunk.ts';
import { copyText } from '../article/clipboard.ts';
import { toHref, usePage, useSite } from '../context.ts';
import { LazyChunk } from '../errors/LazyChunk.tsx';
import { ensureStyleSheets } from '../navigation/style-sheets.ts';
import { keyOf, noteReadings } from '../reading/reading.ts';
import { readStored, writeStored } from '../storage/storage.ts';

/**
 * What a page brings besides the application, after its article; the address travels in the page's data. The application
 * knows nothing of what it is: pages without a chunk load no byte for those that have one.
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
