/** Keys of the whole page, for as long as a component stands. */
import { useEffectEvent, useLayoutEffect } from 'react';

/** What has a use of its own for Space; a chosen radio has none, and is where focus stays after choosing a section. */
const FOR_SPACE =
  'a[href], button, input:not([type=radio]:checked), select, textarea, summary, [contenteditable], [tabindex="0"], [role=tab]';
const FOR_DIGITS = 'input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]';

/** Calls the function of a key (`KeyboardEvent.key`) that nothing else on the page wants; never while composing. */
export function useKeys(keys: Record<string, () => void>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    // A key that is held means what it meant once.
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = keys[key];
    const isTaken =
      (target as Element).closest?.(key === ' ' ? FOR_SPACE : FOR_DIGITS) || document.querySelector('dialog[open]');
    if (!action || isTaken) return;
    event.preventDefault();
    action();
  });
  // Not later than what the keys act on is there to see.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
