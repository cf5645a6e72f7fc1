import type { LabProps } from '../define.ts';
import { sceneOf, type TableAction, type TableOptions, type TableState } from './model.ts';
import { words } from './words/lab.ts';

/** The recurrence, and on the way back the choices so far. */
export function Details({ state }: LabProps<TableOptions, TableState, TableAction>) {
  const { taken } = sceneOf(state);
  return (
    <>
      <p>
        {words.recurrence}
        <code>{words.rules[state.problem]}</code>
      </p>
      {taken.length > 0 && <p>{words.choicesFromEnd + taken.join(words.comma)}</p>}
    </>
  );
}
