/** The stories held to the rules of RFC 9293 (states, acknowledgements), 5681 (windows) and 6298 (timer). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { type NetAction, netModel } from './model.ts';
import { MOST_HAPPENINGS } from './network.ts';
import { Timer } from './rto.ts';
import { type NetState, storyOf, TOPICS, type Topic } from './state.ts';

const number = fc.integer({ min: -3, max: 500 });
const action: fc.Arbitrary<NetAction> = fc.oneof(
  fc.record({ kind: fc.constant('topic' as const), topic: fc.constantFrom(...TOPICS) }),
  fc.record({ kind: fc.constant('delay' as const), delay: number }),
  fc.record({ kind: fc.constant('loss' as const), loss: fc.integer({ min: -5, max: 60 }) }),
  fc.record({ kind: fc.constant('window' as const), window: fc.integer({ min: -1, max: 20 }) }),
  fc.record({ kind: fc.constant('turn' as const), packet: fc.integer({ min: -2, max: 40 }) }),
  fc.constant({ kind: 'other-luck' as const }),
  fc.record({ kind: fc.constant('go' as const), step: number }),
);

const start = (topic: Topic, patch: Partial<NetState> = {}): NetState => ({
  ...netModel.start({ topic, delay: 100, loss: 0, window: 16 }),
  ...patch,
});
const texts = (state: NetState): string[] => storyOf(state).happenings.map(({ text }) => text);
const lastStates = (state: NetState) => storyOf(state).happenings.at(-1)?.states;

it('holds what every model holds', () => {
  checkModel(netModel, {
    options: [{ topic: 'congestion', delay: 100, loss: 10, window: 8 }],
    action: () => action,
    most: 12,
  });
});

it.each(TOPICS)('%s opens with packets to be pressed, at first and when it is chosen', (topic) => {
  const other = TOPICS.find((name) => name !== topic) ?? topic;
  const chosen = netModel.reduce(start(other), { kind: 'topic', topic });
  for (const state of [start(topic), chosen]) {
    const told = storyOf(state).happenings.slice(0, state.done);
    expect(told.some(({ packet }) => packet !== undefined)).toBe(true);
  }
});

describe('RFC 9293', () => {
  it('opens with three segments, A established after one round trip, B half of one later', () => {
    const { happenings, packets } = storyOf(start('open'));
    expect(packets.map(({ label }) => label)).toEqual(['SYN', 'SYN+ACK', 'ACK']);
    const when = (side: 'A' | 'B') => happenings.find(({ states }) => states[side] === 'ESTABLISHED')?.at;
    expect([when('A'), when('B')]).toEqual([200, 300]);
  });

  it('leaves B half open when the third segment is lost, and mends it by the second one', () => {
    const state = start('open', { turned: [2] });
    const half = storyOf(state).happenings.find(({ states }) => states.A === 'ESTABLISHED');
    expect(half?.states.B).toBe('SYN-RECEIVED');
    expect(storyOf(state).packets.map(({ label }) => label)).toEqual([
      'SYN',
      'SYN+ACK',
      'ACK',
      'SYN+ACK（重传）',
      'ACK',
    ]);
    expect(lastStates(state)).toEqual({ A: 'ESTABLISHED', B: 'ESTABLISHED' });
  });

  it('goes through the states of closing in order, whatever is lost', () => {
    const order = {
      A: ['FIN-WAIT-1', 'FIN-WAIT-2', 'TIME-WAIT', 'CLOSED'],
      B: ['ESTABLISHED', 'CLOSE-WAIT', 'LAST-ACK', 'CLOSED'],
    };
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }), (turned) => {
        for (const side of ['A', 'B'] as const) {
          const places = storyOf(start('close', { turned })).happenings.map(({ states }) =>
            order[side].indexOf(states[side]),
          );
          expect(places.every((place, i) => place >= (places[i - 1] ?? 0))).toBe(true);
        }
      }),
    );
    expect(lastStates(start('close'))).toEqual({ A: 'CLOSED', B: 'CLOSED' });
  });

  it('waits in TIME-WAIT and confirms again when the last acknowledgement is lost', () => {
    const { packets } = storyOf(start('close'));
    const last = packets.length - 1;
    expect(packets[last]?.label).toBe('ACK');
    const state = start('close', { turned: [last] });
    expect(texts(state).filter((text) => text === 'A收到FIN')).toHaveLength(2);
    expect(
      storyOf(state)
        .packets.map(({ label }) => label)
        .slice(-2),
    ).toEqual(['FIN（重传）', 'ACK']);
    expect(lastStates(state)).toEqual({ A: 'CLOSED', B: 'CLOSED' });
  });

  const transfers = fc.record({
    topic: fc.constantFrom('window' as const, 'congestion' as const),
    window: fc.integer({ min: 1, max: 16 }),
    loss: fc.constantFrom(0, 5, 10, 20),
    seed: fc.integer({ min: 1, max: 300 }),
  });

  it('acknowledges the next segment it waits for, never one that is missing, and keeps to the window', () => {
    fc.assert(
      fc.property(transfers, ({ topic, ...patch }) => {
        const { happenings, packets } = storyOf(start(topic, patch));
        const got = new Set<number>();
        for (const { side, kind, text, packet, figures } of happenings) {
          const segment = /^B收到数据(\d+)/.exec(text)?.[1];
          if (segment) got.add(Number(segment));
          const acknowledged =
            side === 'B' && kind === 'send' ? /ACK (\d+)/.exec(packets[packet ?? 0]?.label ?? '')?.[1] : undefined;
          if (acknowledged) for (let i = 0; i < Number(acknowledged); i++) expect(got.has(i)).toBe(true);
          expect((figures?.next ?? 0) - (figures?.una ?? 0)).toBeLessThanOrEqual(patch.window);
        }
      }),
    );
  });

  it('brings everything over when the line loses little', () => {
    fc.assert(
      fc.property(transfers, ({ topic, ...patch }) => {
        const state = start(topic, { ...patch, loss: Math.min(patch.loss, 10) });
        const { happenings, isWhole } = storyOf(state);
        if (happenings.some(({ text }) => text.includes('放弃'))) return;
        if (isWhole) expect(happenings.at(-1)?.figures?.una).toBe(topic === 'window' ? 10 : 30);
        else expect(happenings.length).toBeGreaterThanOrEqual(MOST_HAPPENINGS);
      }),
      // Takes longer than two minutes.
      { examples: [[{ topic: 'window', window: 1, loss: 10, seed: 112 }]] },
    );
  });

  it('sends window ∕ round trip: ten segments in as many rounds as the window asks for', () => {
    for (const window of [1, 2, 5, 10]) {
      const end = storyOf(start('window', { window, delay: 200 })).happenings.at(-1)?.at ?? 0;
      expect(Math.floor(end / 400)).toBe(Math.ceil(10 / window));
    }
  });
});

describe('RFC 5681', () => {
  it('starts slowly: each acknowledgement adds one segment, then about one a round trip', () => {
    const { happenings } = storyOf(start('congestion'));
    const sizes = happenings.filter(({ text }) => text.startsWith('A收到')).map(({ figures }) => figures?.cwnd ?? 0);
    expect(sizes.slice(0, 4)).toEqual([5, 6, 7, 8]);
    expect(sizes[4]).toBeCloseTo(8 + 1 / 8, 9);
    expect(sizes[5]).toBeCloseTo(8.125 + 1 / 8.125, 9);
  });

  it('sends a lost segment again at the third duplicate, with half the window, and goes on from there', () => {
    const state = start('congestion');
    const { packets } = storyOf(state);
    const lost = packets.findIndex(({ label }) => label === '数据6');
    const { happenings } = storyOf({ ...state, turned: [lost] });
    const third = happenings.findIndex(({ text }) => text === 'A收到ACK 6（重复3）');
    const [before, at] = [happenings[third - 1], happenings[third]];
    const flight = (before?.figures?.next ?? 0) - (before?.figures?.una ?? 0);
    expect(at?.figures).toMatchObject({
      ssthresh: Math.max(flight / 2, 2),
      cwnd: Math.max(flight / 2, 2) + 3,
      phase: 'recovery',
    });
    expect(happenings.slice(third + 1).find(({ side, kind }) => side === 'A' && kind === 'send')?.text).toBe(
      'A发送数据6（重传）',
    );
    const mended = happenings
      .slice(third)
      .find(({ text, figures }) => text.startsWith('A收到ACK') && (figures?.una ?? 0) > 6);
    expect(mended?.figures?.cwnd).toBe(at?.figures?.ssthresh);
    expect(happenings.some(({ kind }) => kind === 'timeout')).toBe(false);
  });

  it('falls back to one segment when the timer goes off, the threshold at half of what was under way', () => {
    // All of the first flight is lost: nothing can be acknowledged.
    const state = start('congestion', { turned: [0, 1, 2, 3] });
    const timeout = storyOf(state).happenings.find(({ kind }) => kind === 'timeout');
    expect(timeout?.at).toBe(1000);
    expect(timeout?.figures).toMatchObject({ cwnd: 1, ssthresh: 2, phase: 'slowStart' });
  });

  it('never lets the window below one segment nor the threshold below two', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.constantFrom(5, 15, 30), (seed, loss) => {
        for (const { figures } of storyOf(start('congestion', { seed, loss })).happenings) {
          expect(figures?.cwnd).toBeGreaterThanOrEqual(1);
          expect(figures?.ssthresh).toBeGreaterThanOrEqual(2);
        }
      }),
    );
  });
});

it('times out as RFC 6298 says: one second at first and at least, doubled each time', () => {
  const timer = new Timer();
  expect(timer.timeout).toBe(1000);
  timer.measure(800);
  expect(timer.timeout).toBe(800 + 4 * 400);
  timer.measure(800);
  expect(timer.timeout).toBe(800 + 4 * 300);
  timer.back();
  expect(timer.timeout).toBe(4000);
  for (let i = 0; i < 9; i++) timer.back();
  expect(timer.timeout).toBe(60_000);
  const waits = storyOf(start('open', { turned: [0, 1, 2] }))
    .happenings.filter(({ kind }) => kind === 'timeout')
    .map(({ at }) => at);
  expect(waits.slice(0, 3)).toEqual([1000, 3000, 7000]);
});

it('needs three round trips for an answer over TLS 1.3 and four over TLS 1.2', () => {
  for (const [topic, trips] of [
    ['tls13', 3],
    ['tls12', 4],
  ] as const) {
    const end = storyOf(start(topic)).happenings.find(({ text }) => text === 'A收到200 OK');
    // The hello leaves a moment after the acknowledgement that opens the connection.
    expect(end?.at).toBe(trips * 200 + 8);
  }
});

it('answers over TLS in the end, whichever packets are lost', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('tls12' as const, 'tls13' as const),
      fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { maxLength: 3 }),
      (topic, turned) => {
        expect(texts(start(topic, { turned }))).toContain('A收到200 OK');
      },
    ),
  );
});

it('predicts a step ahead, and is put right as soon as the server tells of a lost input', () => {
  const calm = storyOf(start('replication')).happenings;
  expect(calm.every(({ why }) => !why.includes('校正'))).toBe(true);
  expect(calm.at(-1)?.states).toEqual({ A: 'x = 8', B: 'x = 8' });
  const { packets } = storyOf(start('replication'));
  const lost = packets.findIndex(({ label }) => label === '输入3');
  const rough = storyOf(start('replication', { turned: [lost] })).happenings;
  const mended = rough.filter(({ why }) => why.includes('校正'));
  expect(mended.map(({ text }) => text)).toEqual(['A收到状态(4, x = 3)']);
  expect(mended[0]?.why).toContain('校正-1');
  expect(rough.at(-1)?.states).toEqual({ A: 'x = 7', B: 'x = 7' });
});

it('turns the fate of one packet only', () => {
  const state = start('congestion', { loss: 20, seed: 4 });
  const before = storyOf(state)
    .packets.slice(0, 4)
    .map(({ isLost }) => isLost);
  const after = storyOf(netModel.reduce(state, { kind: 'turn', packet: 2 }))
    .packets.slice(0, 4)
    .map(({ isLost }) => isLost);
  expect(after).toEqual(before.map((isLost, i) => (i === 2 ? !isLost : isLost)));
});
