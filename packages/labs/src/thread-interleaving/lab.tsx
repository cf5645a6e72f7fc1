import { useMemo } from 'react';
import { CodeListing } from '../kit/CodeListing.tsx';
import { Button, Choice, Controls, NumberControl, Status } from '../kit/controls.tsx';
import { definePatchLab, type PatchProps } from '../patch-lab.tsx';
import { endText, explorationText, resultText, statusText, TITLES } from './describe.ts';
import { explore } from './explore.ts';
import { Figure } from './Figure.tsx';
import sheet from './lab.css?url';
import { readyThreads } from './model.ts';
import { PROGRAMS, type ProgramName } from './programs.ts';
import {
  choose,
  isOver,
  runInTurn,
  runRandomly,
  shownRun,
  startState,
  type ThreadOptions,
  type ThreadState,
  threadState,
} from './state.ts';

type Props = Pick<PatchProps<ThreadOptions, ThreadState>, 'state' | 'change'>;

function ThreadInterleaving({ state, change }: PatchProps<ThreadOptions, ThreadState>) {
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
      <p>
        每按一次，那个线程就执行它标出的那一行里的一步：一次读、一次写、一次加锁或解锁。下一步归谁，由你来定；走不动的线程，下面写着它在等什么。
      </p>
      <Threads state={state} change={change} />
      <Scheduler state={state} change={change} />
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

/** The rest of a run at once, and the way back; a step is always some thread's. */
function Scheduler({ state, change }: Props) {
  const { shown, choices } = state;
  return (
    <Controls label="整次运行">
      <Button disabled={isOver(state)} onClick={() => change(runInTurn(state))}>
        其余的轮流走完
      </Button>
      <Button disabled={isOver(state)} onClick={() => change(runRandomly(state, Math.random))}>
        其余的随机走完
      </Button>
      <Button disabled={shown === 0} onClick={() => change({ shown: shown - 1 })}>
        退回一步
      </Button>
      {choices.length > 0 && (
        <NumberControl
          label="看到第几步"
          value={shown}
          min={0}
          max={choices.length}
          format={(at) => `${at} / ${choices.length}`}
          onChange={(to) => change({ shown: to })}
        />
      )}
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

export default definePatchLab({ state: threadState, start: startState, Component: ThreadInterleaving, sheet });
