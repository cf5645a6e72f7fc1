/** Map, bias and filter by forms. */
import type { LabProps } from '../define.ts';
import { Choice, Controls as Row, Toggle } from '../kit/controls.tsx';
import { type NumberField, NumberFields } from '../kit/NumberFields.tsx';
import { METHODS } from './filters.ts';
import { METHOD_TITLES, type ShadowAction, two } from './model.ts';
import { type Field, RANGES, type ShadowOptions, type ShadowState } from './state.ts';

type Props = LabProps<ShadowOptions, ShadowState, ShadowAction>;

export function Controls({ state, dispatch }: Props) {
  return (
    <>
      <Row label="方法">
        <Choice
          label="过滤"
          value={state.method}
          options={METHODS.map((method) => [method, METHOD_TITLES[method]] as const)}
          onChange={(method) => dispatch({ kind: 'method', method })}
        />
        <Toggle label="斜率偏移" isOn={state.isSloped} onChange={(isOn) => dispatch({ kind: 'slope', isOn })} />
        <Toggle label="两级级联" isOn={state.hasCascade} onChange={(isOn) => dispatch({ kind: 'cascade', isOn })} />
      </Row>
      <NumberFields fields={FIELDS} ranges={RANGES} state={state} dispatch={dispatch} />
    </>
  );
}

const degrees = (value: number) => `${value}°`;
const FIELDS: readonly NumberField<Field, ShadowState>[] = [
  ['bias', '偏移', two],
  ['size', '深度图边长', (value) => String(2 ** value)],
  ['kernel', '核的边长', String, ({ method }) => method === 'pcf' || method === 'vsm'],
  ['lamp', '光源大小', two, ({ method }) => method === 'pcss'],
  ['azimuth', '光的方位', degrees],
  ['elevation', '光的高度', degrees],
];
