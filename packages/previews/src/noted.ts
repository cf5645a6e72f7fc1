/** What is noted of a note when it is compiled. */
import type { FeatureData } from 'study-notes/pipeline/types';
import type { Card } from 'study-notes/shared/page';

export const NAME = 'previews';

export interface Noted {
  /** Id → what a card says of the place; places without a text of their own are absent. */
  places: Record<string, Card>;
  /** Addresses of its links to places of this site, as the article has them. */
  links: string[];
}

/** What was noted of a page; nothing for a page that is no note. */
export function notedOf({ facts }: { facts: FeatureData }): Noted {
  return (facts[NAME] as Noted | undefined) ?? { places: {}, links: [] };
}
