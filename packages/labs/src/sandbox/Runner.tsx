import { type ReactNode, useEffect } from 'react';
import type { LabProps } from '../define.ts';
import { CodeEditor } from '../kit/CodeEditor.tsx';
import { Button, Controls } from '../kit/controls.tsx';
import type { EditorLanguage } from '../kit/highlight.ts';
import { RunOutput } from '../kit/RunOutput.tsx';
import { words } from '../words/frame.ts';
import { LONGEST_PROGRAM } from './limits.ts';
import type { ProgramAction, ProgramOptions, ProgramState } from './program-state.ts';
import { idleLog, outcomeOf, type RunLog, STOPPED } from './run-log.ts';
import { type RunOptions, useSandbox } from './use-sandbox.ts';

interface RunnerProps extends LabProps<ProgramOptions, ProgramState, ProgramAction> {
  language: EditorLanguage;
  /** Address of the worker's program. */
  script: string;
  /** What the worker needs beside the program; may be on its way. */
  more?: () => Promise<object>;
  /** What is shown below the output of a run. */
  children?: (log: RunLog) => ReactNode;
}

/** Editor, 运行 and 停止, output: what the runners of all languages have in common. */
export function Runner({ options, state, dispatch, language, script, more, children }: RunnerProps) {
  const sandbox = useSandbox();
  const { code, run } = state;
  // The output of a run that was undone, or of another visit, is gone.
  const log = sandbox.id === run?.id ? sandbox.log : idleLog;
  const isRunning = run !== undefined && run.outcome === undefined;

  useEffect(() => {
    if (!isRunning) return;
    const outcome = log.state === 'idle' ? STOPPED : outcomeOf(log);
    if (outcome) dispatch({ kind: 'ended', id: run.id, outcome });
  }, [isRunning, run, log, dispatch]);

  const input: RunOptions['input'] = async () => ({ code, ...(await more?.()) });
  const start = () => {
    if (!isRunning) dispatch({ kind: 'run', id: sandbox.run({ script, input, limit: options.limit * 1000 }) });
  };
  return (
    <>
      <CodeEditor
        code={code}
        label={words.programIn(language)}
        language={language}
        errorLine={run?.code === code ? run.outcome?.errorLine : undefined}
        longest={LONGEST_PROGRAM}
        onChange={(next) => dispatch({ kind: 'edit', code: next })}
        onRun={start}
      />
      <Controls>
        <Button onClick={start} disabled={isRunning}>
          {words.run}
        </Button>
        <Button onClick={sandbox.stop} disabled={!isRunning}>
          {words.stop}
        </Button>
      </Controls>
      <RunOutput log={log} {...(run?.outcome && { idle: words.outputNotKept })} />
      {children?.(log)}
    </>
  );
}
