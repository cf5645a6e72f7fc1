import { useState } from 'react';
import type { LabProps } from '../define.ts';
import { Button, Choice, Controls as Row } from '../kit/controls.tsx';
import type { LoopAction } from './lab-model.ts';
import { PIECES, type Piece, PRESETS } from './programs.ts';
import { type LoopOptions, type LoopState, presetOf } from './state.ts';
import { words } from './words/lab.ts';

/** The program: one of the page's, or one's own, statement by statement. */
export function Controls({ state, dispatch }: LabProps<LoopOptions, LoopState, LoopAction>) {
  const [piece, setPiece] = useState<Piece>('timeout');
  const isEmpty = state.kept + state.added.length === 0;
  return (
    <Row label={words.program}>
      <Choice
        label={words.example}
        value={presetOf(state) ?? ''}
        options={[
          ...PRESETS.map((preset) => [preset, words.presets[preset]] as const),
          ['', words.ownProgram] as const,
        ]}
        onChange={(program) => program && dispatch({ kind: 'program', program })}
      />
      <Button disabled={isEmpty} onClick={() => dispatch({ kind: 'drop' })}>
        {words.dropLast}
      </Button>
      <Choice
        label={words.statement}
        value={piece}
        options={PIECES.map((each) => [each, words.pieces[each]] as const)}
        onChange={setPiece}
      />
      <Button onClick={() => dispatch({ kind: 'post', piece })}>{words.post}</Button>
      <Button disabled={isEmpty} onClick={() => dispatch({ kind: 'clear' })}>
        {words.clear}
      </Button>
    </Row>
  );
}
