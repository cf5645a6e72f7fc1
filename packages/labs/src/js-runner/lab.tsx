import { definePatchLab, type PatchProps } from '../patch-lab.tsx';
import { type ProgramOptions, type ProgramState, programState, startState } from '../sandbox/program-state.ts';
import { Runner } from '../sandbox/Runner.tsx';
import { useSandbox } from '../sandbox/use-sandbox.ts';
import worker from './worker.ts?sandboxed';

function JsRunner({ options, state, change }: PatchProps<ProgramOptions, ProgramState>) {
  const sandbox = useSandbox();
  const { code } = state;
  const run = () => sandbox.run({ script: worker, input: () => ({ code }), limit: options.limit * 1000 });
  return (
    <Runner
      code={code}
      language="JavaScript"
      sandbox={sandbox}
      onChange={(next) => change({ code: next })}
      onRun={run}
    />
  );
}

export default definePatchLab({ state: programState, start: startState, Component: JsRunner });
