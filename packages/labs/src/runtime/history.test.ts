import fc from 'fast-check';
import { expect, it } from 'vitest';
import { advance, amend, beginHistory, redo, undo } from './history.ts';

it('goes back and forward as an array with a place in it does', () => {
  const move = fc.oneof(
    fc.record({
      kind: fc.constant('act' as const),
      value: fc.nat(9),
      gesture: fc.option(fc.nat(3), { nil: undefined }),
    }),
    fc.record({ kind: fc.constant('undo' as const) }),
    fc.record({ kind: fc.constant('redo' as const) }),
  );
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      let history = beginHistory(0);
      let states = [0];
      let at = 0;
      let last: number | undefined;
      for (const each of moves) {
        if (each.kind === 'undo') {
          history = undo(history);
          at = Math.max(at - 1, 0);
          last = undefined;
        } else if (each.kind === 'redo') {
          history = redo(history);
          at = Math.min(at + 1, states.length - 1);
          last = undefined;
        } else if (each.value !== states[at]) {
          history = advance(history, each.value, each.gesture);
          if (each.gesture === undefined || each.gesture !== last) at++;
          states = [...states.slice(0, at), each.value];
          last = each.gesture;
        }
        expect(history.present).toBe(states[at]);
        expect([Boolean(history.past), Boolean(history.future)]).toEqual([at > 0, at < states.length - 1]);
      }
    }),
  );
});

it('goes back ten thousand steps, and forward again', () => {
  let history = beginHistory(0);
  for (let i = 1; i <= 10_000; i++) history = advance(history, i, i);
  for (let i = 0; i < 10_000; i++) history = undo(history);
  expect(history).toMatchObject({ present: 0, past: undefined });
  for (let i = 0; i < 10_000; i++) history = redo(history);
  expect(history).toMatchObject({ present: 10_000, future: undefined });
});

it('keeps what comes to be known of the present state without a step, and what can be done again', () => {
  const history = undo(advance(advance(beginHistory('a'), 'b'), 'c'));
  const told = amend(history, 'b!');
  expect(told.present).toBe('b!');
  expect(redo(told).present).toBe('c');
  expect(undo(redo(told)).present).toBe('b!');
  expect(undo(told).present).toBe('a');
  expect(amend(told, 'b!')).toBe(told);
});

it('takes a state that did not change for no step', () => {
  const history = beginHistory({ t: 1 });
  expect(advance(history, history.present, 7)).toBe(history);
});
