/** Undo and redo: two linked lists of states. Lists share their tails, so they need no limit. */

interface Chain<State> {
  state: State;
  rest?: Chain<State> | undefined;
}

export interface History<State> {
  present: State;
  past?: Chain<State> | undefined;
  future?: Chain<State> | undefined;
  /** The gesture that made the present state; absent for a start and after undo and redo. */
  gesture?: number | undefined;
}

/** A history that has only begun. */
export const beginHistory = <State>(state: State): History<State> => ({ present: state });

/** Goes on to a state. What one gesture does is one step back; without a gesture each state is. */
export function advance<State>(history: History<State>, state: State, gesture?: number): History<State> {
  if (state === history.present) return history;
  const goesOn = gesture !== undefined && gesture === history.gesture;
  return { present: state, past: goesOn ? history.past : { state: history.present, rest: history.past }, gesture };
}

/** The present state with what has come to be known of it; what lies before and after stays. */
export const amend = <State>(history: History<State>, state: State): History<State> =>
  state === history.present ? history : { ...history, present: state };

/** One step back; the same history where there is none. */
export function undo<State>({ present, past, future }: History<State>): History<State> {
  if (!past) return { present, future };
  return { present: past.state, past: past.rest, future: { state: present, rest: future } };
}

/** One step forward again; the same history where there is none. */
export function redo<State>({ present, past, future }: History<State>): History<State> {
  if (!future) return { present, past };
  return { present: future.state, past: { state: present, rest: past }, future: future.rest };
}
