import { expect, it } from 'vitest';
import { createPlaces } from './places.ts';

/** A promise that fails when it is told to. */
function failing(): { promise: Promise<never>; fail: () => void } {
  let fail = () => {};
  const promise = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('failed'));
  });
  promise.catch(() => undefined);
  return { promise, fail };
}

/** Three pieces of work in two places: what has begun, how to end the first, and how to end what they wait for. */
function threeInTwo() {
  const [first, other] = [failing(), failing()];
  const place = createPlaces(2, other.promise);
  const begun: number[] = [];
  const done = Promise.all(
    [1, 2, 3].map((number) =>
      place(async () => {
        begun.push(number);
        await (number === 1 ? first.promise : new Promise(() => undefined));
      }),
    ),
  );
  done.catch(() => undefined);
  return { begun, first, other };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('begins the next when a place is free, also after one that failed', async () => {
  const { begun, first } = threeInTwo();
  await settled();
  expect(begun).toEqual([1, 2]);
  first.fail();
  await settled();
  expect(begun).toEqual([1, 2, 3]);
});

it('begins all when what needed the room has ended, here by failing', async () => {
  const { begun, other } = threeInTwo();
  await settled();
  expect(begun).toEqual([1, 2]);
  other.fail();
  await settled();
  expect(begun).toEqual([1, 2, 3]);
});

it('hands on what the work gives', async () => {
  const place = createPlaces(1, Promise.resolve());
  expect(await Promise.all([1, 2].map((number) => place(async () => number)))).toEqual([1, 2]);
});
