import { expect, it } from 'vitest';
import { followGesture, type GestureEvent, NO_GESTURE } from './gesture.ts';

const [button, field] = [{ tagName: 'BUTTON' }, { tagName: 'INPUT', type: 'text' }];
const [slider, list] = [{ tagName: 'INPUT', type: 'range' }, { tagName: 'SELECT' }];

/** The gesture's number after each event. */
function ids(...events: GestureEvent[]): number[] {
  let gesture = NO_GESTURE;
  return events.map((event) => {
    gesture = followGesture(gesture, event);
    return gesture.id;
  });
}

it('a press and the click that ends it are one, the next press another', () => {
  const press = [
    { type: 'pointerdown', target: button },
    { type: 'click', target: button },
  ];
  expect(ids(...press, ...press)).toEqual([1, 1, 2, 2]);
});

it('a drag of a slider is one, however often it changes', () => {
  const input = { type: 'input', target: slider };
  const change = { type: 'change', target: slider };
  expect(ids({ type: 'pointerdown', target: slider }, input, input, change)).toEqual([1, 1, 1, 1]);
});

it('a key that is held is one, pressed twice it is two', () => {
  const key = { type: 'keydown', target: button, repeat: false };
  const held = { ...key, repeat: true };
  const click = { type: 'click', target: button };
  expect(ids(key, click, held, click, held, click, key, click)).toEqual([1, 1, 1, 1, 1, 1, 2, 2]);
});

it('words typed into one field are one until something else is done', () => {
  const typed = [
    { type: 'keydown', target: field },
    { type: 'input', target: field },
  ];
  expect(ids(...typed, ...typed, { type: 'pointerdown', target: button }, ...typed)).toEqual([1, 1, 1, 1, 2, 3, 3]);
});

it('clicks and choices without pointer or key are each one: so a screen reader makes them', () => {
  const click = { type: 'click', target: button };
  const choose = [
    { type: 'input', target: list },
    { type: 'change', target: list },
  ];
  expect(ids(click, click, ...choose, ...choose)).toEqual([1, 2, 3, 3, 3, 4]);
});
