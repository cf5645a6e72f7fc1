import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { PageHit } from '../types.ts';
import { words } from '../words/interface.ts';
import { type Found, foundIn } from './found.ts';
import { PageLine } from './PageLine.tsx';
import { SectionText } from './SectionText.tsx';

/** Id of the list of hits, and of each hit in it, for the field's `aria-` attributes. */
export const HITS = 'search-hits';
export const hitId = (index: number) => `${HITS}-${index}`;

interface Props {
  pages: PageHit[];
  selected: number;
  onSelect: (index: number) => void;
  onOpen: (found: Found, event: MouseEvent) => void;
}

/** The hits by page, as the list that the field's arrow keys move through. */
export function HitList({ pages, selected, onSelect, onOpen }: Props) {
  const found = foundIn(pages);
  const hasMoved = useMovement();
  return (
    <div id={HITS} className="hits" role="listbox" aria-label={words.results}>
      {pages.map((page, number) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options
        <div key={page.path} role="group" aria-labelledby={`search-page-${number}`}>
          <div id={`search-page-${number}`} className="hit-page">
            <PageLine page={page} />
          </div>
          {page.hits.map((hit) => {
            const index = found.findIndex((other) => other.hit === hit);
            return (
              <a
                key={hit.url + hit.kind}
                id={hitId(index)}
                className="hit"
                role="option"
                aria-selected={index === selected}
                tabIndex={-1}
                href={hit.url}
                onPointerMove={(event) => hasMoved(event) && onSelect(index)}
                onClick={(event) => onOpen({ page, hit }, event)}
                onAuxClick={(event) => onOpen({ page, hit }, event)}
              >
                <SectionText hit={hit} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Distinguishes a moving mouse from a list that moves under a resting one, which must not change the selection. */
function useMovement(): (event: PointerEvent) => boolean {
  const last = useRef('');
  return ({ screenX, screenY }) => {
    const place = `${screenX} ${screenY}`;
    const hasMoved = last.current !== '' && last.current !== place;
    last.current = place;
    return hasMoved;
  };
}
