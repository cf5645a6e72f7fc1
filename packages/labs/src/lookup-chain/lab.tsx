import { CodeListing } from '../kit/CodeListing.tsx';
import { Button, Choice, Controls, NumberControl, Status, Toggle } from '../kit/controls.tsx';
import { Player } from '../kit/Player.tsx';
import { definePatchLab, type PatchProps } from '../patch-lab.tsx';
import { PRESET_NAMES, resultText } from './describe.ts';
import { Editor } from './Editor.tsx';
import { Figure } from './Figure.tsx';
import { lookUp } from './model.ts';
import { PRESETS, type Preset, STARTS } from './presets.ts';
import { programSource, querySource } from './source.ts';
import { type LookupOptions, type LookupState, lookupState, NAMES, startState } from './state.ts';
import type { Lookup, Query } from './types.ts';

type Props = Pick<PatchProps<LookupOptions, LookupState>, 'state' | 'change'>;

function LookupChain({ state, change }: PatchProps<LookupOptions, LookupState>) {
  const { world, query } = state;
  const lookup = lookUp(world, query);
  const step = Math.min(state.step, lookup.path.length);
  const lines = programSource(world, query, querySource(world, query));
  return (
    <>
      <Controls label="例子">
        <Choice
          label="例子"
          value={presetOf(state)}
          options={[...PRESETS.map((preset) => [preset, PRESET_NAMES[preset]] as const), ['', '自己改的'] as const]}
          onChange={(preset) => preset && change(startState({ world: preset }))}
        />
      </Controls>
      <QueryControls state={state} change={change} lookup={lookup} />
      <Figure world={world} query={query} lookup={lookup} step={step} />
      <Player step={step} last={lookup.path.length} onStep={(next) => change({ step: next })} />
      <Status>{resultText(lookup, query, step)}</Status>
      <CodeListing
        lines={lines}
        current={lines.indexOf(lines.find((line) => line.trim() === querySource(world, query)) ?? '')}
        label="同样的程序"
      />
      <Editor state={state} change={change} />
    </>
  );
}

function presetOf({ world }: LookupState): Preset | '' {
  return PRESETS.find((preset) => JSON.stringify(STARTS[preset].world) === JSON.stringify(world)) ?? '';
}

/** Where and what to look up, and whether to write. */
function QueryControls({ state: { world, query }, change, lookup }: Props & { lookup: Lookup }) {
  const set = (patch: Partial<Query>) => change({ query: { ...query, ...patch }, step: 0 });
  const read = ({ at, name }: Query): Query => ({ at, name });
  return (
    <Controls label="查找">
      <Choice
        label="从"
        value={query.at}
        options={world.places.map(({ name }) => [name, name] as const)}
        onChange={(at) => set({ at })}
      />
      <Choice
        label="找"
        value={query.name as (typeof NAMES)[number]}
        options={NAMES.map((name) => [name, name] as const)}
        onChange={(name) => set({ name })}
      />
      <Toggle
        label="写入"
        isOn={query.write !== undefined}
        onChange={(isOn) => change({ query: isOn ? { ...query, write: 5 } : read(query), step: 0 })}
      />
      {query.write !== undefined && (
        <>
          <NumberControl label="新值" value={query.write} min={0} max={99} onChange={(write) => set({ write })} />
          <Button disabled={lookup.outcome.kind !== 'written'} onClick={() => change({ world: lookup.world })}>
            执行写入
          </Button>
        </>
      )}
    </Controls>
  );
}

export default definePatchLab({ state: lookupState, start: startState, Component: LookupChain });
