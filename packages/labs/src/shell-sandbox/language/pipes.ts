/** Pipes: the stages of a line, and what went through them. */
import { inShell, tested, writer } from './ending.ts';
import { child, Jump, type Shell, type Streams } from './shell.ts';
import type { Command } from './syntax.ts';

/** Runs the stages of a line, each with what the one before it wrote; the exit code is also the shell's. */
export function runPipe(shell: Shell, { stages, isNot }: Command & { kind: 'pipe' }): number {
  const status = isNot ? tested(shell, () => runStages(shell, stages)) : runStages(shell, stages);
  shell.status = isNot ? Number(status === 0) : status;
  if (shell.flags.e && !isNot && shell.status !== 0 && shell.isTested === 0) throw new Jump('exit', shell.status);
  return shell.status;
}

function runStages(shell: Shell, stages: Command[]): number {
  const [only] = stages;
  if (only && stages.length === 1) return observed(shell, { command: only, input: '', shell, streams: shell.streams });
  let text = '';
  let status = 0;
  for (const [i, command] of stages.entries()) {
    const isLast = i === stages.length - 1;
    const input = i === 0 ? shell.streams.input : { text };
    const output: string[] = [];
    const out = isLast ? shell.streams.out : writer(shell, (part) => output.push(part));
    const streams = { ...shell.streams, input, out, isTerminal: isLast && shell.streams.isTerminal };
    status = observed(child(shell), { command, input: i === 0 ? '' : text, shell, streams });
    text = output.join('');
  }
  return status;
}

interface Watched {
  command: Command;
  input: string;
  /** The shell that the stage belongs to; the other one runs it. */
  shell: Shell;
  streams: Streams;
}

/** Runs a stage and writes down what went through it, when it stands at the top of the line. */
function observed(runner: Shell, { command, input, shell, streams }: Watched): number {
  const isChild = runner !== shell;
  let output = '';
  const trace = shell.depth === 0 ? shell.trace : undefined;
  const heard = (text: string) => {
    output += text;
    streams.out(text);
  };
  const act = () => shell.run(runner, command);
  const outer = runner.streams;
  runner.streams = trace ? { ...streams, out: heard } : streams;
  try {
    const status = isChild ? inShell(runner, act) : act();
    trace?.({ source: command.source ?? '', input, output, status });
    return status;
  } finally {
    runner.streams = outer;
  }
}
