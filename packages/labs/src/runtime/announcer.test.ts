import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnnouncer, REST, STAY } from './announcer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listen() {
  const heard: string[] = [];
  const region = {
    get textContent() {
      return heard.at(-1) ?? '';
    },
    set textContent(words) {
      heard.push(words);
    },
  };
  return { heard, region, announcer: createAnnouncer(() => region) };
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

it('lets an answer stand its time before the sentence of a step taken shortly before', () => {
  const { heard, announcer } = listen();
  announcer.settle('第 1 步。');
  announcer.say('✗ 不对。');
  vi.advanceTimersByTime(REST - 1);
  announcer.say('已放进复习的“我的卡片”。');
  vi.advanceTimersByTime(STAY - 1);
  expect(heard).toEqual(['✗ 不对。', '已放进复习的“我的卡片”。']);
  vi.advanceTimersByTime(REST);
  expect(heard.slice(2)).toEqual(['', '第 1 步。']);
});

it('says the sentence of a step without waiting for the one before', () => {
  const { heard, announcer } = listen();
  for (const words of ['第 1 步。', '第 2 步。']) {
    announcer.settle(words);
    vi.advanceTimersByTime(REST);
  }
  expect(heard).toEqual(['第 1 步。', '第 2 步。']);
});

it('leaves what the page has said since', () => {
  const { heard, region, announcer } = listen();
  announcer.say('已重置');
  region.textContent = '下一页';
  vi.advanceTimersByTime(STAY);
  expect(heard).toEqual(['已重置', '下一页']);
});
