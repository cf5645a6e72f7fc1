/** Games whose first move shows something; a seed always gives the same board. */

export interface Preset {
  title: string;
  size: number;
  colors: number;
  seed: number;
}

export const PRESETS = {
  day1: { title: 'Day1打印的一盘', size: 8, colors: 6, seed: 7 },
  day3: { title: 'Day3的一回合', size: 5, colors: 5, seed: 25 },
  corner: { title: 'L形', size: 8, colors: 6, seed: 402 },
  tee: { title: 'T形', size: 8, colors: 6, seed: 1144 },
  chain: { title: '十二轮连锁', size: 8, colors: 5, seed: 1985 },
  dead: { title: '一步之后死局', size: 5, colors: 6, seed: 17 },
} satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];
