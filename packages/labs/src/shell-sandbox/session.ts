/** A session: a preset's tree, and what each line did to it. */
import { placeOf } from './language/builtins.ts';
import { FIRST_VARIABLES } from './language/expand.ts';
import { run, runSource } from './language/run.ts';
import { Exhausted, type Shell, type Stage, type Streams, spend } from './language/shell.ts';
import { effort, TooMuchEffort } from './pattern.ts';
import { type Preset, plant } from './presets.ts';
import type { Tree } from './tree.ts';
import { words } from './words/lab.ts';

export interface Output {
  text: string;
  isError: boolean;
}

/** What one line did. */
export interface Result {
  line: string;
  status: number;
  output: Output[];
  /** Stages of the last pipe at the top of the line. */
  stages: Stage[];
  folder: string;
}

/** Work that one line may do; a loop without an end stops here. */
const BUDGET = { commands: 800, output: 20_000 };
const EFFORT = 300_000;

export class Session {
  readonly shell: Shell;
  readonly #home: { number: number; tree: Tree };
  #output: Output[] = [];
  #stages: Stage[] = [];

  constructor(preset: Pick<Preset, 'files' | 'modes'>) {
    const { tree, home } = plant(preset);
    this.#home = { number: home, tree };
    this.shell = firstShell(tree, home, {
      input: { text: '' },
      out: (text) => this.#write(text, false),
      err: (text) => this.#write(text, true),
      isTerminal: true,
    });
    this.shell.trace = (stage) => this.#stages.push(stage);
  }

  #write(text: string, isError: boolean): void {
    spend(this.shell.budget, 'output', text.length);
    const last = this.#output.at(-1);
    if (last?.isError === isError) last.text += text;
    else this.#output.push({ text, isError });
  }

  run(line: string): Result {
    this.#output = [];
    this.#stages = [];
    const { shell } = this;
    shell.budget = { ...BUDGET };
    effort.left = EFFORT;
    shell.streams.input.text = '';
    const status = this.#guarded(line);
    shell.status = status;
    if (!this.#home.tree.nodes.has(shell.folder)) shell.folder = this.#home.number;
    return { line, status, output: this.#output, stages: this.#stages.slice(-5), folder: placeOf(shell) };
  }

  /** The present folder. */
  place(): string {
    return placeOf(this.shell);
  }

  /** All that a later line can notice of the earlier ones, but for the last exit code. */
  digest(): string {
    const { tree, folder, variables, exported, functions, words: parameters, flags } = this.shell;
    const nodes = [...tree.nodes].map(([number, node]) =>
      node.kind === 'folder' ? [number, { ...node, entries: [...node.entries] }] : [number, node],
    );
    const sets = [[...variables], [...exported], [...functions.keys()]];
    return JSON.stringify([nodes, folder, tree.umask, sets, parameters, flags]);
  }

  #guarded(line: string): number {
    const { streams, words: parameters } = this.shell;
    try {
      return runSource(this.shell, line);
    } catch (error) {
      if (!(error instanceof Exhausted) && !(error instanceof TooMuchEffort)) throw error;
      // Whatever was entered has been left by the stop.
      Object.assign(this.shell, { streams, words: parameters, depth: 0, isTested: 0 });
      this.shell.budget = { ...BUDGET };
      this.#write(`${words.tooMuch}\n`, true);
      return 130;
    }
  }
}

function firstShell(tree: Tree, home: number, streams: Streams): Shell {
  return {
    run,
    tree,
    folder: home,
    variables: new Map(FIRST_VARIABLES),
    exported: new Set(['HOME', 'PATH', 'PWD', 'USER']),
    functions: new Map(),
    words: ['sh'],
    status: 0,
    flags: { e: false, u: false },
    isTested: 0,
    depth: 0,
    budget: { ...BUDGET },
    streams,
    locals: new Map(),
  };
}
