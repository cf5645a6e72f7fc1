import { useState } from 'react';
import type { LabProps } from '../define.ts';
import { Button, Choice, Controls as Row, TextControl, Toggle } from '../kit/controls.tsx';
import { COLORS, type GameAction, type GameOptions, type GameState, isIdle, SEEDS, SIZES } from './model.ts';
import { PRESET_NAMES, PRESETS, type PresetName } from './presets.ts';
import { words } from './words/lab.ts';

type Props = LabProps<GameOptions, GameState, GameAction>;

/** Hint, the program's own move, and the board's size, colours and seed. */
export function Controls({ state, dispatch }: Props) {
  const open = (change: Partial<GameOptions>) => {
    const { size, colors, seed } = { ...state, ...change };
    dispatch({ kind: 'open', size, colors, seed });
  };
  return (
    <>
      <Row label={words.moves}>
        <Button disabled={state.isHinted || !isIdle(state)} onClick={() => dispatch({ kind: 'hint' })}>
          {words.hintOne}
        </Button>
        <Button disabled={!isIdle(state)} onClick={() => dispatch({ kind: 'program' })}>
          {words.programMoves}
        </Button>
        <Toggle label={words.goesOn} isOn={state.isAuto} onChange={(isOn) => dispatch({ kind: 'auto', isOn })} />
      </Row>
      <Row label={words.board}>
        <Choice<PresetName | ''>
          label={words.otherGame}
          value=""
          options={[['', words.chooseGame], ...PRESET_NAMES.map((name) => [name, words.presets[name]] as const)]}
          onChange={(name) => name && open(PRESETS[name])}
        />
        <Choice
          label={words.size}
          value={String(state.size)}
          options={numbers(SIZES)}
          onChange={(size) => open({ size: Number(size) })}
        />
        <Choice
          label={words.colors}
          value={String(state.colors)}
          options={numbers(COLORS)}
          onChange={(colors) => open({ colors: Number(colors) })}
        />
        <Seed key={state.seed} seed={state.seed} onChange={(seed) => open({ seed })} />
      </Row>
    </>
  );
}

const numbers = ({ min, max }: { min: number; max: number }) =>
  Array.from({ length: max - min + 1 }, (_, i) => [`${min + i}`, `${min + i}`] as const);

/** The seed as it is written; a number out of range stays written and changes nothing. */
function Seed({ seed, onChange }: { seed: number; onChange: (seed: number) => void }) {
  const [written, write] = useState(String(seed));
  const isGood = /^\d+$/.test(written) && Number(written) >= SEEDS.min && Number(written) <= SEEDS.max;
  const error = isGood ? {} : { error: words.wholeNumber(SEEDS.min, SEEDS.max) };
  const onWrite = (text: string) => {
    write(text);
    if (/^\d+$/.test(text)) onChange(Number(text));
  };
  return <TextControl label={words.seed} value={written} longest={4} {...error} onChange={onWrite} />;
}
