import { expect, it } from 'vitest';
import { SCHEDULER_FRAME } from '../shared/constants.ts';
import { yieldEvery5ms } from './scheduler.ts';

it('pauses only after 5 ms of work', async () => {
  let time = 0;
  let pauses = 0;
  const breathe = yieldEvery5ms(
    () => time,
    async () => {
      pauses++;
    },
  );
  for (let i = 0; i < 10; i++) {
    time += 1;
    await breathe();
  }
  expect(pauses).toBe(10 / SCHEDULER_FRAME);
});
