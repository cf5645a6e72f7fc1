import { usePage } from '../context.ts';
import { Article } from '../doc/Article.tsx';
import { PageChunk } from '../doc/PageChunk.tsx';

/** The seat of the review: what it says is its article, what it does is in its chunk. */
export default function ReviewPage() {
  const { article } = usePage();
  return (
    <>
      <Article html={article} />
      <PageChunk />
    </>
  );
}
