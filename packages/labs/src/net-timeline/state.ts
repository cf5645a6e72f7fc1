/** What the reader has set, and what follows from it. */
import { close, open } from './connection.ts';
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

/** Packets that may be turned round, and how many at once. */
export const TURNABLE = 255;

export const MOST_TURNED = 20;

/** Segments to bring over. */
export const COUNTS = { window: 10, congestion: 30 };

/** All that happens, whatever has been seen of it. */
export interface Story {
  packets: Packet[];
  happenings: Happening[];
  /** False when more would happen than is told. */
  isWhole: boolean;
}

export const stories = new WeakMap<object, Story>();

/** The story of a state; made once. */
export function storyOf(state: NetState): Story {
  const known = stories.get(state) ?? makeStory(state);
  stories.set(state, known);
  return known;
}

export function makeStory({ topic, delay, loss, window, seed, turned }: NetState): Story {
  const net = new Network({ delay, loss: loss / 100, seed, turned });
  if (topic === 'open') open(net);
  else if (topic === 'close') close(net);
  else if (topic === 'replication') replicate(net);
  else if (topic === 'window' || topic === 'congestion') {
    new Transfer(net, { count: COUNTS[topic], window, hasCongestion: topic === 'congestion' }).start();
  } else secure(net, topic);
  const isWhole = net.run();
  return { packets: net.packets, happenings: net.happenings, isWhole };
}

/** Other conditions are another story: told to its end where the one before was, else from the same place. */
export function changed(state: NetState, patch: Partial<NetState>): NetState {
  const keys = Object.keys(patch) as (keyof NetState)[];
  if (keys.every((key) => state[key] === patch[key])) return state;
  const isWhole = state.done === storyOf(state).happenings.length;
  const next = { ...state, ...patch };
  const last = makeStory(next).happenings.length;
  return { ...next, done: isWhole ? last : Math.min(state.done, last) };
}

export function turned(state: NetState, packet: number): NetState {
  if (!Number.isInteger(packet) || packet < 0 || packet > TURNABLE) return state;
  const isTurned = state.turned.includes(packet);
  if (!isTurned && state.turned.length >= MOST_TURNED) return state;
  const next = isTurned
    ? state.turned.filter((one) => one !== packet)
    : [...state.turned, packet].sort((a, b) => a - b);
  return changed(state, { turned: next });
}
