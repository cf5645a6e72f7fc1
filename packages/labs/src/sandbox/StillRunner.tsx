import { CodeStill } from '../kit/CodeEditor.tsx';
import { Button, Controls } from '../kit/controls.tsx';
import type { EditorLanguage } from '../kit/highlight.ts';
import { RunOutput } from '../kit/RunOutput.tsx';
import { words } from '../words/frame.ts';
import { idleLog } from './run-log.ts';

const nothing = () => {};

/** A program as it stands in the page without scripts, and the room of what only runs with them. */
export function StillRunner({ code, language }: { code: string; language: EditorLanguage }) {
  return (
    <>
      <CodeStill code={code} language={language} />
      <div className="lab-room lab-runner-room" aria-hidden="true" inert>
        <Controls>
          <Button onClick={nothing}>{words.run}</Button>
          <Button onClick={nothing}>{words.stop}</Button>
        </Controls>
        <RunOutput log={idleLog} />
      </div>
    </>
  );
}
