/** Mesh and method by lists, the walk along half-edges by buttons. */
import type { LabProps } from '../define.ts';
import { Button, Choice, Controls as Row, Toggle } from '../kit/controls.tsx';
import { METHOD_TITLES, type MeshAction, regularOf, SHAPE_TITLES } from './model.ts';
import { SHAPES } from './shapes.ts';
import { METHODS, type MeshOptions, type MeshState } from './state.ts';

export function Controls({ state, dispatch }: LabProps<MeshOptions, MeshState, MeshAction>) {
  return (
    <>
      <Row label="网格">
        <Choice
          label="方法"
          value={state.method}
          options={METHODS.map((method) => [method, METHOD_TITLES[method]] as const)}
          onChange={(method) => dispatch({ kind: 'method', method })}
        />
        <Choice
          label="网格"
          value={state.shape}
          options={SHAPES.map((shape) => [shape, SHAPE_TITLES[shape]] as const)}
          onChange={(shape) => dispatch({ kind: 'shape', shape })}
        />
        <Toggle
          label={`标出度不是 ${regularOf(state)} 的点`}
          isOn={state.hasValences}
          onChange={(isOn) => dispatch({ kind: 'valences', isOn })}
        />
      </Row>
      <Row label="沿半边走">
        {(['next', 'prev', 'twin'] as const).map((way) => (
          <Button key={way} onClick={() => dispatch({ kind: 'walk', way })}>
            {way}
          </Button>
        ))}
      </Row>
    </>
  );
}
