/** The shell lab as a machine: a tree to start from, lines, and how many of them have run. */
import { type Codec, snap } from '../model/codec.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { isLine, lineCodec } from './command-text.ts';
import { guessNext, sessionText } from './describe.ts';
import { lookAt, type Row, rowsOf } from './look.ts';
import { PRESET_NAMES, PRESETS, type PresetName } from './presets.ts';
import { type Result, Session } from './session.ts';
import { words } from './words/lab.ts';

export interface ShellOptions {
  preset: PresetName;
  /** Lines that have run when the reader comes. */
  done: number;
}

export interface ShellState {
  preset: PresetName;
  /** The preset's lines and the reader's, in the order in which they run. */
  lines: string[];
  /** Lines that have run. */
  at: number;
}

export type ShellAction =
  | { kind: 'preset'; preset: PresetName }
  | { kind: 'run'; line: string }
  | { kind: 'go'; step: number };

/** Most lines of a session. */
export const MOST_LINES = 40;

/** Lines that are the preset's own take one digit in a link. */
const codec: Codec<ShellState> = {
  write({ preset, lines, at }, put) {
    const { script } = PRESETS[preset];
    put(PRESET_NAMES.indexOf(preset), PRESET_NAMES.length);
    put(lines.length, MOST_LINES + 1);
    put(at, lines.length + 1);
    for (const line of lines) {
      const place = script.indexOf(line) + 1;
      put(place, script.length + 1);
      if (place === 0) lineCodec.write(line, put);
    }
  },
  read(take) {
    const preset = PRESET_NAMES[take(PRESET_NAMES.length)] ?? 'tour';
    const { script } = PRESETS[preset];
    const count = take(MOST_LINES + 1);
    const at = take(count + 1);
    const lines = Array.from({ length: count }, () => {
      const place = take(script.length + 1);
      return place === 0 ? lineCodec.read(take) : (script[place - 1] ?? '');
    });
    return { preset, lines, at };
  },
};
const link = linkFormat(codec);

/** What the session of a state shows. */
export interface View {
  results: Result[];
  rows: Row[];
  /** The present folder, as the prompt has it. */
  folder: string;
  /** What the next line will do; absent after the last one. */
  next: Result | undefined;
}

const views = new WeakMap<object, View>();

/** Everything to be seen in a state; a state's view is made once. */
export function viewOf(state: ShellState): View {
  const known = views.get(state);
  if (known) return known;
  const view = play(state);
  views.set(state, view);
  return view;
}

function play({ preset, lines, at }: ShellState): View {
  const session = new Session(PRESETS[preset]);
  const results = lines.slice(0, Math.max(at - 1, 0)).map((line) => session.run(line));
  const before = lookAt(session.shell.tree);
  results.push(...lines.slice(results.length, at).map((line) => session.run(line)));
  const rows = rowsOf(before, lookAt(session.shell.tree));
  const folder = session.place();
  const upcoming = lines[at];
  return { results, rows, folder, next: upcoming === undefined ? undefined : session.run(upcoming) };
}

function reduce(state: ShellState, action: ShellAction): ShellState {
  switch (action.kind) {
    case 'preset':
      return action.preset === state.preset && state.at === 0 ? state : fresh(action.preset, 0);
    case 'run':
      return withLine(state, action.line.trim());
    case 'go': {
      const at = snap(action.step, { min: 0, max: state.lines.length, step: 1 });
      return at === state.at ? state : { ...state, at };
    }
  }
}

/** The reader's line runs now, before what the preset still has. */
function withLine(state: ShellState, line: string): ShellState {
  if (!isLine(line)) return state;
  const lines = [...state.lines.slice(0, state.at), line, ...state.lines.slice(state.at)];
  return fitted({ ...state, lines, at: state.at + 1 }) ?? state;
}

/** A state that has a link: old lines go that changed nothing but what they printed. */
function fitted(state: ShellState): ShellState | undefined {
  let wish = state;
  while (wish.lines.length > MOST_LINES || link.write(wish) === undefined) {
    const idle = idleLine(wish);
    if (idle < 0) return undefined;
    wish = { ...wish, lines: wish.lines.filter((_, i) => i !== idle), at: wish.at - 1 };
  }
  return wish;
}

/** The first line that has run and left everything as it was; −1 when there is none. */
function idleLine({ preset, lines, at }: ShellState): number {
  const session = new Session(PRESETS[preset]);
  for (const [i, line] of lines.slice(0, at - 1).entries()) {
    const before = session.digest();
    session.run(line);
    // The next line may ask how this one ended.
    if (session.digest() === before && !lines[i + 1]?.includes('$?')) return i;
  }
  return -1;
}

const fresh = (preset: PresetName, at: number): ShellState => ({ preset, lines: [...PRESETS[preset].script], at });

/** Whether another line has room in the session. */
export const hasRoom = (state: ShellState, line: string): boolean =>
  !isLine(line.trim()) || withLine(state, line.trim()) !== state;

function guess(state: ShellState): Guess | undefined {
  const { next } = viewOf(state);
  return next && guessNext(next, state.at);
}

export const shellModel: LabModel<ShellOptions, ShellState, ShellAction> = {
  start: ({ preset, done }) => fresh(preset, Math.min(done, PRESETS[preset].script.length)),
  reduce,
  describe: (state) => sessionText(state, viewOf(state)),
  question: ({ preset }) => words.questions[preset],
  link,
  steps: {
    at: ({ at }) => at,
    last: ({ lines }) => lines.length,
    go: (step) => ({ kind: 'go', step }),
    rate: () => 0.6,
  },
  guess,
  get keys() {
    return [
      [words.enter, words.runTyped],
      ['↑ ↓', words.history],
    ] as const;
  },
};
