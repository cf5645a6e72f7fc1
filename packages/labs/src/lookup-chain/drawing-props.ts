import type { LookupAction } from './lab-model.ts';
import type { LookupState } from './state.ts';

/** What the parts of the drawing get. */
export interface DrawingProps {
  state: LookupState;
  /** Absent in the still picture. */
  dispatch?: (action: LookupAction) => void;
}
