/** Arrow keys lead from the empty field to the remembered searches, through them and back. */
import { type RefObject, useLayoutEffect } from 'react';
import { isComposing } from './use-hit-keys.ts';

/** Listens on the dialog around the field. */
export function useMemoryKeys(field: RefObject<HTMLInputElement | null>): void {
  // Before anything of it is seen, so that no key is lost.
  useLayoutEffect(() => {
    const dialog = field.current?.closest('dialog');
    const onKey = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const rows = [...(dialog?.querySelectorAll<HTMLElement>('.remembered-query') ?? [])];
      if (!step || rows.length === 0 || isComposing(event)) return;
      const row = (event.target as Element).closest('li')?.querySelector<HTMLElement>('.remembered-query');
      const next = (row ? rows.indexOf(row) : -1) + step;
      event.preventDefault();
      if (next < 0) field.current?.focus();
      else rows[Math.min(next, rows.length - 1)]?.focus();
    };
    dialog?.addEventListener('keydown', onKey);
    return () => dialog?.removeEventListener('keydown', onKey);
  }, [field]);
}
