/** Map, bias and filter by forms. */
import type { LabProps } from '../define.ts';
import { Choice, Controls as Row, Toggle } from '../kit/controls.tsx';
import { type NumberField, NumberFields } from '../kit/NumberFields.tsx';
import { METHODS } from './filters.ts';
import { type ShadowAction, two } from './model.ts';
import { type Field, RANGES, type ShadowOptions, type ShadowState } from './state.ts';
import { words } from './words/lab.ts';

type Props = LabProps<ShadowOptions, ShadowState, ShadowAction>;

export function Controls({ state, dispatch }: Props) {
  return (
    <>
      <Row label={words.method}>
        <Choice
          label={words.filter}
          value={state.method}
          options={METHODS.map((method) => [method, words.methods[method]] as const)}
          onChange={(method) => dispatch({ kind: 'method', method })}
        />
        <Toggle label={words.slopedBias} isOn={state.isSloped} onChange={(isOn) => dispatch({ kind: 'slope', isOn })} />
        <Toggle
          label={words.twoCascades}
          isOn={state.hasCascade}
          onChange={(isOn) => dispatch({ kind: 'cascade', isOn })}
        />
      </Row>
      <NumberFields fields={fields()} ranges={RANGES} state={state} dispatch={dispatch} />
    </>
  );
}

const degrees = (value: number) => `${value}°`;
const fields = (): readonly NumberField<Field, ShadowState>[] => [
  ['bias', words.bias, two],
  ['size', words.mapSize, (value) => String(2 ** value)],
  ['kernel', words.kernelSize, String, ({ method }) => method === 'pcf' || method === 'vsm'],
  ['lamp', words.lampSize, two, ({ method }) => method === 'pcss'],
  ['azimuth', words.azimuth, degrees],
  ['elevation', words.elevation, degrees],
];
