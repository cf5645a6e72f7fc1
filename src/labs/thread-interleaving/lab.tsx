import { useMemo } from 'react';
import { defineLab, type LabProps } from '../define.ts';
import { CodeListing } from '../kit/CodeListing.tsx';
import { Button, Choice, Controls, Status } from '../kit/controls.tsx';
import { Player } from '../kit/Player.tsx';
import { endText, explorationText, resultText, statusText, TITLES } from './describe.ts';
import { explore } from './explore.ts';
import { Figure } from './Figure.tsx';
import sheet from './lab.css?url';
import { readyThreads } from './model.ts';
import { PROGRAMS, type ProgramName } from './programs.ts';
import {
  choose,
  runRandomly,
  shownRun,
  startState,
  type ThreadOptions,
  type ThreadState,
  takeTurn,
  threadState,
} from './state.ts';

type Props = Pick<LabProps<ThreadOptions, ThreadState>, 'state' | 'change'>;

function ThreadInterleaving({ state, change }: LabProps<ThreadOptions, ThreadState>) {
  return (
    <>
      <Controls label="程序">
        <Choice
          label="程序"
          value={state.program}
          options={Object.entries(TITLES) as [ProgramName, string][]}
          onChange={(program) => change(startState({ program }))}
        />
      </Controls>
      <Threads state={state} change={change} />
      <Scheduler state={state} change={change} />
      <Player step={state.shown} last={state.choices.length} onStep={(shown) => change({ shown })} />
      <Status>{resultText(state)}</Status>
      <Figure state={state} />
      <Ends state={state} change={change} />
    </>
  );
}

/** Each thread's code with its next line, and the button that lets it go on. */
function Threads({ state, change }: Props) {
  const program = PROGRAMS[state.program];
  const run = shownRun(state);
  const ready = readyThreads(program, run);
  return (
    <div className="thread-interleaving-code">
      {program.threads.map(({ name, source, steps }, thread) => {
        const line = steps[run.threads[thread]?.next ?? 0]?.line;
        return (
          <div key={name}>
            <Button disabled={!ready.includes(thread)} onClick={() => change((now) => choose(now, thread))}>
              {`线程${name}走一步`}
            </Button>
            <p>{statusText(program, run, thread)}</p>
            <CodeListing
              lines={source}
              label={`线程${name}的代码`}
              {...(line === undefined ? {} : { current: line })}
            />
          </div>
        );
      })}
    </div>
  );
}

function Scheduler({ state, change }: Props) {
  const next = takeTurn(state);
  return (
    <Controls label="调度器">
      <Button disabled={next === undefined} onClick={() => next !== undefined && change(choose(state, next))}>
        轮流走一步
      </Button>
      <Button disabled={next === undefined} onClick={() => change(runRandomly(state, Math.random))}>
        随机走到底
      </Button>
    </Controls>
  );
}

/** Every way to end, with an example to step through. */
function Ends({ state, change }: Props) {
  const exploration = useMemo(() => explore(PROGRAMS[state.program]), [state.program]);
  return (
    <>
      <p>{explorationText(exploration)}</p>
      <Controls label="各种结局">
        {exploration.ends.map((end) => (
          <Button key={endText(end)} onClick={() => change({ choices: [...end.example], shown: end.example.length })}>
            {endText(end)}
          </Button>
        ))}
      </Controls>
    </>
  );
}

export default defineLab({ state: threadState, start: startState, Component: ThreadInterleaving, sheet });
