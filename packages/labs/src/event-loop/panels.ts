/** What the drawing holds and where: boxes of text, from left to right in as many rows as they need. */

import type { ColorName } from '../kit/colors.ts';
import { remember } from '../model/story.ts';
import { type LoopState, type Source, storyOf } from './state.ts';
import type { Machine } from './types.ts';
import { words } from './words/lab.ts';

export const WIDTH = 372;
/** Height of a row of boxes, and of a panel's title. */
export const ROW = 28;
export const TITLE = 20;
const GAP = 6;
const STACK = 122;

export type PanelName = Source | 'deferred' | 'handlers' | 'log';

export const TONES: Record<PanelName, ColorName> = {
  stack: 'accent',
  microtasks: 'tip',
  timers: 'info',
  deferred: 'warning',
  handlers: 'note',
  log: 'ink-soft',
};

export interface Panel {
  name: PanelName;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Box {
  text: string;
  x: number;
  y: number;
  width: number;
  /** The last step brought it. */
  isNew: boolean;
}

/** The texts of a panel; the stack's top comes first. */
function textsOf(machine: Machine, name: PanelName): string[] {
  switch (name) {
    case 'stack':
      return machine.stack.map((frame) => frame.name).reverse();
    case 'microtasks':
      return machine.microtasks.map((job) => job.name);
    case 'timers':
      return machine.timers.map((job) => words.dueAt(job.name, job.due));
    case 'deferred':
      return [...machine.deferred];
    case 'handlers':
      return Object.entries(machine.handlers).flatMap(([event, bound]) =>
        bound.map((handler) => `${event} → ${handler.name}`),
      );
    case 'log':
      return [...machine.log];
  }
}

/** Boxes of a panel at a step, in the panel's own coordinates. */
export function boxesOf(state: LoopState, { name, width, height }: Panel): Box[] {
  const { machines } = storyOf(state);
  const machine = machines[state.step];
  if (!machine) return [];
  const texts = textsOf(machine, name);
  const before = machines[state.step - 1];
  const grown = before ? texts.length - textsOf(before, name).length : 0;
  const newest = name === 'stack' ? 0 : indexOfNew(machine, before, name);
  const flowed = flow(texts, width, name === 'stack');
  // The stack grows upwards from its floor.
  const shift = name === 'stack' ? height - TITLE - flowed.height - 4 : 0;
  return flowed.boxes.map((box, index) => ({ ...box, y: box.y + shift, isNew: grown > 0 && index === newest }));
}

/** Timers stand by due time: a new one may come before others. */
function indexOfNew(machine: Machine, before: Machine | undefined, name: PanelName): number {
  if (name !== 'timers') return textsOf(machine, name).length - 1;
  return machine.timers.findIndex(({ id }) => !before?.timers.some((each) => each.id === id));
}

/** Boxes of texts in the room of a panel; a stack has one a row. */
function flow(texts: readonly string[], room: number, isStack = false) {
  let [x, y] = [6, 0];
  const boxes = texts.map((text) => {
    const width = isStack ? room - 12 : Math.min(widthOf(text) + 14, room - 12);
    if (x > 6 && x + width > room - 6) [x, y] = [6, y + ROW];
    const box = { text, x, y, width };
    x += width + 5;
    return box;
  });
  return { boxes, height: y + ROW };
}

/** About how wide a text of 13 units is. */
const widthOf = (text: string) => [...text].reduce((sum, char) => sum + (char > '\u2e80' ? 13 : 7.4), 0);

/** Where the panels lie: the same at every step of a program, so that nothing jumps. */
export const panelsOf = remember((state: LoopState): Panel[] => {
  const { machines } = storyOf(state);
  const most = (name: PanelName, width: number) =>
    TITLE + 4 + Math.max(...machines.map((machine) => flow(textsOf(machine, name), width).height));
  const used = (name: PanelName) => machines.some((machine) => textsOf(machine, name).length > 0);
  const events = (['deferred', 'handlers'] as const).filter(used);
  // Where there are only events the loop's own queues would stand empty all the time.
  const hasJobs = used('microtasks') || used('timers') || events.length === 0;
  const queues = [...(hasJobs ? (['microtasks', 'timers'] as const) : []), ...events];
  const x = STACK + 14;
  let y = 1;
  const panels = queues.map((name) => {
    const panel: Panel = { name, x, y, width: WIDTH - x - 1, height: most(name, WIDTH - x - 1) };
    y += panel.height + GAP;
    return panel;
  });
  // One frame a row: as many rows as it is ever deep.
  const deepest = TITLE + 4 + ROW * Math.max(...machines.map(({ stack }) => stack.length));
  const height = Math.max(y - GAP - 1, deepest);
  return [
    { name: 'stack', x: 1, y: 1, width: STACK, height },
    ...panels,
    { name: 'log', x: 1, y: height + 1 + GAP, width: WIDTH - 2, height: most('log', WIDTH - 2) },
  ];
});
