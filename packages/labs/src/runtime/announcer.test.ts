import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnnouncer, REST, STAY } from './announcer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listen() {
  const heard: string[] = [];
  return { heard, announcer: createAnnouncer((words) => void heard.push(words)) };
}

it('says a sentence when the state has come to rest, of many the last', () => {
  const { heard, announcer } = listen();
  for (let i = 1; i <= 200; i++) {
    announcer.settle(`第 ${i} 步。`);
    vi.advanceTimersByTime(REST - 1);
  }
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['第 200 步。']);
});

it('answers a press at once, and empties the region when it was heard', () => {
  const { heard, announcer } = listen();
  announcer.say('已重置');
  expect(heard).toEqual(['已重置']);
  vi.advanceTimersByTime(STAY);
  expect(heard).toEqual(['已重置', '']);
});

it('says nothing of a lab that was left before it rested', () => {
  const { heard, announcer } = listen();
  announcer.settle('第 1 步。');
  announcer.hush();
  vi.advanceTimersByTime(STAY);
  expect(heard).toEqual([]);
});
