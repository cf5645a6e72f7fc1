/** The inside of `<code>`: runs of tokens, in lines where a line needs to be told apart. */
import type { Element, ElementContent } from 'hast';
import { element, text } from '../element-node.ts';
import type { ShownLine } from './line-markers.ts';
import type { Run } from './token-classes.ts';

/** Code without lines: one element for each coloured run, `<c-k>` for half the bytes of `<span class="k">`. */
export function renderRuns(runs: Run[]): ElementContent[] {
  return runs.map((run) => (run.class ? element(`c-${run.class}`, {}, text(run.text)) : text(run.text)));
}

/** Every line in its own span; a run over several lines is cut at their ends. */
export function renderLines(runs: Run[], lines: ShownLine[]): Element[] {
  const rows = splitRuns(runs);
  return lines.map(({ classes }, index) =>
    element('span', { className: ['line', ...classes] }, ...renderRuns(rows[index] ?? []), text('\n')),
  );
}

function splitRuns(runs: Run[]): Run[][] {
  let row: Run[] = [];
  const rows = [row];
  for (const run of runs) {
    for (const [index, part] of run.text.split('\n').entries()) {
      if (index > 0) {
        row = [];
        rows.push(row);
      }
      if (part !== '') row.push({ ...run, text: part });
    }
  }
  return rows;
}
