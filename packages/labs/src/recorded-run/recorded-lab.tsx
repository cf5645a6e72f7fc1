/** The lab of a recorded run; made for each recording, since a run is no state. */
import type { RecordedRun } from 'study-notes/shared/recorded-run';
import { type AnyLab, defineLab, type LabProps } from '../define.ts';
import { CodeListing } from '../kit/CodeListing.tsx';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { changes } from './describe.ts';
import { Memory } from './Memory.tsx';
import { type RunAction, type RunState, recordedModel } from './model.ts';
import { momentAt } from './moment.ts';
import { words } from './words/lab.ts';

type Props = LabProps<object, RunState, RunAction>;

/** The lab of a recording as it was fetched; throws for what is none. */
export default function recordedLab(fetched: unknown): AnyLab {
  const run = fetched as RecordedRun;
  if (run?.version !== 1 || !Array.isArray(run.steps)) throw new Error(words.unreadable);
  // biome-ignore lint/correctness/noComponentHookFactories: once for each recording
  const Figure = ({ state }: Props) => <Memory run={run} step={state.step} label={labelOf(run, state)} />;
  // biome-ignore lint/correctness/noComponentHookFactories: once for each recording
  const Details = ({ state }: Props) => <CodeAndOutput run={run} step={state.step} />;
  return defineLab({ model: recordedModel(run), Figure, Details });
}

function labelOf(run: RecordedRun, { step }: RunState): string {
  const now = momentAt(run, step);
  const said = step === 0 ? [] : changes(momentAt(run, step - 1), now);
  return words.picture(now.frames.length, now.heap.length, said.map((one) => words.semicolon + one).join(''));
}

function CodeAndOutput({ run, step }: { run: RecordedRun; step: number }) {
  const { line, printed } = momentAt(run, step);
  return (
    <>
      <CodeListing lines={run.code} label={words.program} {...(line !== undefined && { current: line - 1 })} />
      {run.output !== '' && (
        <ScrollBox className="lab-output" label={words.printedSoFar}>
          {printed === '' ? words.nothingPrinted : printed}
        </ScrollBox>
      )}
    </>
  );
}
