import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row } from '../kit/controls.tsx';
import { type BvhAction, COUNTS } from './model.ts';
import { StructureBars } from './StructureBars.tsx';
import { type BvhOptions, type BvhState, QUERIES } from './state.ts';
import { words } from './words/lab.ts';

/** Structures side by side, and what is asked of them. */
export function Controls({ state, dispatch }: LabProps<BvhOptions, BvhState, BvhAction>) {
  return (
    <>
      <StructureBars state={state} onChoose={(structure) => dispatch({ kind: 'structure', structure })} />
      <Row label={words.scene}>
        <Choice
          label={words.query}
          value={state.query}
          options={QUERIES.map((name) => [name, words.queries[name]] as const)}
          onChange={(query) => dispatch({ kind: 'query', query })}
        />
        <NumberControl
          label={words.discs}
          value={state.count}
          {...COUNTS}
          onChange={(count) => dispatch({ kind: 'count', count })}
        />
        <Button onClick={() => dispatch({ kind: 'other-discs' })}>{words.otherDiscs}</Button>
      </Row>
    </>
  );
}
