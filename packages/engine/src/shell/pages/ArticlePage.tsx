import { usePage } from '../context.ts';
import { Article } from '../doc/Article.tsx';
import { PageChunk } from '../doc/PageChunk.tsx';

/** A page whose article is made at build time; its behaviour, if any, is in its chunk. */
export default function ArticlePage() {
  const { article } = usePage();
  return (
    <>
      <Article html={article} />
      <PageChunk />
    </>
  );
}
