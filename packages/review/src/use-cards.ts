/** The site's cards in a component: asked for once, and again on demand. */
import { type Loaded, useLoaded } from 'study-notes/shell/errors/use-loaded';
import { loadCards } from './load-cards.ts';
import type { ReviewProps } from './props.ts';
import type { StudyCard } from './types.ts';

/** Loads the cards of all sections. */
export function useCards({ sections, href }: ReviewProps): Loaded<StudyCard[]> {
  return useLoaded(() => loadCards(sections, href), sections);
}
