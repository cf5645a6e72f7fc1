/** The network lab as a machine: a line with delay and loss, something said over it, and how far it has come. */

import { checked, fixed, list, oneOf, record, snap, whole } from '../model/codec.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { guessNext, timelineText } from './describe.ts';
import {
  changed,
  MOST_TURNED,
  makeStory,
  type NetOptions,
  type NetState,
  storyOf,
  TOPICS,
  type Topic,
  TURNABLE,
  turned,
} from './state.ts';
import { words } from './words/lab.ts';

export type NetAction =
  | { kind: 'topic'; topic: Topic }
  | { kind: 'delay'; delay: number }
  | { kind: 'loss'; loss: number }
  | { kind: 'window'; window: number }
  | { kind: 'turn'; packet: number }
  | { kind: 'other-luck' }
  | { kind: 'go'; step: number };

export const DELAYS = { min: 20, max: 400, step: 10 };
export const LOSSES = { min: 0, max: 40, step: 5 };
export const WINDOWS = { min: 1, max: 16, step: 1 };
const SEEDS = 9999;

/** Happenings that fit the picture. */
const SHOWN = 14;

/** Told as far as the picture goes: an empty timeline says nothing, and has no packet to press. */
const opened = (state: NetState): NetState => ({
  ...state,
  done: Math.min(makeStory(state).happenings.length, SHOWN),
});

function reduce(state: NetState, action: NetAction): NetState {
  switch (action.kind) {
    case 'topic':
      return action.topic === state.topic ? state : opened({ ...state, topic: action.topic, turned: [] });
    case 'delay':
      return changed(state, { delay: snap(action.delay, DELAYS) });
    case 'loss':
      return changed(state, { loss: snap(action.loss, LOSSES) });
    case 'window':
      return changed(state, { window: snap(action.window, WINDOWS) });
    case 'turn':
      return turned(state, action.packet);
    case 'other-luck':
      return changed(state, { seed: (state.seed % SEEDS) + 1 });
    case 'go': {
      const done = snap(action.step, { min: 0, max: storyOf(state).happenings.length, step: 1 });
      return done === state.done ? state : { ...state, done };
    }
  }
}

function guess(state: NetState): Guess | undefined {
  return guessNext(storyOf(state).happenings, state.done);
}

const codec = record<NetState>({
  topic: oneOf(TOPICS),
  delay: fixed(DELAYS.min, DELAYS.max, DELAYS.step),
  loss: fixed(LOSSES.min, LOSSES.max, LOSSES.step),
  window: whole(WINDOWS.min, WINDOWS.max),
  seed: whole(1, SEEDS),
  turned: list(whole(0, TURNABLE), 0, MOST_TURNED),
  done: whole(0, 1000),
});

export const netModel: LabModel<NetOptions, NetState, NetAction> = {
  start: ({ topic, delay, loss, window }) => {
    const line = { delay: snap(delay, DELAYS), loss: snap(loss, LOSSES), window };
    return opened({ topic, ...line, seed: 1, turned: [], done: 0 });
  },
  reduce,
  describe: (state) => timelineText(state, storyOf(state)),
  question: ({ topic }) => words.questions[topic],
  link: linkFormat(checked(codec, (state) => state.done <= storyOf(state).happenings.length)),
  steps: {
    at: ({ done }) => done,
    last: (state) => storyOf(state).happenings.length,
    go: (step) => ({ kind: 'go', step }),
    rate: () => 2,
  },
  guess,
  get keys() {
    return [[words.enter, words.turnPacket]] as const;
  },
};
