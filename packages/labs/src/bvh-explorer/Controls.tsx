import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row } from '../kit/controls.tsx';
import { QUERY_TITLES } from './describe.ts';
import { type BvhAction, COUNTS } from './model.ts';
import { StructureBars } from './StructureBars.tsx';
import { type BvhOptions, type BvhState, QUERIES } from './state.ts';

/** Structures side by side, and what is asked of them. */
export function Controls({ state, dispatch }: LabProps<BvhOptions, BvhState, BvhAction>) {
  return (
    <>
      <StructureBars state={state} onChoose={(structure) => dispatch({ kind: 'structure', structure })} />
      <Row label="场景">
        <Choice
          label="查询"
          value={state.query}
          options={QUERIES.map((name) => [name, QUERY_TITLES[name]] as const)}
          onChange={(query) => dispatch({ kind: 'query', query })}
        />
        <NumberControl
          label="圆的个数"
          value={state.count}
          {...COUNTS}
          onChange={(count) => dispatch({ kind: 'count', count })}
        />
        <Button onClick={() => dispatch({ kind: 'other-discs' })}>换一批圆</Button>
      </Row>
    </>
  );
}
