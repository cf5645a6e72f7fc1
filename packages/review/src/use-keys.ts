/** Page-wide keyboard shortcuts while a component is mounted. */
import { useEffectEvent, useLayoutEffect } from 'react';

/** Controls that use Space themselves; a checked radio does not, and keeps the focus after a section is chosen. */
const USES_SPACE =
  'a[href], button, input:not([type=radio]:checked), select, textarea, summary, [contenteditable], [tabindex="0"], [role=tab]';
const USES_DIGITS = 'input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]';

/** Calls the function for a key (`KeyboardEvent.key`) that nothing else on the page uses; never during composition. */
export function useKeys(keys: Record<string, () => void>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    // A held key counts once.
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = keys[key];
    const isTaken =
      (target as Element).closest?.(key === ' ' ? USES_SPACE : USES_DIGITS) || document.querySelector('dialog[open]');
    if (!action || isTaken) return;
    event.preventDefault();
    action();
  });
  // A layout effect: active as soon as what the keys act on is visible.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
