/** The stack from top to bottom. */
import type { LabProps } from '../define.ts';
import { Choice, Controls as Row, Toggle } from '../kit/controls.tsx';
import { type NumberField, NumberFields } from '../kit/NumberFields.tsx';
import { two } from './describe.ts';
import { FILTERS } from './filters.ts';
import type { PostAction } from './model.ts';
import { type Field, type PostOptions, type PostState, RANGES, startState, TASKS, type Task } from './state.ts';
import { CURVES, ENCODINGS } from './tone.ts';
import { words } from './words/lab.ts';

type Props = LabProps<PostOptions, PostState, PostAction>;
type Part = Pick<Props, 'state' | 'dispatch'>;

export function Controls({ state, dispatch }: Props) {
  return (
    <>
      <Row label={words.task}>
        <TaskChoice state={state} dispatch={dispatch} />
        <Choice
          label={words.filter}
          value={state.filter}
          options={FILTERS.map((filter) => [filter, words.filters[filter]] as const)}
          onChange={(filter) => dispatch({ kind: 'filter', filter })}
        />
        <Choice
          label={words.tone}
          value={state.curve}
          options={CURVES.map((curve) => [curve, words.curves[curve]] as const)}
          onChange={(curve) => dispatch({ kind: 'curve', curve })}
        />
        <Choice
          label={words.encoding}
          value={state.encoding}
          options={ENCODINGS.map((encoding) => [encoding, words.encodings[encoding]] as const)}
          onChange={(encoding) => dispatch({ kind: 'encoding', encoding })}
        />
        <Toggle label={words.noise} isOn={state.isNoisy} onChange={(isOn) => dispatch({ kind: 'noise', isOn })} />
        {state.occlusion > 0 && (
          <Toggle
            label={words.rangeCheck}
            isOn={state.hasRangeCheck}
            onChange={(isOn) => dispatch({ kind: 'range-check', isOn })}
          />
        )}
      </Row>
      <NumberFields fields={fields()} ranges={RANGES} state={state} dispatch={dispatch} />
    </>
  );
}

/** The tasks, and a word for a stack that is none of them. */
function TaskChoice({ state, dispatch }: Part) {
  const same = ({ split: _, ...stack }: PostState) => JSON.stringify(stack);
  const task = TASKS.find((name) => same(startState({ task: name })) === same(state));
  return (
    <Choice
      label={words.task}
      value={task ?? 'own'}
      options={[
        ...(task ? [] : [['own', words.ownStack] as const]),
        ...TASKS.map((name) => [name, words.tasks[name]] as const),
      ]}
      onChange={(name: Task | 'own') => name !== 'own' && dispatch({ kind: 'task', task: name })}
    />
  );
}

const fields = (): readonly NumberField<Field, PostState>[] => [
  ['exposure', words.exposure, (value) => words.stops(two(value))],
  ['radius', words.kernelRadius, String, ({ filter }) => !['none', 'sharpen', 'edge'].includes(filter)],
  ['bloom', words.bloom, two],
  ['threshold', words.threshold, two, ({ bloom }) => bloom > 0],
  ['occlusion', words.occlusion, two],
];
