import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endProgress, startProgress, trickle } from './progress.ts';

const dataset: Record<string, string> = {};
const style = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.stubGlobal('document', {
    documentElement: {
      dataset,
      style: { setProperty: (k: string, v: string) => style.set(k, v), removeProperty: (k: string) => style.delete(k) },
    },
  });
});
afterEach(() => {
  endProgress();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows nothing for a page that comes within 200 ms', () => {
  startProgress();
  vi.advanceTimersByTime(199);
  endProgress();
  vi.advanceTimersByTime(5000);
  expect(dataset).not.toHaveProperty('progress');
});

it('starts at 0.08, adds at most 0.02 every 800 ms, and moves to the end', () => {
  startProgress();
  vi.advanceTimersByTime(200);
  expect(style.get('--progress')).toBe('0.08');
  vi.advanceTimersByTime(800);
  expect(style.get('--progress')).toBe('0.1');
  endProgress();
  expect(style.get('--progress')).toBe('1');
  vi.advanceTimersByTime(199);
  expect(dataset, 'shown until it has moved there').toHaveProperty('progress');
  vi.advanceTimersByTime(1);
  expect(dataset).not.toHaveProperty('progress');
});

it('never trickles to the end', () => {
  expect(trickle(0.99, 1)).toBeLessThan(1);
});
