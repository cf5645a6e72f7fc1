/** What happened to one pixel, call by call: what frame debuggers call its history. */
import { type CallReport, type FrameBuffer, WRITTEN } from './frame.ts';
import { clearDepth, type GlState, IMAGE } from './state.ts';

export interface PixelEvent extends Pick<CallReport, 'object'> {
  /** 0 no fragment, else as `HIDDEN` and `WRITTEN` of the frame. */
  fate: number;
  /** Depth of the call's fragment here, and what the depth buffer held before the call. */
  depth: number;
  before: number;
}

/** What the calls did to the asked pixel, in their order. */
export function pixelHistory(state: GlState, { calls }: FrameBuffer): PixelEvent[] {
  const at = state.y * IMAGE.width + state.x;
  let kept = clearDepth(state);
  return calls.map(({ object, fates, depths }) => {
    const [fate, depth, before] = [fates[at] ?? 0, depths[at] ?? 0, kept];
    if (fate === WRITTEN && state.depthTest) kept = depth;
    return { object, fate, depth, before };
  });
}
