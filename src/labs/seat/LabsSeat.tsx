/** The seat of a page's labs: it draws nothing itself; each lab lives in its figure of the article. */
import { useEffect } from 'react';
import type { PageChunkProps } from '../../shared/page-chunk.ts';
import { seatLabs } from './seat-labs.ts';

/** Starts the labs of a page, and ends them before another is shown. */
export default function LabsSeat(props: PageChunkProps) {
  const { page } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts them anew, other props are made at every render
  useEffect(() => seatLabs(props), [page]);
  return null;
}
