import type { LabProps } from '../define.ts';
import { FileTree } from './FileTree.tsx';
import { hasRoom, type ShellAction, type ShellOptions, type ShellState, viewOf } from './model.ts';
import { Pipeline } from './Pipeline.tsx';
import { Prompt } from './Prompt.tsx';
import { Terminal } from './Terminal.tsx';

type Props = LabProps<ShellOptions, ShellState, ShellAction>;

/** What the last line's pipe handed on: below what one presses, which so keeps its place. */
export const Details = ({ state }: Props) => <Pipeline stages={viewOf(state).results.at(-1)?.stages ?? []} />;

/** The tree, the terminal and the prompt. */
export function Figure({ state, dispatch }: Props) {
  const { results, rows, folder } = viewOf(state);
  const run = (line: string) => dispatch({ kind: 'run', line });
  return (
    <div className="shell-lab">
      <FileTree rows={rows} folder={folder} hasRights={state.preset === 'rights'} onLine={run} />
      <Terminal results={results} />
      <Prompt
        folder={folder}
        history={state.lines.slice(0, state.at)}
        hasRoom={(line) => hasRoom(state, line)}
        onLine={run}
      />
    </div>
  );
}
