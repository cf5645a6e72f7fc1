/** A lab's state and its history: from a link, from this visit, or from the start; changed, undone, reset, remembered. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AnyLab } from '../define.ts';
import { words } from '../words/frame.ts';
import { advance, amend, beginHistory, type History, redo, undo } from './history.ts';
import { labOfHash, textOfHash } from './share-link.ts';
import { memory, type Slot } from './slot.ts';
import { useGesture } from './use-gesture.ts';

/** The last link that was applied: coming back to its page must not undo what the reader did since. */
let takenLink = '';

interface Held {
  history: History<object>;
  /** Another number after a reset: the components start anew, with all that they keep for themselves. */
  generation: number;
  /** Shown to the reader: what came of the last action on the frame, such as a link that could not be used. */
  notice: string;
}

export interface LabState extends Held {
  state: object;
  dispatch: (action: unknown) => void;
  undo: () => void;
  redo: () => void;
  reset: () => void;
}

/** The state of the lab in this slot. */
export function useLabState(lab: AnyLab, slot: Slot): LabState {
  const [held, setHeld] = useState<Held>(() => ({ generation: 0, notice: '', ...firstHistory(lab, slot) }));
  const gesture = useGesture(slot.figure);

  useEffect(() => {
    memory.set(slot.memoryKey, held.history);
  }, [slot, held.history]);

  useEffect(() => {
    const follow = () => {
      if (labOfHash(location.hash) !== slot.key || location.hash === takenLink) return;
      setHeld(({ history, generation }) => ({ ...linkedHistory(lab, history), generation: generation + 1 }));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [lab, slot]);

  const dispatch = useCallback(
    (action: unknown) => {
      const id = gesture.current.id;
      const isReport = lab.model.reports?.(action) ?? false;
      setHeld((now) => {
        const state = lab.model.reduce(now.history.present, action);
        const history = isReport ? amend(now.history, state) : advance(now.history, state, id);
        return history === now.history ? now : { ...now, history, notice: isReport ? now.notice : '' };
      });
    },
    [lab, gesture],
  );

  const reset = useCallback(() => {
    if (labOfHash(location.hash) === slot.key)
      history.replaceState(history.state, '', location.pathname + location.search);
    setHeld(({ history, generation }) => ({
      history: advance(history, lab.model.start(slot.options)),
      generation: generation + 1,
      notice: words.wasReset,
    }));
  }, [lab, slot]);

  const moves = useMemo(() => {
    const move = (turn: typeof undo, notice: string) => () =>
      setHeld((now) => ({ ...now, history: turn(now.history), notice }));
    return { undo: move(undo, words.undone), redo: move(redo, words.redone) };
  }, []);

  return { ...held, state: held.history.present, dispatch, reset, ...moves };
}

type First = Pick<Held, 'history'> & Partial<Held>;

function firstHistory(lab: AnyLab, slot: Slot): First {
  const remembered = memory.get(slot.memoryKey) ?? beginHistory(lab.model.start(slot.options));
  if (labOfHash(location.hash) !== slot.key || location.hash === takenLink) return { history: remembered };
  slot.figure.scrollIntoView({ block: 'center' });
  return linkedHistory(lab, remembered);
}

/** Goes on to the state of the link in the address bar; one that is no state of this lab changes nothing. */
function linkedHistory(lab: AnyLab, history: History<object>): Pick<Held, 'history' | 'notice'> {
  takenLink = location.hash;
  const state = lab.model.link.read(textOfHash(location.hash));
  if (!state) return { history, notice: words.linkNotRead };
  return { history: advance(history, state), notice: words.linkRead };
}
