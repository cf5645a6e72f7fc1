import { describe, expect, it } from 'vitest';
import { FairClock } from './fair-clock.ts';

/** Ms after which a command with a limit of 1000 ms is over, looked at every 50 ms. */
function ends(use: (time: number) => { cpu: number; isRunnable: boolean }): number {
  const clock = new FairClock(0);
  for (let time = 50; ; time += 50) if (clock.isOver(1000, use(time), time)) return time;
}

describe('FairClock', () => {
  it('counts every moment of a command that runs undisturbed, however many threads it has', () => {
    expect(ends((time) => ({ cpu: time, isRunnable: true }))).toBe(1000);
    expect(ends((time) => ({ cpu: 4 * time, isRunnable: true }))).toBe(1000);
  });

  it('counts every moment of a command that sleeps', () => {
    expect(ends(() => ({ cpu: 0, isRunnable: false }))).toBe(1000);
  });

  it('counts what a command ran that gets only a fifth of a processor', () => {
    expect(ends((time) => ({ cpu: time / 5, isRunnable: true }))).toBe(5000);
  });

  it('ends a command that never gets a processor', () => {
    expect(ends(() => ({ cpu: 0, isRunnable: true }))).toBe(12_000);
  });
});
