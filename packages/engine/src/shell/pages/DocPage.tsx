import { usePage } from '../context.ts';
import { Article } from '../doc/Article.tsx';
import { Below } from '../doc/Below.tsx';
import { Breadcrumbs } from '../doc/Breadcrumbs.tsx';
import { Comments } from '../doc/Comments.tsx';
import { DocFooter } from '../doc/DocFooter.tsx';
import { FoldedOutline } from '../doc/Outline.tsx';
import { PageChunk } from '../doc/PageChunk.tsx';
import { Pagination } from '../doc/Pagination.tsx';
import { FeatureSlot } from '../layout/FeatureSlot.tsx';

/** A note and what surrounds it. */
export default function DocPage() {
  const { article } = usePage();
  return (
    <>
      <Breadcrumbs />
      <FoldedOutline />
      <Article html={article} />
      <PageChunk />
      <DocFooter />
      <Pagination />
      <Below />
      <Comments />
      <FeatureSlot of="Under" />
    </>
  );
}
