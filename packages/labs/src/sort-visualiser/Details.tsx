import { useMemo } from 'react';
import type { LabProps } from '../define.ts';
import { GrowthChart } from './GrowthChart.tsx';
import type { SortAction } from './lab-model.ts';
import { growthOf } from './model.ts';
import type { SortOptions, SortState } from './state.ts';
import { words } from './words/lab.ts';

/** How the cost grows with the size of such an input. */
export function Details({ state: { algorithm, shape, seed } }: LabProps<SortOptions, SortState, SortAction>) {
  const growth = useMemo(() => growthOf(algorithm, shape, seed), [algorithm, shape, seed]);
  return <GrowthChart growth={growth} title={words.titleOfRun(words.algorithms[algorithm], words.shapes[shape])} />;
}
