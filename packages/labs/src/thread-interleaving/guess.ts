/** What can be guessed of the step that the run takes next: a value, a branch, or who may go on after it. */
import type { Guess } from '../model/lab-model.ts';
import { choose } from '../model/story.ts';
import { nameOf, threadText } from './describe.ts';
import { instructionOf, readyThreads } from './model.ts';
import { PROGRAMS } from './programs.ts';
import { planOf, type ThreadState } from './state.ts';
import type { Instruction, Program, Run } from './types.ts';
import { words } from './words/lab.ts';

/** The next step of a plan. */
interface NextStep {
  program: Program;
  thread: number;
  does: Instruction;
  before: Run;
  after: Run;
}

/** The question about the step that comes next; undefined where it is written in the line itself. */
export function guess(state: ThreadState): Guess | undefined {
  const next = nextStep(state);
  return next && ask(next);
}

function nextStep(state: ThreadState): NextStep | undefined {
  const program = PROGRAMS[state.program];
  const { order, runs } = planOf(state);
  const [thread, before, after] = [order[state.step], runs[state.step], runs[state.step + 1]];
  if (thread === undefined || !before || !after) return undefined;
  const does = instructionOf(program, before, thread);
  return does && { program, thread, does, before, after };
}

function ask(next: NextStep): Guess | undefined {
  const { does } = next;
  switch (does.op) {
    case 'load':
      return askLoad(next, does);
    case 'store':
      return does.value.local === undefined ? undefined : askStore(next, does);
    case 'add':
      return askAdd(next, does);
    case 'unless':
      return askBranch(next, does);
    default:
      return askReady(next);
  }
}

/** The line that the step belongs to, and whose it is. */
function lineText({ program, thread, before }: NextStep): string {
  const code = program.threads[thread];
  const line = code?.steps[before.threads[thread]?.next ?? 0]?.line ?? 0;
  return words.turnOf(nameOf(program, thread), code?.source[line]?.trim());
}

const valueIn = (run: Run, variable: string): number => run.variables[variable] ?? 0;
const numbers = (values: readonly number[]): string[] => values.filter((value) => value >= 0).map(String);

function askLoad(next: NextStep, { from }: Instruction & { op: 'load' }): Guess {
  const value = valueIn(next.before, from);
  return {
    question: words.askLoad(lineText(next), from),
    ...choose(String(value), numbers([value + 1, value - 1, value + 2])),
    because: words.loadIs(from, value),
  };
}

function askStore(next: NextStep, { to, value }: Instruction & { op: 'store' }): Guess {
  const { before, after, thread, program } = next;
  const read = before.threads[thread]?.locals[value.local ?? ''] ?? 0;
  const [now, written] = [valueIn(before, to), valueIn(after, to)];
  const lost = now === read ? '' : words.lostUpdate(to, now);
  return {
    question: words.askStore(lineText(next), to),
    ...choose(String(written), numbers([now, now + value.plus, read, written + 1])),
    because: words.storeIs(nameOf(program, thread), read, value.plus, written, lost),
  };
}

function askAdd(next: NextStep, { to, by }: Instruction & { op: 'add' }): Guess {
  const [now, written] = [valueIn(next.before, to), valueIn(next.after, to)];
  return {
    question: words.askAdd(lineText(next), to),
    ...choose(String(written), numbers([now, written + by])),
    because: words.addIs(now, by, written),
  };
}

function askBranch(next: NextStep, { variable, equals }: Instruction & { op: 'unless' }): Guess {
  const value = valueIn(next.before, variable);
  return {
    question: words.askBranch(lineText(next)),
    choices: words.branches,
    right: value === equals ? 0 : 1,
    because: words.branchIs(variable, value, value === equals, equals),
  };
}

/** Most answers to choose from. */
const MOST_CHOICES = 4;

function askReady(next: NextStep): Guess {
  const { program, before, after, thread } = next;
  const all = program.threads.map((_, each) => each);
  const right = readyThreads(program, after);
  const others = [readyThreads(program, before), all, all.filter((each) => each !== thread), [thread], []];
  const texts = new Set([right, ...others].map((threads) => threadsText(program, threads)));
  return {
    question: words.askReady(lineText(next)),
    ...choose(threadsText(program, right), [...texts].slice(0, MOST_CHOICES)),
    because: words.sentence(all.map((each) => threadText(program, after, each)).join(words.semicolon)),
  };
}

function threadsText(program: Program, threads: readonly number[]): string {
  if (threads.length === 0) return words.noneReady;
  if (threads.length === program.threads.length) return words.allReady;
  return words.onlyReady(threads.map((thread) => program.threads[thread]?.name).join(words.between));
}
