import { toHref, usePage, useSite } from '../context.ts';
import { Article } from '../doc/Article.tsx';
import { LazyChunk } from '../errors/LazyChunk.tsx';
import { keyOf, noteReadings } from '../reading/reading.ts';
import { readStored, writeStored } from '../storage/storage.ts';

/** The seat of the review: what it says is its article, what it does is in its chunk (`src/study/props.ts`). */
export default function ReviewPage() {
  const site = useSite();
  const { article, review } = usePage();
  const href = (path: string) => toHref(site, path);
  const props = { sections: review?.sections, href, keyOf, readStored, writeStored, onReadingChange: noteReadings };
  return (
    <>
      <Article html={article} />
      <LazyChunk name="review" address={review?.chunk} props={props} />
    </>
  );
}
