import { usePage } from '../context.ts';
import { Article } from '../doc/Article.tsx';
import { PageChunk } from '../doc/PageChunk.tsx';

/** A page whose words are made at build; what it does, if anything, is in its chunk. */
export default function ArticlePage() {
  const { article } = usePage();
  return (
    <>
      <Article html={article} />
      <PageChunk />
    </>
  );
}
