/** The network lab as a machine: a line with delay and loss, something said over it, and how far it has come. */
import { checked, fixed, list, oneOf, record, snap, whole } from '../model/codec.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { close, open } from './connection.ts';
import { guessNext, QUESTIONS, timelineText } from './describe.ts';
import { replicate, secure } from './exchanges.ts';
import { type Happening, Network, type Packet } from './network.ts';
import { Transfer } from './sender.ts';

export const TOPICS = ['open', 'close', 'window', 'congestion', 'tls13', 'tls12', 'replication'] as const;
export type Topic = (typeof TOPICS)[number];

export interface NetOptions {
  topic: Topic;
  delay: number;
  loss: number;
  window: number;
}

export interface NetState extends NetOptions {
  seed: number;
  /** Packets whose fate the reader has turned round. */
  turned: number[];
  /** Happenings so far. */
  done: number;
}

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
/** Packets that may be turned round, and how many at once. */
const TURNABLE = 255;
const MOST_TURNED = 20;
const SEEDS = 9999;
/** Segments to bring over. */
const COUNTS = { window: 10, congestion: 30 };

/** All that happens, whatever has been seen of it. */
export interface Story {
  packets: Packet[];
  happenings: Happening[];
}

const stories = new WeakMap<object, Story>();

/** The story of a state; made once. */
export function storyOf(state: NetState): Story {
  const known = stories.get(state) ?? makeStory(state);
  stories.set(state, known);
  return known;
}

function makeStory({ topic, delay, loss, window, seed, turned }: NetState): Story {
  const net = new Network({ delay, loss: loss / 100, seed, turned });
  if (topic === 'open') open(net);
  else if (topic === 'close') close(net);
  else if (topic === 'replication') replicate(net);
  else if (topic === 'window' || topic === 'congestion') {
    new Transfer(net, { count: COUNTS[topic], window, hasCongestion: topic === 'congestion' }).start();
  } else secure(net, topic);
  net.run();
  return { packets: net.packets, happenings: net.happenings };
}

/** Other conditions are another story: told to its end where the one before was, else from the same place. */
function changed(state: NetState, patch: Partial<NetState>): NetState {
  const keys = Object.keys(patch) as (keyof NetState)[];
  if (keys.every((key) => state[key] === patch[key])) return state;
  const isWhole = state.done === storyOf(state).happenings.length;
  const next = { ...state, ...patch };
  const last = makeStory(next).happenings.length;
  return { ...next, done: isWhole ? last : Math.min(state.done, last) };
}

function reduce(state: NetState, action: NetAction): NetState {
  switch (action.kind) {
    case 'topic':
      return action.topic === state.topic ? state : { ...changed(state, { topic: action.topic, turned: [] }), done: 0 };
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

function turned(state: NetState, packet: number): NetState {
  if (!Number.isInteger(packet) || packet < 0 || packet > TURNABLE) return state;
  const isTurned = state.turned.includes(packet);
  if (!isTurned && state.turned.length >= MOST_TURNED) return state;
  const next = isTurned
    ? state.turned.filter((one) => one !== packet)
    : [...state.turned, packet].sort((a, b) => a - b);
  return changed(state, { turned: next });
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
  start: (options) => ({
    topic: options.topic,
    delay: snap(options.delay, DELAYS),
    loss: snap(options.loss, LOSSES),
    window: options.window,
    seed: 1,
    turned: [],
    done: 0,
  }),
  reduce,
  describe: (state) => timelineText(state, storyOf(state)),
  question: ({ topic }) => QUESTIONS[topic],
  link: linkFormat(checked(codec, (state) => state.done <= storyOf(state).happenings.length)),
  steps: {
    at: ({ done }) => done,
    last: (state) => storyOf(state).happenings.length,
    go: (step) => ({ kind: 'go', step }),
    rate: () => 2,
  },
  guess,
  keys: [['Enter', '在一个包上：丢掉它，或让它送到']],
};
