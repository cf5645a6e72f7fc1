import { useState } from 'react';
import type { LabProps } from '../define.ts';
import { Button, Choice, Controls as Row, TextControl, Toggle } from '../kit/controls.tsx';
import { COLORS, type GameAction, type GameOptions, type GameState, isIdle, SEEDS, SIZES } from './model.ts';
import { PRESET_NAMES, PRESETS, type PresetName } from './presets.ts';

type Props = LabProps<GameOptions, GameState, GameAction>;

/** Hint, the program's own move, and the board's size, colours and seed. */
export function Controls({ state, dispatch }: Props) {
  const open = (change: Partial<GameOptions>) => {
    const { size, colors, seed } = { ...state, ...change };
    dispatch({ kind: 'open', size, colors, seed });
  };
  return (
    <>
      <Row label="走">
        <Button disabled={state.isHinted || !isIdle(state)} onClick={() => dispatch({ kind: 'hint' })}>
          提示一步
        </Button>
        <Button disabled={!isIdle(state)} onClick={() => dispatch({ kind: 'program' })}>
          程序走一步
        </Button>
        <Toggle label="换完自动往下走" isOn={state.isAuto} onChange={(isOn) => dispatch({ kind: 'auto', isOn })} />
      </Row>
      <Row label="棋盘">
        <Choice<PresetName | ''>
          label="换一局"
          value=""
          options={[['', '选一局…'], ...PRESET_NAMES.map((name) => [name, PRESETS[name].title] as const)]}
          onChange={(name) => name && open(PRESETS[name])}
        />
        <Choice
          label="边长"
          value={String(state.size)}
          options={numbers(SIZES)}
          onChange={(size) => open({ size: Number(size) })}
        />
        <Choice
          label="颜色"
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
  const error = isGood ? {} : { error: `${SEEDS.min}到${SEEDS.max}的整数` };
  const onWrite = (text: string) => {
    write(text);
    if (/^\d+$/.test(text)) onChange(Number(text));
  };
  return <TextControl label="种子" value={written} longest={4} {...error} onChange={onWrite} />;
}
