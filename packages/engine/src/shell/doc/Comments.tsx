import { usePage, useSite } from '../context.ts';
import { LazyChunk } from '../errors/LazyChunk.tsx';

/** The place for comments under a note. What fills it is a chunk, since most sites have none. */
export function Comments() {
  const config = useSite().comments;
  const { path } = usePage();
  return config && <LazyChunk key={path} name="comments" props={{ config }} />;
}
