/** A lab's state: from a link, from this visit, or from the start; remembered, replaced, reset. */
import { useCallback, useEffect, useState } from 'react';
import { safeParse } from 'valibot';
import type { AnyLab } from '../define.ts';
import { labOfHash, stateOfHash } from './share-link.ts';
import { memory, type Slot } from './slot.ts';

/** The last link that was taken over: coming back to its page must not undo what the reader did since. */
let takenLink = '';

interface LabState {
  state: object;
  change: (patch: object | ((state: object) => object)) => void;
  reset: () => void;
  /** Another number after a reset: the component starts anew, with all that it keeps for itself. */
  generation: number;
  /** What the reader should know about the state's origin. */
  notice: string;
}

interface Held {
  state: object;
  generation: number;
  notice: string;
}

/** The state of the lab in this slot. */
export function useLabState(lab: AnyLab, slot: Slot): LabState {
  const [held, setHeld] = useState<Held>(() => ({ generation: 0, notice: '', ...firstState(lab, slot) }));

  useEffect(() => {
    memory.set(slot.memoryKey, held.state);
  }, [slot, held.state]);

  useEffect(() => {
    const follow = () => {
      if (labOfHash(location.hash) !== slot.key || location.hash === takenLink) return;
      setHeld(({ generation }) => ({ notice: '', ...linkedState(lab, slot), generation: generation + 1 }));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [lab, slot]);

  const change = useCallback((patch: object | ((state: object) => object)) => {
    setHeld(({ state, generation }) => {
      const changed = typeof patch === 'function' ? patch(state) : patch;
      return { state: { ...state, ...changed }, generation, notice: '' };
    });
  }, []);

  const reset = useCallback(() => {
    if (labOfHash(location.hash) === slot.key)
      history.replaceState(history.state, '', location.pathname + location.search);
    setHeld(({ generation }) => ({ state: lab.start(slot.options), generation: generation + 1, notice: '已重置' }));
  }, [lab, slot]);

  return { ...held, change, reset };
}

function firstState(lab: AnyLab, slot: Slot): { state: object; notice?: string } {
  if (labOfHash(location.hash) === slot.key && location.hash !== takenLink) {
    slot.figure.scrollIntoView({ block: 'center' });
    return linkedState(lab, slot);
  }
  return { state: memory.get(slot.memoryKey) ?? lab.start(slot.options) };
}

/** The state of the link in the address bar; one that is no state of this lab changes nothing. */
function linkedState(lab: AnyLab, slot: Slot): { state: object; notice?: string } {
  takenLink = location.hash;
  const result = safeParse(lab.state, stateOfHash(location.hash));
  if (result.success) return { state: result.output, notice: '已按链接设置' };
  const state = memory.get(slot.memoryKey) ?? lab.start(slot.options);
  return { state, notice: '链接里的设置读不出来，没有采用' };
}
