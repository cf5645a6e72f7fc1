/** Mesh and method by lists, the walk along half-edges by buttons. */
import type { LabProps } from '../define.ts';
import { Button, Choice, Controls as Row, Toggle } from '../kit/controls.tsx';
import { type MeshAction, regularOf } from './model.ts';
import { SHAPES } from './shapes.ts';
import { METHODS, type MeshOptions, type MeshState } from './state.ts';
import { words } from './words/lab.ts';

export function Controls({ state, dispatch }: LabProps<MeshOptions, MeshState, MeshAction>) {
  return (
    <>
      <Row label={words.meshName}>
        <Choice
          label={words.method}
          value={state.method}
          options={METHODS.map((method) => [method, words.methods[method]] as const)}
          onChange={(method) => dispatch({ kind: 'method', method })}
        />
        <Choice
          label={words.meshName}
          value={state.shape}
          options={SHAPES.map((shape) => [shape, words.shapes[shape]] as const)}
          onChange={(shape) => dispatch({ kind: 'shape', shape })}
        />
        <Toggle
          label={words.markIrregular(regularOf(state))}
          isOn={state.hasValences}
          onChange={(isOn) => dispatch({ kind: 'valences', isOn })}
        />
      </Row>
      <Row label={words.walkEdges}>
        {(['next', 'prev', 'twin'] as const).map((way) => (
          <Button key={way} onClick={() => dispatch({ kind: 'walk', way })}>
            {way}
          </Button>
        ))}
      </Row>
    </>
  );
}
