/** Keys that every lab has while the focus is in it. */
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { isWritten } from './gesture.ts';
import type { LabState } from './use-lab-state.ts';

export interface Help {
  dialog: RefObject<HTMLDialogElement | null>;
  open: () => void;
}

type Command = 'undo' | 'redo' | 'help';

/** What a key press asks of the frame. */
export function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): Command | undefined {
  // A field's letters and its own undo are the browser's.
  if (altKey || isWritten(target)) return undefined;
  if (!ctrlKey && !metaKey) return key === '?' || key === '？' ? 'help' : undefined;
  if (/^z$/i.test(key)) return shiftKey ? 'redo' : 'undo';
  return /^y$/i.test(key) ? 'redo' : undefined;
}

/** Listens in the lab; gives what opens its list of keys. */
export function useFrameKeys(live: RefObject<HTMLElement | null>, { undo, redo }: LabState): Help {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useCallback(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const root = live.current;
    const run: Record<Command, () => void> = { undo, redo, help: open };
    const onKey = (event: KeyboardEvent) => {
      const command = !event.defaultPrevented && !dialog.current?.open ? commandOf(event) : undefined;
      if (!command) return;
      event.preventDefault();
      run[command]();
    };
    root?.addEventListener('keydown', onKey);
    return () => root?.removeEventListener('keydown', onKey);
  }, [live, undo, redo, open]);
  return { dialog, open };
}
