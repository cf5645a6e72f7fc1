/** The stack from top to bottom. */
import type { LabProps } from '../define.ts';
import { Choice, Controls as Row, Toggle } from '../kit/controls.tsx';
import { type NumberField, NumberFields } from '../kit/NumberFields.tsx';
import { CURVE_TITLES, ENCODING_TITLES, FILTER_TITLES, TASK_TITLES, two } from './describe.ts';
import { FILTERS } from './filters.ts';
import type { PostAction } from './model.ts';
import { type Field, type PostOptions, type PostState, RANGES, startState, TASKS, type Task } from './state.ts';
import { CURVES, ENCODINGS } from './tone.ts';

type Props = LabProps<PostOptions, PostState, PostAction>;
type Part = Pick<Props, 'state' | 'dispatch'>;

export function Controls({ state, dispatch }: Props) {
  return (
    <>
      <Row label="课题">
        <TaskChoice state={state} dispatch={dispatch} />
        <Choice
          label="滤波"
          value={state.filter}
          options={FILTERS.map((filter) => [filter, FILTER_TITLES[filter]] as const)}
          onChange={(filter) => dispatch({ kind: 'filter', filter })}
        />
        <Choice
          label="色调"
          value={state.curve}
          options={CURVES.map((curve) => [curve, CURVE_TITLES[curve]] as const)}
          onChange={(curve) => dispatch({ kind: 'curve', curve })}
        />
        <Choice
          label="编码"
          value={state.encoding}
          options={ENCODINGS.map((encoding) => [encoding, ENCODING_TITLES[encoding]] as const)}
          onChange={(encoding) => dispatch({ kind: 'encoding', encoding })}
        />
        <Toggle
          label="每帧一条路径的噪声"
          isOn={state.isNoisy}
          onChange={(isOn) => dispatch({ kind: 'noise', isOn })}
        />
        {state.occlusion > 0 && (
          <Toggle
            label="范围检查"
            isOn={state.hasRangeCheck}
            onChange={(isOn) => dispatch({ kind: 'range-check', isOn })}
          />
        )}
      </Row>
      <NumberFields fields={FIELDS} ranges={RANGES} state={state} dispatch={dispatch} />
    </>
  );
}

/** The tasks, and a word for a stack that is none of them. */
function TaskChoice({ state, dispatch }: Part) {
  const same = ({ split: _, ...stack }: PostState) => JSON.stringify(stack);
  const task = TASKS.find((name) => same(startState({ task: name })) === same(state));
  return (
    <Choice
      label="课题"
      value={task ?? 'own'}
      options={[
        ...(task ? [] : [['own', '自己调的'] as const]),
        ...TASKS.map((name) => [name, TASK_TITLES[name]] as const),
      ]}
      onChange={(name: Task | 'own') => name !== 'own' && dispatch({ kind: 'task', task: name })}
    />
  );
}

const FIELDS: readonly NumberField<Field, PostState>[] = [
  ['exposure', '曝光', (value) => `${two(value)} 档`],
  ['radius', '核半径', String, ({ filter }) => !['none', 'sharpen', 'edge'].includes(filter)],
  ['bloom', '泛光强度', two],
  ['threshold', '亮部阈值', two, ({ bloom }) => bloom > 0],
  ['occlusion', 'SSAO 半径', two],
];
