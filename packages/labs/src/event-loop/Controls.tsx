import { useState } from 'react';
import type { LabProps } from '../define.ts';
import { Button, Choice, Controls as Row } from '../kit/controls.tsx';
import { PIECE_NAMES, PRESET_NAMES } from './describe.ts';
import type { LoopAction } from './lab-model.ts';
import { PIECES, type Piece, PRESETS } from './programs.ts';
import { type LoopOptions, type LoopState, presetOf } from './state.ts';

/** The program: one of the page's, or one's own, statement by statement. */
export function Controls({ state, dispatch }: LabProps<LoopOptions, LoopState, LoopAction>) {
  const [piece, setPiece] = useState<Piece>('timeout');
  const isEmpty = state.kept + state.added.length === 0;
  return (
    <Row label="程序">
      <Choice
        label="例子"
        value={presetOf(state) ?? ''}
        options={[...PRESETS.map((preset) => [preset, PRESET_NAMES[preset]] as const), ['', '自己改的'] as const]}
        onChange={(program) => program && dispatch({ kind: 'program', program })}
      />
      <Button disabled={isEmpty} onClick={() => dispatch({ kind: 'drop' })}>
        删去末句
      </Button>
      <Choice
        label="语句"
        value={piece}
        options={PIECES.map((each) => [each, PIECE_NAMES[each]] as const)}
        onChange={setPiece}
      />
      <Button onClick={() => dispatch({ kind: 'post', piece })}>投递</Button>
      <Button disabled={isEmpty} onClick={() => dispatch({ kind: 'clear' })}>
        清空
      </Button>
    </Row>
  );
}
