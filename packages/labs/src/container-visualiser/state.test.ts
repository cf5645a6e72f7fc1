import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { resultText } from './describe.ts';
import { containerState, replay, type Story, startState, takeStep } from './state.ts';
import { KINDS } from './types.ts';

it.each(KINDS)('takes its own %s as a link', (kind) => {
  expect(safeParse(containerState, startState({ kind, size: 6 })).success).toBe(true);
});

it('refuses histories that cannot be', () => {
  const refuses = (steps: unknown) =>
    expect(safeParse(containerState, { kind: 'vector', steps, at: 0, value: 0 }).success).toBe(false);
  refuses([{ op: 'pop_back' }]);
  refuses([{ op: 'erase', at: 0 }]);
  refuses([{ op: 'push_back', value: 1e9 }]);
  refuses([{ op: 'push_front', value: 1 }]);
  refuses(Array.from({ length: 500 }, () => ({ op: 'clear' })));
});

it('tells how a full vector moves and which iterators break', () => {
  const { kind, steps } = startState({ kind: 'vector', size: 4 });
  const story = replay(kind, steps) as Story;
  expect(resultText(story)).toBe(
    'size 4，capacity 4。记住了指向元素 1（下标 1）的迭代器。持有 1 个迭代器，失效 0 个；引用失效 0 个。',
  );
  expect(resultText(takeStep(story, { op: 'push_back', value: 4 }) as Story)).toBe(
    'size 5，capacity 8。push_back：移动已有元素 4 次，换了一块更合适的内存。持有 1 个迭代器，失效 1 个；引用失效 1 个。',
  );
});

it('names the marked element by its value, and by an index only where there are indices', () => {
  const said = (kind: (typeof KINDS)[number]) => resultText(replay(kind, startState({ kind, size: 5 }).steps) as Story);
  const marked = (kind: (typeof KINDS)[number]) => {
    const { container, pins } = replay(kind, startState({ kind, size: 5 }).steps) as Story;
    return container.items.find(({ id }) => id === pins[0]?.id)?.value;
  };
  expect(said('unordered_set')).toContain(`指向元素 ${marked('unordered_set')}的迭代器`);
  expect(said('list')).toContain(`指向元素 ${marked('list')}的迭代器`);
  expect(said('deque')).toContain('指向元素 1（下标 1）的迭代器');
  for (const kind of ['unordered_set', 'list'] as const) expect(said(kind)).not.toContain('下标');
});
