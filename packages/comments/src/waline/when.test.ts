import { expect, it } from 'vitest';
import { sayTime } from './when.ts';

const NOW = Date.UTC(2026, 10, 30, 12);
const MINUTE = 60_000;

it.each([
  [0, '此刻'],
  [-5, '此刻'],
  [3, '3分钟前'],
  [90, '1小时前'],
  [25 * 60, '昨天'],
  [29 * 24 * 60, '29天前'],
  [60 * 24 * 60, '2026年10月1日'],
])('%d minutes ago: %s', (minutes, words) => {
  expect(sayTime(NOW - minutes * MINUTE, NOW, 'zh-CN')).toBe(words);
});
