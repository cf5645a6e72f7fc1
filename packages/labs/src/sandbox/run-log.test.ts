import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { boundedSender } from './bounded-sender.ts';
import { type RunMessage, runAnswer } from './protocol.ts';
import { LONGEST, LONGEST_TEXT } from './protocol-limits.ts';
import { addMessage, MOST_LINES, outcomeOf, outcomeText, startedLog } from './run-log.ts';

const log = (...messages: RunMessage[]) => messages.reduce(addMessage, startedLog);
const out = (text: string): RunMessage => ({ kind: 'out', level: 'log', text });

describe('the log of a run', () => {
  it('keeps output, value and end in order', () => {
    const all = log(out('a'), { kind: 'value', text: '3' }, { kind: 'end', reason: 'done' });
    expect(all.lines.map(({ text }) => text)).toEqual(['a', '3']);
    expect(all.state).toBe('ended');
    expect(outcomeOf(all)).toEqual({ reason: 'done', printed: 1, dropped: 0 });
  });

  it('keeps a bounded number of lines, counts the others, and still shows an error', () => {
    const flood = Array.from({ length: MOST_LINES + 5 }, (_, i) => out(String(i)));
    const all = log(...flood, { kind: 'error', text: '坏了', line: 3 }, { kind: 'end', reason: 'timeout' });
    expect(all.lines).toHaveLength(MOST_LINES + 1);
    expect(all.lines.at(-1)?.text).toBe('第 3 行：坏了');
    const outcome = outcomeOf(all);
    expect(outcome && outcomeText(outcome)).toBe(
      `超过时间限制，已经停止，打印 ${MOST_LINES + 5} 次（其中 5 次没有显示）。第 3 行出错，已在行号上标出。`,
    );
  });

  it('has no outcome while it goes on, and says so when nothing was printed', () => {
    expect(outcomeOf(log(out('a')))).toBeUndefined();
    const silent = outcomeOf(log({ kind: 'end', reason: 'done' }));
    expect(silent && outcomeText(silent)).toBe('运行结束，没有打印。');
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
    const { output } = safeParse(runAnswer, { id: 1, message: out('x'.repeat(LONGEST_TEXT + 50)) });
    expect(output).toMatchObject({ message: { text: 'x'.repeat(LONGEST_TEXT) } });
  });

  it('is counted before it is looked at', () => {
    const row = {
      get name(): string {
        throw new Error('looked at');
      },
    };
    const { success } = safeParse(runAnswer, { id: 1, message: { kind: 'globals', rows: Array(61).fill(row) } });
    expect(success).toBe(false);
  });
});

describe('what a worker sends', () => {
  const sender = () => {
    const sent: { kind: string; text?: string }[] = [];
    return { sent, say: boundedSender((message) => sent.push(message as { kind: string })) };
  };
  const line = (text: string) => ({ kind: 'out', level: 'log', text }) as const;

  it('is as it was said while it is short', () => {
    const { sent, say } = sender();
    say(line('a'));
    expect(sent).toEqual([line('a')]);
  });

  it('says itself how much of a long line is missing, within what the page takes', () => {
    const { sent, say } = sender();
    say(line('x'.repeat(1e7)));
    expect(sent[0]?.text).toBe(`${'x'.repeat(LONGEST)}…（这一行有 10000000 个字符，只显示前 ${LONGEST} 个）`);
    expect(sent[0]?.text?.length).toBeLessThanOrEqual(LONGEST_TEXT);
  });

  it.each([
    ['many short lines', 5000, 'x', 1001],
    ['long lines', 500, 'x'.repeat(LONGEST), 251],
  ] as const)('ends with one request for the end: %s', (_what, lines, text, count) => {
    const { sent, say } = sender();
    for (let i = 0; i < lines; i++) say(line(text));
    expect(sent).toHaveLength(count);
    expect(sent.at(-1)).toEqual({ kind: 'flood' });
  });

  it('stays short when the program has replaced the methods of texts', () => {
    const { sent, say } = sender();
    const { slice } = String.prototype;
    String.prototype.slice = () => 'y'.repeat(1e6);
    try {
      say(line('x'.repeat(1e6)));
    } finally {
      String.prototype.slice = slice;
    }
    expect(sent[0]?.text?.length).toBeLessThanOrEqual(LONGEST_TEXT);
  });
});
