/** What the review's parts get: what the application gives to any page's chunk, and the sections that have cards. */
import type { PageChunkProps } from 'study-notes/shared/page-chunk';
import type { ReviewSection } from './sections.ts';

export interface ReviewProps extends PageChunkProps {
  sections: ReviewSection[];
}
