import { useMemo, useState } from 'react';
import { CodeListing } from '../kit/CodeListing.tsx';
import { Button, Choice, Controls, Status } from '../kit/controls.tsx';
import { Player } from '../kit/Player.tsx';
import { definePatchLab, type PatchProps } from '../patch-lab.tsx';
import { PIECE_NAMES, PRESET_NAMES, resultText } from './describe.ts';
import { Figure } from './Figure.tsx';
import { runProgram } from './model.ts';
import { PIECES, type Piece, PRESETS, PROGRAMS, type Preset } from './programs.ts';
import { programLines } from './source.ts';
import { type LoopOptions, type LoopState, loopState, startState, withPiece } from './state.ts';
import type { Machine } from './types.ts';

function EventLoop({ state, change }: PatchProps<LoopOptions, LoopState>) {
  const { program } = state;
  const states = useMemo(() => runProgram(program), [program]);
  const last = states.length - 1;
  const step = Math.min(state.step, last);
  const machine = states[step] as Machine;
  const lines = useMemo(() => programLines(program), [program]);
  const top = machine.stack.at(-1);
  const next = top?.body[top.next];
  const current = next ? lines.findIndex(({ from }) => from === next) : -1;
  return (
    <>
      <Editor state={state} change={change} />
      <CodeListing lines={lines.map(({ text }) => text)} label="程序" {...(current < 0 ? {} : { current })} />
      <Player step={step} last={last} onStep={(to) => change({ step: to })} />
      <Figure machine={machine} />
      <Status>{resultText(machine, step, last)}</Status>
    </>
  );
}

function Editor({ state, change }: Pick<PatchProps<LoopOptions, LoopState>, 'state' | 'change'>) {
  const [piece, setPiece] = useState<Piece>('timeout');
  return (
    <Controls label="程序">
      <Choice
        label="例子"
        value={presetOf(state)}
        options={[...PRESETS.map((preset) => [preset, PRESET_NAMES[preset]] as const), ['', '自己改的'] as const]}
        onChange={(program) => program && change(startState({ program }))}
      />
      <Choice
        label="语句"
        value={piece}
        options={PIECES.map((each) => [each, PIECE_NAMES[each]] as const)}
        onChange={setPiece}
      />
      <Button onClick={() => change((now) => withPiece(now, piece))}>投递到末尾</Button>
      <Button disabled={!state.program.length} onClick={() => change({ program: state.program.slice(0, -1), step: 0 })}>
        删去最后一句
      </Button>
      <Button disabled={!state.program.length} onClick={() => change({ program: [], step: 0 })}>
        清空
      </Button>
    </Controls>
  );
}

function presetOf({ program }: LoopState): Preset | '' {
  const text = JSON.stringify(program);
  return PRESETS.find((preset) => JSON.stringify(PROGRAMS[preset]) === text) ?? '';
}

export default definePatchLab({ state: loopState, start: startState, Component: EventLoop });
