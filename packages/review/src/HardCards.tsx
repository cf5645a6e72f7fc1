/** Cards that were forgotten again and again, and cards that are set aside. */
import { cardAnchor } from './cards.ts';
import { hardCards } from './leeches.ts';
import type { ReviewProps } from './props.ts';
import type { Progress, StudyCard } from './types.ts';
import type { Study } from './use-study.ts';
import { words } from './words/review.ts';

interface HardCardsProps {
  cards: StudyCard[];
  study: Study;
  href: ReviewProps['href'];
}

/** Renders nothing when there are none. */
export function HardCards({ cards, study, href }: HardCardsProps) {
  const ids = new Set(cards.map(({ id }) => id));
  const hard = hardCards(study.progress.values()).filter(({ id }) => ids.has(id));
  if (hard.length === 0) return null;
  const aside = hard.filter(({ isAside }) => isAside).length;
  return (
    <details className="review-gone">
      <summary>{words.hardCards(hard.length, aside)}</summary>
      <p>{words.aboutHard}</p>
      <ul>
        {hard.map((one) => (
          <HardCard key={one.id} card={one} change={study.change} href={href} />
        ))}
      </ul>
    </details>
  );
}

function HardCard({ card, change, href }: { card: Progress; change: Study['change'] } & Pick<ReviewProps, 'href'>) {
  const { id, path, title, text, lapses, isAside = false } = card;
  return (
    <li>
      <p>
        <strong>{text}</strong>
        <span>
          {words.openTitle}
          <a href={`${href(path)}#${encodeURIComponent(cardAnchor(id))}`}>{title}</a>
          {words.forgotten(lapses)}
          {isAside && words.isAside}
        </span>
      </p>
      <button type="button" className="button" onClick={() => change((store) => store.setAside(id, !isAside))}>
        {isAside ? words.putBack : words.setAside}
      </button>
    </li>
  );
}
