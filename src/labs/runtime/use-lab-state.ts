/** A lab's state: from a link, from this visit, or from the start; remembered, replaced, reset. */
import { useCallback, useEffect, useState } from 'react';
import { safeParse } from 'valibot';
import type { AnyLab } from '../define.ts';
import { memory, type Seat } from './seat.ts';
import { labOfHash, stateOfHash } from './share-link.ts';

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

/** The state of the lab in this seat. */
export function useLabState(lab: AnyLab, seat: Seat): LabState {
  const [held, setHeld] = useState<Held>(() => ({ generation: 0, notice: '', ...firstState(lab, seat) }));

  useEffect(() => {
    memory.set(seat.memoryKey, held.state);
  }, [seat, held.state]);

  useEffect(() => {
    const follow = () => {
      if (labOfHash(location.hash) !== seat.key || location.hash === takenLink) return;
      setHeld(({ generation }) => ({ notice: '', ...linkedState(lab, seat), generation: generation + 1 }));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [lab, seat]);

  const change = useCallback((patch: object | ((state: object) => object)) => {
    setHeld(({ state, generation }) => {
      const changed = typeof patch === 'function' ? patch(state) : patch;
      return { state: { ...state, ...changed }, generation, notice: '' };
    });
  }, []);

  const reset = useCallback(() => {
    if (labOfHash(location.hash) === seat.key)
      history.replaceState(history.state, '', location.pathname + location.search);
    setHeld(({ generation }) => ({ state: lab.start(seat.options), generation: generation + 1, notice: '已重置' }));
  }, [lab, seat]);

  return { ...held, change, reset };
}

function firstState(lab: AnyLab, seat: Seat): { state: object; notice?: string } {
  if (labOfHash(location.hash) === seat.key && location.hash !== takenLink) {
    seat.figure.scrollIntoView({ block: 'center' });
    return linkedState(lab, seat);
  }
  return { state: memory.get(seat.memoryKey) ?? lab.start(seat.options) };
}

/** The state of the link in the address bar; one that is no state of this lab changes nothing. */
function linkedState(lab: AnyLab, seat: Seat): { state: object; notice?: string } {
  takenLink = location.hash;
  const result = safeParse(lab.state, stateOfHash(location.hash));
  if (result.success) return { state: result.output, notice: '已按链接设置' };
  const state = memory.get(seat.memoryKey) ?? lab.start(seat.options);
  return { state, notice: '链接里的设置读不出来，没有采用' };
}
