/** Props of the review's components: those of any page chunk, and the sections that have cards. */
import type { PageChunkProps } from 'study-notes/shared/page-chunk';
import type { ReviewSection } from './sections.ts';

export interface ReviewProps extends PageChunkProps {
  sections: ReviewSection[];
}
