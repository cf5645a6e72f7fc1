import { usePage } from '../context.ts';
import { useMarkup } from '../use-markup.ts';

/** What features show below the note: HTML of the build, like the article. */
export function Below() {
  const { below = '' } = usePage();
  const markup = useMarkup(below);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: printed by features from escaped text
  return below && <div className="below" dangerouslySetInnerHTML={markup} />;
}
