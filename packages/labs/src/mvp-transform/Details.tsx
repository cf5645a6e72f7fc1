/** The chosen vertex through all spaces, and the matrix as it lies in memory. */
import { two } from './describe.ts';
import { cornerAt } from './house.ts';
import { journeyOf, modelMatrix } from './journey.ts';
import type { MvpState } from './state.ts';
import { words } from './words/lab.ts';

export function Details({ state }: { state: MvpState }) {
  if (state.part === 'columns') return null;
  return state.part === 'journey' ? <JourneyTable state={state} /> : <Memory state={state} />;
}

function JourneyTable({ state }: { state: MvpState }) {
  const { local, world, view, clip, ndc, window } = journeyOf(state, cornerAt(state.vertex));
  const rows = [local, world, view, clip, ndc, window];
  return (
    <table>
      <thead>
        <tr>
          {[words.space, 'x', 'y', 'z', 'w'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.stages.map((title, i) => (
          <tr key={title} aria-current={i === state.stage ? 'step' : undefined}>
            <th scope="row">{title}</th>
            {[0, 1, 2, 3].map((k) => (
              <td key={k}>{numberText(rows[i]?.[k])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const numberText = (value: number | undefined) => (value === undefined ? '—' : two(value));

/** The sixteen numbers in both layouts: the same matrix, the other order. */
function Memory({ state }: { state: MvpState }) {
  const columns = modelMatrix(state);
  const rows = [0, 1, 2, 3].map((r) => columns.map((column) => column[r] ?? 0));
  const layouts: readonly (readonly [string, readonly (readonly number[])[]])[] = [
    [words.columnMajor, columns],
    [words.rowMajor, rows],
  ];
  return (
    <table>
      <tbody>
        {layouts.map(([name, fours]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <code>{fours.map((four) => four.map(two).join(' ')).join('  |  ')}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
