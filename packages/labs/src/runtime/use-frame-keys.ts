/** Keys that every lab has while the focus is in it. */
import { type RefObject, useEffect, useRef } from 'react';
import { isWritten } from './gesture.ts';

/** What the frame can be asked for by a key. */
export interface FrameCommands {
  undo: () => void;
  redo: () => void;
  help: () => void;
  /** Of labs that go step by step. */
  back?: (() => void) | undefined;
  on?: (() => void) | undefined;
  /** Of a question that is open: the index of an answer. */
  choose?: ((index: number) => void) | undefined;
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target'>;

/** What a key press asks of the frame; a field's letters and its own undo are the browser's. */
export function commandOf(event: PressedKey, commands: FrameCommands): (() => void) | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (altKey || isWritten(target)) return undefined;
  if (ctrlKey || metaKey) {
    if (/^z$/i.test(key)) return shiftKey ? commands.redo : commands.undo;
    return /^y$/i.test(key) ? commands.redo : undefined;
  }
  // Chinese input methods type the full-width characters with the same keys.
  if (/^[?？]$/.test(key)) return commands.help;
  if (/^[,，]$/.test(key)) return commands.back;
  if (/^[.。]$/.test(key)) return commands.on;
  const { choose } = commands;
  return choose && /^[1-5]$/.test(key) ? () => choose(Number(key) - 1) : undefined;
}

/** Listens in the lab; a key that a part of the lab took for itself is not the frame's. */
export function useFrameKeys(live: RefObject<HTMLElement | null>, commands: FrameCommands): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const root = live.current;
    const onKey = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || (event.target as Element).closest('dialog');
      const run = isTaken ? undefined : commandOf(event, latest.current);
      if (!run) return;
      event.preventDefault();
      run();
    };
    root?.addEventListener('keydown', onKey);
    return () => root?.removeEventListener('keydown', onKey);
  }, [live]);
}
