/** The field's keys move through the hits; while an input method composes, no key does anything. */
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

interface HitKeys {
  field: RefObject<HTMLInputElement | null>;
  count: number;
  selected: number;
  onSelect: (index: number) => void;
  /** Enter; with Ctrl or Cmd in a new tab. */
  onEnter: (isNewTab: boolean) => void;
}

type Key = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Whether an input method has the key. Safari ends the composition before its Enter arrives, which then carries the code 229. */
export function isComposing({ isComposing, keyCode }: Pick<Key, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}

/** Which hit a key selects; null for keys that move nothing. */
export function selectionAfter({ key }: Pick<Key, 'key'>, selected: number, count: number): number | null {
  if (count === 0) return null;
  const moves = new Map([
    ['ArrowDown', (selected + 1) % count],
    ['ArrowUp', (selected - 1 + count) % count],
    ['Home', 0],
    ['End', count - 1],
  ]);
  return moves.get(key) ?? null;
}

/** Listens on the field. */
export function useHitKeys({ field, count, selected, onSelect, onEnter }: HitKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || event.altKey || event.shiftKey) return;
    const isWithControl = event.ctrlKey || event.metaKey;
    const next = isWithControl ? null : selectionAfter(event, selected, count);
    if (event.key !== 'Enter' && next === null) return;
    event.preventDefault();
    if (next === null) onEnter(isWithControl);
    else onSelect(next);
  });
  // Before anything of it is seen, so that no key is lost.
  useLayoutEffect(() => {
    const input = field.current;
    input?.addEventListener('keydown', onKey);
    return () => input?.removeEventListener('keydown', onKey);
  }, [field]);
}
