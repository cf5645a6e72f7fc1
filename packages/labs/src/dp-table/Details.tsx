import type { LabProps } from '../define.ts';
import { sceneOf, type TableAction, type TableOptions, type TableState } from './model.ts';
import { PROBLEMS } from './problems.ts';

/** The recurrence, and on the way back the choices so far. */
export function Details({ state }: LabProps<TableOptions, TableState, TableAction>) {
  const { taken } = sceneOf(state);
  return (
    <>
      <p>
        转移：<code>{PROBLEMS[state.problem].rule}</code>
      </p>
      {taken.length > 0 && <p>从后往前的选择：{taken.join('，')}</p>}
    </>
  );
}
