import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { boundedOutput } from './bounded-output.ts';
import { type RunMessage, runAnswer } from './protocol.ts';
import { LONGEST } from './protocol-limits.ts';
import { addMessage, MOST_LINES, startedLog } from './run-log.ts';

const log = (...messages: RunMessage[]) => messages.reduce(addMessage, startedLog);
const out = (text: string): RunMessage => ({ kind: 'out', level: 'log', text });

describe('the log of a run', () => {
  it('keeps output, value and end in order', () => {
    const { lines, state } = log(out('a'), { kind: 'value', text: '3' }, { kind: 'end', reason: 'done' });
    expect(lines.map(({ text }) => text)).toEqual(['a', '3', '运行结束。']);
    expect(state).toBe('ended');
  });

  it('keeps a bounded number of lines, counts the others, and still shows an error', () => {
    const flood = Array.from({ length: MOST_LINES + 5 }, (_, i) => out(String(i)));
    const { lines } = log(...flood, { kind: 'error', text: '坏了', line: 3 }, { kind: 'end', reason: 'timeout' });
    expect(lines).toHaveLength(MOST_LINES + 2);
    expect(lines.at(-2)?.text).toBe('第 3 行：坏了');
    expect(lines.at(-1)?.text).toBe('超过时间限制，已经停止（另有 5 行输出没有显示）。');
  });

  it('points at the first error', () => {
    const errors: RunMessage[] = [2, 5].map((line) => ({ kind: 'error', text: 'x', line }));
    expect(log(...errors).errorLine).toBe(2);
  });
});

describe('what comes out of the sandbox', () => {
  it.each([
    null,
    {},
    { id: 1, message: { kind: 'out', level: 'log' } },
    { id: 1, message: { kind: 'other' } },
    { id: 1, message: { kind: 'error', text: 'x', line: -1 } },
    { id: 1, message: { kind: 'globals', rows: Array(100).fill({ name: 'a', value: 'b', depth: 0 }) } },
  ])('is refused when it is no message: %j', (data) => {
    expect(safeParse(runAnswer, data).success).toBe(false);
  });

  it('is cut when it is long', () => {
    const { output } = safeParse(runAnswer, { id: 1, message: out('x'.repeat(LONGEST + 50)) });
    expect(output).toMatchObject({ message: { text: `${'x'.repeat(LONGEST)}…` } });
  });
});

it('a worker sends short lines, and when there are too many it asks for its end once', () => {
  const sent: { kind: string; text?: string }[] = [];
  const out = boundedOutput((message) => sent.push(message as { kind: string }));
  for (let i = 0; i < 1500; i++) out('log', 'x'.repeat(1e5));
  expect(sent).toHaveLength(1001);
  expect(sent[0]?.text).toHaveLength(LONGEST + 1);
  expect(sent.at(-1)).toEqual({ kind: 'flood' });
});
