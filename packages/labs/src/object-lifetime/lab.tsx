import { useMemo } from 'react';
import { CodeListing } from '../kit/CodeListing.tsx';
import { Choice, Controls, Status } from '../kit/controls.tsx';
import { Player } from '../kit/Player.tsx';
import { definePatchLab, type PatchProps } from '../patch-lab.tsx';
import { COLUMNS, cellsOf, stepText, timelineLabel } from './describe.ts';
import sheet from './lab.css?url';
import { PROGRAM_NAMES, PROGRAMS, runProgram } from './programs.ts';
import { type LifetimeOptions, type LifetimeState, lifetimeState, startState } from './state.ts';
import type { LiveObject, Step } from './steps.ts';
import { Timeline } from './Timeline.tsx';

function ObjectLifetime({ state, change }: PatchProps<LifetimeOptions, LifetimeState>) {
  const { program, step } = state;
  const steps = useMemo(() => runProgram(program), [program]);
  const { line, kind, objects } = steps[step] as Step;
  return (
    <>
      <Controls label="程序">
        <Choice
          label="程序"
          value={program}
          options={PROGRAM_NAMES.map((name) => [name, PROGRAMS[name].title] as const)}
          onChange={(next) => change({ program: next, step: 0 })}
        />
      </Controls>
      <CodeListing lines={PROGRAMS[program].lines} label="C++ 程序" {...(kind === 'start' ? {} : { current: line })} />
      <Player step={step} last={steps.length - 1} onStep={(next) => change({ step: next })} />
      <Status>{stepText(steps, step)}</Status>
      <Timeline steps={steps} step={step} label={timelineLabel(program, steps, step)} />
      <Objects objects={objects} />
    </>
  );
}

/** The same in cells: what a screen reader reads and a narrow screen can scroll. */
function Objects({ objects }: { objects: readonly LiveObject[] }) {
  if (objects.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="lab-scroll object-lifetime-table" aria-label="此刻的对象" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {objects.map((object) => (
            <tr key={object.id} data-state={object.state}>
              {cellsOf(object).map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export default definePatchLab({ state: lifetimeState, start: startState, Component: ObjectLifetime, sheet });
