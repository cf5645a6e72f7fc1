import type { LabProps } from '../define.ts';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { listing } from './graph.ts';
import type { CmakeAction, CmakeOptions } from './model.ts';
import { type CmakeState, graphOf } from './state.ts';
import { words } from './words/lab.ts';

/** The same graph as one writes it. */
export function Details({ state }: LabProps<CmakeOptions, CmakeState, CmakeAction>) {
  return (
    <ScrollBox className="lab-output" label={words.listing}>
      {listing(graphOf(state))}
    </ScrollBox>
  );
}
