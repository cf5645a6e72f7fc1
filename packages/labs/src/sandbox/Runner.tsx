import { CodeEditor } from '../kit/CodeEditor.tsx';
import { Button, Controls, Status } from '../kit/controls.tsx';
import type { EditorLanguage } from '../kit/highlight.ts';
import { RunOutput } from '../kit/RunOutput.tsx';
import { LONGEST_PROGRAM } from './limits.ts';
import type { Sandbox } from './use-sandbox.ts';

interface RunnerProps {
  code: string;
  language: EditorLanguage;
  sandbox: Sandbox;
  onChange: (code: string) => void;
  onRun: () => void;
}

/** Editor, 运行 and 停止, output: what the runners of all languages have in common. */
export function Runner({ code, language, sandbox: { log, stop }, onChange, onRun }: RunnerProps) {
  const isRunning = log.state === 'running';
  return (
    <>
      <CodeEditor
        code={code}
        label={`${language} 程序`}
        language={language}
        errorLine={log.errorLine}
        longest={LONGEST_PROGRAM}
        onChange={onChange}
        onRun={onRun}
      />
      <Controls>
        <Button onClick={onRun} disabled={isRunning}>
          运行
        </Button>
        <Button onClick={stop} disabled={!isRunning}>
          停止
        </Button>
      </Controls>
      <RunOutput log={log} />
      {/* The output is a live region of its own: it has said the end already. */}
      <Status isSilent>{statusText(log)}</Status>
    </>
  );
}

function statusText({ state, lines, errorLine }: Sandbox['log']): string {
  if (state === 'idle') return '按“运行”执行程序；它在隔离的沙箱里运行，碰不到本页和网络。';
  if (state === 'running') return '正在运行。';
  const end = lines.at(-1)?.text ?? '';
  return errorLine ? `${end}第 ${errorLine} 行出错，已在行号上标出。` : end;
}
