/** Tells the shell's field which hit is selected, keeps that hit in view and prefetches its page. */
import { type RefObject, useEffect } from 'react';
import { HITS, hitId } from './HitList.tsx';

/** A hit is prefetched when it stays selected for this long, in ms: passing over others fetches nothing. */
const PREFETCH_DELAY = 120;

/** Null as selection: there is no list. `answer` is what the list shows. */
export function useCombobox(field: RefObject<HTMLInputElement | null>, selected: number | null, answer: unknown): void {
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    tellField(input, selected);
    // The field outlives the list.
    return () => tellField(input, null);
  }, [field, selected]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer puts another hit in the same place
  useEffect(() => {
    const hit = selected === null ? null : document.getElementById(hitId(selected));
    if (selected === 0) hit?.closest('.search-body')?.scrollTo({ top: 0 });
    else hit?.scrollIntoView({ block: 'nearest' });
    // The navigator prefetches what is pointed at; selecting is pointing by key.
    const point = () => hit?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    const timer = setTimeout(point, PREFETCH_DELAY);
    return () => clearTimeout(timer);
  }, [selected, answer]);
}

function tellField(input: HTMLInputElement, selected: number | null): void {
  input.ariaExpanded = String(selected !== null);
  setOrRemove(input, 'aria-controls', selected === null ? null : HITS);
  setOrRemove(input, 'aria-activedescendant', selected === null ? null : hitId(selected));
}

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
