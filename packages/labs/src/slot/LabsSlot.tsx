/** The slot of a page's labs: it renders nothing itself; each lab lives in its figure in the article. */
import { useEffect } from 'react';
import type { PageChunkProps } from 'study-notes/shared/page-chunk';
import { placeLabs } from './place-labs.ts';

/** Starts the labs of a page, and ends them before another is shown. */
export default function LabsSlot(props: PageChunkProps) {
  const { page } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts them anew, other props are made at every render
  useEffect(() => placeLabs(props), [page]);
  return null;
}
