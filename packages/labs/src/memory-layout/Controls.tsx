import type { LabProps } from '../define.ts';
import { Button, Choice, Controls as Row } from '../kit/controls.tsx';
import { ClassControls } from './ClassControls.tsx';
import type { MemoryAction } from './lab-model.ts';
import { Members } from './Members.tsx';
import { PRESETS, PROGRAMS, type Preset } from './presets.ts';
import { classSource } from './source.ts';
import type { MemoryOptions, MemoryState } from './state.ts';
import type { ClassSpec } from './types.ts';
import { words } from './words/lab.ts';

const sourceOf = (classes: readonly ClassSpec[]) => classes.map(classSource).join('\n');

/** The program of the page that these classes are, if they are one. */
const presetOf = ({ classes }: MemoryState): Preset | '' =>
  PRESETS.find((preset) => sourceOf(PROGRAMS[preset]) === sourceOf(classes)) ?? '';

/** The program, the class that is shown, and all that can be changed in it. */
export function Controls({ state, dispatch }: LabProps<MemoryOptions, MemoryState, MemoryAction>) {
  return (
    <div className="memory-layout-forms">
      <Row label={words.classes}>
        <Choice
          label={words.program}
          value={presetOf(state)}
          options={[
            ...PRESETS.map((preset) => [preset, words.presets[preset]] as const),
            ['', words.ownProgram] as const,
          ]}
          onChange={(program) => program && dispatch({ kind: 'program', program })}
        />
        {state.classes.length > 1 &&
          state.classes.map(({ name }) => (
            <Button
              key={name}
              label={words.show(name)}
              isPressed={name === state.shown}
              onClick={() => dispatch({ kind: 'show', name })}
            >
              {name}
            </Button>
          ))}
      </Row>
      <Members state={state} dispatch={dispatch} />
      <ClassControls state={state} dispatch={dispatch} />
    </div>
  );
}
