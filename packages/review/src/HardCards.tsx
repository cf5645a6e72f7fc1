/** Cards that were forgotten again and again, and cards that are set aside. */
import { cardAnchor } from './cards.ts';
import { hardCards } from './leeches.ts';
import type { ReviewProps } from './props.ts';
import type { Progress, StudyCard } from './types.ts';
import type { Study } from './use-study.ts';

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
      <summary>
        总记不住的卡片（{hard.length}
        {aside > 0 && `，搁置 ${aside}`}）
      </summary>
      <p>
        忘了又忘的卡片，多半是没有弄懂：回到笔记里读一遍、动手试一试，比再评一次有用。也可以先搁置，搁置的不再出现。
      </p>
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
          《<a href={`${href(path)}#${encodeURIComponent(cardAnchor(id))}`}>{title}</a>》，忘了 {lapses} 次
          {isAside && '，搁置着'}
        </span>
      </p>
      <button type="button" className="button" onClick={() => change((store) => store.setAside(id, !isAside))}>
        {isAside ? '放回来' : '搁置'}
      </button>
    </li>
  );
}
