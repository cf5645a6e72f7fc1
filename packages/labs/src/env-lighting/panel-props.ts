/** What every panel gets. */
import type { Bytes } from './pictures.ts';
import type { EnvState } from './state.ts';

export interface PanelProps {
  state: EnvState;
  /** The address of a picture so many pixels wide. */
  address: (bytes: Bytes, width: number) => string;
  /** Goes to a step, where the panel is pressed. */
  go?: (step: number) => void;
}
