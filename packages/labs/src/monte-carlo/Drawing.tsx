import type { ReactNode } from 'react';
import { Svg } from '../kit/Svg.tsx';
import { pictureLabel } from './describe.ts';
import { ErrorPanel } from './ErrorPanel.tsx';
import { LinePanel } from './LinePanel.tsx';
import { estimateOf } from './model.ts';
import { CirclePanel, DirectionPanel } from './PlanePanel.tsx';
import { SIZE } from './plane.ts';
import type { CarloState } from './state.ts';

/** The samples above, the error below; handles are the reader's. */
export function Drawing({ state, children }: { state: CarloState; children?: ReactNode }) {
  const seen = estimateOf(state);
  const Panel = { pi: CirclePanel, hemisphere: DirectionPanel }[state.scene as 'pi'] ?? LinePanel;
  return (
    <Svg {...SIZE} label={pictureLabel(state, seen)} hasControls={children !== undefined}>
      <Panel state={state} samples={seen.samples} />
      <ErrorPanel state={state} />
      {children}
    </Svg>
  );
}
