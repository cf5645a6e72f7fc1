/** Games whose first move shows something; a seed always gives the same board. */

export interface Preset {
  size: number;
  colors: number;
  seed: number;
}

export const PRESETS = {
  day1: { size: 8, colors: 6, seed: 7 },
  day3: { size: 5, colors: 5, seed: 25 },
  corner: { size: 8, colors: 6, seed: 402 },
  tee: { size: 8, colors: 6, seed: 1144 },
  chain: { size: 8, colors: 5, seed: 1985 },
  dead: { size: 5, colors: 6, seed: 17 },
} satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];
