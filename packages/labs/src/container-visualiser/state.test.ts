import { expect, it } from 'vitest';
import { writeJsonLink } from '../model/json-link.ts';
import { resultText } from './describe.ts';
import { containerLink } from './link.ts';
import { startState } from './script.ts';
import { type Story, storyOf, takeStep } from './state.ts';
import type { KINDS } from './types.ts';

it('opens links of the first release, and refuses histories that cannot be', () => {
  const open = (steps: unknown) =>
    containerLink.read(writeJsonLink({ kind: 'vector', steps, at: 0, value: 0 }) as string);
  expect(open([{ op: 'push_back', value: 7 }])).toMatchObject({ step: 1, tool: 'insert' });
  for (const steps of [
    [{ op: 'pop_back' }],
    [{ op: 'erase', at: 0 }],
    [{ op: 'push_back', value: 1e9 }],
    [{ op: 'push_front', value: 1 }],
    Array.from({ length: 500 }, () => ({ op: 'clear' })),
    [{ op: 'toString' }],
    7,
  ])
    expect(open(steps)).toBeUndefined();
});

it('tells how a full vector moves and which iterators break', () => {
  const story = storyOf(startState({ kind: 'vector', size: 4 }));
  expect(resultText(story)).toBe(
    'size 4，capacity 4。记住了指向元素 1（下标 1）的迭代器。持有 1 个迭代器，失效 0 个；引用失效 0 个。',
  );
  expect(resultText(takeStep(story, { op: 'push_back', value: 4 }) as Story)).toBe(
    'size 5，capacity 8。push_back：移动已有元素 4 次，换了一块更合适的内存。持有 1 个迭代器，失效 1 个；引用失效 1 个。',
  );
});

it('names the marked element by its value, and by an index only where there are indices', () => {
  const said = (kind: (typeof KINDS)[number]) => resultText(storyOf(startState({ kind, size: 5 })));
  const marked = (kind: (typeof KINDS)[number]) => {
    const { container, pins } = storyOf(startState({ kind, size: 5 }));
    return container.items.find(({ id }) => id === pins[0]?.id)?.value;
  };
  expect(said('unordered_set')).toContain(`指向元素 ${marked('unordered_set')}的迭代器`);
  expect(said('list')).toContain(`指向元素 ${marked('list')}的迭代器`);
  expect(said('deque')).toContain('指向元素 1（下标 1）的迭代器');
  for (const kind of ['unordered_set', 'list'] as const) expect(said(kind)).not.toContain('下标');
});
