import { patientFetch } from 'study-notes/shell/navigation/patient-fetch';
import wasm from 'wasmoon/dist/glue.wasm?url';
import { defineLab } from '../define.ts';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { programModel } from '../sandbox/program-state.ts';
import { Runner } from '../sandbox/Runner.tsx';
import type { GlobalRow } from '../sandbox/run-log.ts';
import sheet from './lab.css?url';
import { words } from './words/lab.ts';
import worker from './worker.ts?sandboxed';

async function readWasm(): Promise<{ wasm: ArrayBuffer }> {
  const response = await patientFetch(wasm);
  if (!response.ok) throw new Error(`${response.status} ${wasm}`);
  return { wasm: await response.arrayBuffer() };
}

/** The globals that the program has made so far. */
function Globals({ rows }: { rows: readonly GlobalRow[] }) {
  if (rows.length === 0) return null;
  return (
    <ScrollBox className="lab-scroll lua-runner-globals" label={words.globals}>
      <table>
        <thead>
          <tr>
            <th>{words.global}</th>
            <th>{words.value}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value, depth }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
            <tr key={index}>
              <td style={{ paddingLeft: `${0.5 + depth * 1.2}rem` }}>{name}</td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

export default defineLab({
  model: programModel,
  Figure: (props) => (
    <Runner {...props} language="Lua" script={worker} more={readWasm}>
      {({ globals }) => <Globals rows={globals} />}
    </Runner>
  ),
  sheet,
});
