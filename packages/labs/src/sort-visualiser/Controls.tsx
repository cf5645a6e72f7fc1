import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row } from '../kit/controls.tsx';
import { ALGORITHM_NAMES } from './algorithms.ts';
import type { SortAction } from './lab-model.ts';
import { SHAPES, SIZES } from './model.ts';
import type { SortOptions, SortState } from './state.ts';
import { words } from './words/lab.ts';

/** An input that the reader dragged. */
const OWN = 'own';

/** What is sorted, and how. */
export function Controls({ state, dispatch }: LabProps<SortOptions, SortState, SortAction>) {
  const { algorithm, shape, size, keys } = state;
  const shapes = SHAPES.map((name) => [name, words.shapes[name]] as const);
  return (
    <Row label={words.input}>
      <Choice
        label={words.algorithm}
        value={algorithm}
        options={ALGORITHM_NAMES.map((name) => [name, words.algorithms[name]] as const)}
        onChange={(next) => dispatch({ kind: 'sort-by', algorithm: next })}
      />
      <Choice
        label={words.input}
        value={keys ? OWN : shape}
        options={keys ? [[OWN, words.ownInput] as const, ...shapes] : shapes}
        onChange={(next) => next !== OWN && dispatch({ kind: 'shape', shape: next })}
      />
      <NumberControl
        label={words.size}
        value={size}
        min={SIZES.least}
        max={SIZES.most}
        onChange={(next) => dispatch({ kind: 'resize', size: next })}
      />
      <Button onClick={() => dispatch({ kind: 'other-input' })}>{words.otherNumbers}</Button>
    </Row>
  );
}
