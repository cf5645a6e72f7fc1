/** Transformations as a machine: what a drag, a choice or a step does. */
import { snap } from '../model/codec.ts';
import type { LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import type { EulerOrder } from '../space/rotation.ts';
import type { Vec3 } from '../space/vec.ts';
import { describe, question } from './describe.ts';
import { guess } from './guess.ts';
import {
  type CameraField,
  codec,
  LAST_STAGE,
  type Lens,
  type ModelOrder,
  type MvpOptions,
  type MvpState,
  type Part,
  type Placing,
  RANGES,
  startState,
  VERTICES,
} from './state.ts';

export type MvpAction =
  | { kind: 'part'; part: Part }
  | { kind: 'column'; index: 0 | 1; to: readonly [number, number] }
  | { kind: 'columns'; to: readonly number[] }
  | { kind: 'place'; placing: Placing; axis: 0 | 1 | 2; value: number }
  | { kind: 'order'; order: ModelOrder }
  | { kind: 'euler'; euler: EulerOrder }
  | { kind: 'tool'; tool: Placing }
  | { kind: 'lens'; lens: Lens }
  | { kind: 'camera'; field: CameraField; value: number }
  | { kind: 'vertex'; vertex: number }
  | { kind: 'go'; stage: number };

function patch(state: MvpState, action: MvpAction): Partial<MvpState> {
  switch (action.kind) {
    case 'part':
      return startState({ part: action.part, stage: 0 });
    case 'column':
      return { columns: withColumn(state.columns, action.index, action.to) };
    case 'columns':
      return { columns: state.columns.map((old, i) => snap(action.to[i] ?? old, RANGES.column)) };
    case 'place':
      return {
        [action.placing]: withAxis(state[action.placing], action.axis, snap(action.value, RANGES[action.placing])),
      };
    case 'order':
      return { order: action.order };
    case 'euler':
      return { euler: action.euler };
    case 'tool':
      return { tool: action.tool };
    case 'lens':
      return { lens: action.lens };
    case 'camera':
      return { [action.field]: snap(action.value, RANGES[action.field]) };
    case 'vertex':
      return { vertex: snap(action.vertex, { min: 0, max: VERTICES - 1, step: 1 }) };
    case 'go':
      return state.part === 'journey' ? { stage: snap(action.stage, { min: 0, max: LAST_STAGE, step: 1 }) } : {};
  }
}

function withColumn(columns: readonly number[], index: 0 | 1, to: readonly [number, number]): number[] {
  const [x, y] = [snap(to[0], RANGES.column), snap(to[1], RANGES.column)];
  return columns.map((old, i) => (i === 2 * index ? x : i === 2 * index + 1 ? y : old));
}

function withAxis([x, y, z]: Vec3, axis: 0 | 1 | 2, value: number): Vec3 {
  if (axis === 0) return [value, y, z];
  return axis === 1 ? [x, value, z] : [x, y, value];
}

function reduce(state: MvpState, action: MvpAction): MvpState {
  const next = { ...state, ...patch(state, action) };
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}

export const mvpModel: LabModel<MvpOptions, MvpState, MvpAction> = {
  start: startState,
  reduce,
  describe,
  question,
  link: linkFormat(codec),
  steps: {
    at: ({ stage }) => stage,
    last: ({ part }) => (part === 'journey' ? LAST_STAGE : 0),
    go: (stage) => ({ kind: 'go', stage }),
    rate: () => 0.7,
  },
  guess,
};
