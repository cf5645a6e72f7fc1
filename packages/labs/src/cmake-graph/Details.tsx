import type { LabProps } from '../define.ts';
import { listing } from './graph.ts';
import type { CmakeAction, CmakeOptions } from './model.ts';
import { type CmakeState, graphOf } from './state.ts';

/** The same graph as one writes it. */
export function Details({ state }: LabProps<CmakeOptions, CmakeState, CmakeAction>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <pre className="lab-output" tabIndex={0} role="group" aria-label="对应的CMakeLists.txt">
      {listing(graphOf(state))}
    </pre>
  );
}
