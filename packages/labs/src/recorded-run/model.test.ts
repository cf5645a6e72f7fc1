import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RecordedRun } from 'study-notes/shared/recorded-run';
import { type Language, speak } from 'study-notes/words/follow';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { recordedModel } from './model.ts';
import { allCells, momentAt } from './moment.ts';
import recordedLab from './recorded-lab.tsx';

/** The recording of tests/site/content/语法/实验/录下的运行.md. */
const RECORDING = readFileSync(new URL('./fixtures/nodes.json', import.meta.url), 'utf8');
const RUN: RecordedRun = JSON.parse(RECORDING);
const model = recordedModel(RUN);
const last = RUN.steps.length;

it('holds what every model holds', () => {
  const action = fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -3, max: 250 }) });
  checkModel(model, { options: [{}], action: () => action });
});

it('says what the last line printed, where the run is, and what has changed', () => {
  const said = RUN.steps.map((_, step) => model.describe({ step }));
  expect(said[0]).toMatch(/^第 0 步：接下来执行第 18 行。$/);
  expect(said).toContainEqual(expect.stringContaining('打印了“构造 甲”'));
  expect(said).toContainEqual(expect.stringContaining('进入 Node::Node()'));
  expect(said).toContainEqual(expect.stringContaining('a 是 5'));
  expect(model.describe({ step: last })).toContain('程序结束了');
});

describe('a moment', () => {
  it('names every place that something points to', () => {
    for (let step = 0; step < last; step++) {
      const now = momentAt(RUN, step);
      const places = new Set([...allCells(now), ...now.heap].map(({ id }) => id));
      for (const { to } of allCells(now)) if (to) expect(places, `step ${step}`).toContain(to);
    }
  });

  it('gives each cell a place of its own', () => {
    for (let step = 0; step < last; step++) {
      const ids = allCells(momentAt(RUN, step)).map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });
});

describe('a guess', () => {
  const asked = RUN.steps.flatMap((_, step) => {
    const guess = model.guess?.({ step });
    return guess ? [{ step, ...guess }] : [];
  });

  it('is asked for what is printed, for numbers and for leaps', () => {
    const questions = asked.map(({ question }) => question).join('');
    for (const word of ['会打印什么', '是多少', '接着到哪一行']) expect(questions).toContain(word);
  });

  it('is right by what comes next, and what is said of it is what happens', () => {
    for (const { step, question, choices, right, because } of asked) {
      const [now, next] = [momentAt(RUN, step), momentAt(RUN, step + 1)];
      const answer = choices[right] ?? '';
      const printed = next.printed.slice(now.printed.length).trim();
      if (question.includes('会打印什么')) expect(answer).toBe(`“${printed}”`);
      if (question.includes('接着到')) expect(answer).toMatch(`第 ${next.line} 行：`);
      expect(because).toBe(model.describe({ step: step + 1 }));
    }
  });
});

describe('on an English site', () => {
  const before = (process.env.STUDY_NOTES_LANG ?? 'zh-CN') as Language;
  const CHINESE = /[\p{Script=Han}，。：；？（）]/gu;
  beforeEach(() => speak('en'));
  afterEach(() => speak(before));

  it('says nothing in Chinese but what the recording itself holds', () => {
    const { model, Figure, Details } = recordedLab(JSON.parse(RECORDING.replaceAll(CHINESE, '.')));
    const said = Array.from({ length: last + 1 }, (_, step) => {
      const drawn = [Figure, Details].flatMap((part) =>
        part ? renderToStaticMarkup(createElement(part, { options: {}, state: { step }, dispatch: () => {} })) : [],
      );
      return [model.describe({ step }), model.question({ step }), JSON.stringify(model.guess?.({ step })), ...drawn];
    });
    expect(said.flat().filter((text) => text?.match(CHINESE))).toEqual([]);
  });
});
