import { type KeyboardEvent, useState } from 'react';

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a place of a drawing gets to be one of many that share one stop of the keyboard. */
interface Stop {
  'data-stop': string;
  tabIndex: 0 | -1;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<Element>) => void;
}

/**
 * One stop of the keyboard for many places that can be pressed: arrows lead to the nearest one in their direction.
 * `keys` are all places; the first has the stop until another was reached. Space and Enter press; `onKey` gets any other key
 * and says whether it took it.
 */
export function useRoving(keys: readonly string[]) {
  const [reached, reach] = useState('');
  const current = keys.includes(reached) ? reached : keys[0];
  return (key: string, press: () => void, onKey?: (key: string) => boolean): Stop => ({
    'data-stop': key,
    tabIndex: key === current ? 0 : -1,
    onFocus: () => reach(key),
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const arrow = ARROWS[event.key];
      if (event.key === ' ' || event.key === 'Enter') press();
      else if (arrow) nearest(event.currentTarget, arrow)?.focus();
      else if (!onKey?.(event.key)) return;
      event.preventDefault();
    },
  });
}

/** The nearest place in a direction; what lies beside the way counts as farther. */
function nearest(from: Element, [dx, dy]: readonly [number, number]): SVGElement | HTMLElement | undefined {
  const here = middleOf(from);
  const others = [...(from.closest('svg')?.querySelectorAll<SVGElement>('[data-stop]') ?? [])];
  const ranked = others.flatMap((element) => {
    const { x, y } = middleOf(element);
    const [right, down] = [x - here.x, y - here.y];
    const along = right * dx + down * dy;
    const aside = Math.abs(right * dy) + Math.abs(down * dx);
    return along > 1 && aside <= along * 2 ? [{ element, far: along + aside * 3 }] : [];
  });
  return ranked.sort((a, b) => a.far - b.far)[0]?.element;
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
