import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row } from '../kit/controls.tsx';
import { ALGORITHM_NAMES } from './algorithms.ts';
import { ALGORITHM_TITLES, SHAPE_TITLES } from './describe.ts';
import type { SortAction } from './lab-model.ts';
import { SHAPES, SIZES } from './model.ts';
import type { SortOptions, SortState } from './state.ts';

/** An input that the reader dragged. */
const OWN = 'own';

/** What is sorted, and how. */
export function Controls({ state, dispatch }: LabProps<SortOptions, SortState, SortAction>) {
  const { algorithm, shape, size, keys } = state;
  const shapes = SHAPES.map((name) => [name, SHAPE_TITLES[name]] as const);
  return (
    <Row label="输入">
      <Choice
        label="算法"
        value={algorithm}
        options={ALGORITHM_NAMES.map((name) => [name, ALGORITHM_TITLES[name]] as const)}
        onChange={(next) => dispatch({ kind: 'sort-by', algorithm: next })}
      />
      <Choice
        label="输入"
        value={keys ? OWN : shape}
        options={keys ? [[OWN, '自己排的'] as const, ...shapes] : shapes}
        onChange={(next) => next !== OWN && dispatch({ kind: 'shape', shape: next })}
      />
      <NumberControl
        label="个数"
        value={size}
        min={SIZES.least}
        max={SIZES.most}
        onChange={(next) => dispatch({ kind: 'resize', size: next })}
      />
      <Button onClick={() => dispatch({ kind: 'other-input' })}>换一组数</Button>
    </Row>
  );
}
