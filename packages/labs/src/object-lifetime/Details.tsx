import type { LabProps } from '../define.ts';
import { CodeListing } from '../kit/CodeListing.tsx';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { cellsOf } from './describe.ts';
import { type LifetimeAction, type LifetimeOptions, type LifetimeState, stepsOfRun } from './lab-model.ts';
import { PROGRAMS } from './programs.ts';
import type { LiveObject } from './steps.ts';
import { words } from './words/lab.ts';

/** The program with its current line, and the objects in cells. */
export function Details({ state }: LabProps<LifetimeOptions, LifetimeState, LifetimeAction>) {
  const steps = stepsOfRun(state);
  const now = steps[state.step];
  if (!now) return null;
  return (
    <>
      <CodeListing
        lines={PROGRAMS[state.program].lines}
        label={words.cppProgram}
        {...(now.kind === 'start' ? {} : { current: now.line })}
      />
      <Objects objects={now.objects} most={steps.at(-1)?.objects.length ?? 0} />
    </>
  );
}

interface ObjectsProps {
  objects: readonly LiveObject[];
  /** Objects at the end: their rows are kept free, so that the lab is as high at every step. */
  most: number;
}

/** The same as the picture in cells: what a screen reader reads and a narrow screen can scroll. */
function Objects({ objects, most }: ObjectsProps) {
  return (
    <ScrollBox className="lab-scroll object-lifetime-table" label={words.objectsNow}>
      <table>
        <thead>
          <tr>
            {words.columns.map((name) => (
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
          {Array.from({ length: most - objects.length }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a free row is its place
            <tr key={i} style={{ visibility: 'hidden' }}>
              <td colSpan={words.columns.length}>&nbsp;</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
