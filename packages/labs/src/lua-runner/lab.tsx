import { patientFetch } from 'study-notes/shell/navigation/patient-fetch';
import wasm from 'wasmoon/dist/glue.wasm?url';
import { definePatchLab, type PatchProps } from '../patch-lab.tsx';
import { type ProgramOptions, type ProgramState, programState, startState } from '../sandbox/program-state.ts';
import { Runner } from '../sandbox/Runner.tsx';
import type { GlobalRow } from '../sandbox/run-log.ts';
import { useSandbox } from '../sandbox/use-sandbox.ts';
import sheet from './lab.css?url';
import worker from './worker.ts?sandboxed';

async function readWasm(): Promise<ArrayBuffer> {
  const response = await patientFetch(wasm);
  if (!response.ok) throw new Error(`${response.status} ${wasm}`);
  return response.arrayBuffer();
}

function LuaRunner({ options, state, change }: PatchProps<ProgramOptions, ProgramState>) {
  const sandbox = useSandbox();
  const { code } = state;
  const input = async () => ({ code, wasm: await readWasm() });
  const run = () => sandbox.run({ script: worker, input, limit: options.limit * 1000 });
  return (
    <>
      <Runner code={code} language="Lua" sandbox={sandbox} onChange={(next) => change({ code: next })} onRun={run} />
      <Globals rows={sandbox.log.globals} />
    </>
  );
}

/** The globals that the program has made so far. */
function Globals({ rows }: { rows: readonly GlobalRow[] }) {
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="lab-scroll lua-runner-globals" aria-label="全局变量" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th>全局变量</th>
            <th>值</th>
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
    </section>
  );
}

export default definePatchLab({ state: programState, start: startState, Component: LuaRunner, sheet });
