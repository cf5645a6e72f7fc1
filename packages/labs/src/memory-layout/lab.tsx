import { CodeListing } from '../kit/CodeListing.tsx';
import { Button, Choice, Controls, Status, Toggle } from '../kit/controls.tsx';
import { definePatchLab, type PatchProps } from '../patch-lab.tsx';
import { annotatedSource, figureLabel, PRESET_NAMES, resultText } from './describe.ts';
import { changeShown, earlierNames, shownClass } from './edit.ts';
import { Figure } from './Figure.tsx';
import sheet from './lab.css?url';
import { layoutProgram } from './layout.ts';
import { Members } from './Members.tsx';
import { PRESETS, PROGRAMS, type Preset } from './presets.ts';
import { ALIGNMENTS, type MemoryOptions, type MemoryState, memoryState, PACKS, startState } from './state.ts';
import type { BaseSpec, ClassLayout } from './types.ts';

type Props = Pick<PatchProps<MemoryOptions, MemoryState>, 'state' | 'change'>;

function MemoryLayout({ state, change }: PatchProps<MemoryOptions, MemoryState>) {
  const layouts = layoutProgram(state.classes);
  const layout = layouts.get(state.shown) as ClassLayout;
  const { lines, notes } = annotatedSource(layout);
  return (
    <>
      <Controls label="类">
        <Choice
          label="程序"
          value={presetOf(state)}
          options={[...PRESETS.map((preset) => [preset, PRESET_NAMES[preset]] as const), ['', '自己改的'] as const]}
          onChange={(program) => program && change(startState({ program }))}
        />
        {state.classes.map(({ name }) => (
          <Button key={name} isPressed={name === state.shown} onClick={() => change({ shown: name })}>
            {`看 ${name}`}
          </Button>
        ))}
      </Controls>
      <CodeListing lines={lines} notes={notes} label={`${state.shown} 的定义`} />
      <Figure layouts={layouts} shown={state.shown} label={figureLabel(state.shown)} />
      <Status>{resultText(layouts, state.shown)}</Status>
      <Members state={state} change={change} alignOf={(type) => layouts.get(type)?.align ?? 1} />
      <ClassControls state={state} change={change} />
    </>
  );
}

function presetOf({ classes }: MemoryState): Preset | '' {
  const text = JSON.stringify(classes);
  return PRESETS.find((preset) => JSON.stringify(PROGRAMS[preset]) === text) ?? '';
}

function ClassControls({ state, change }: Props) {
  const spec = shownClass(state);
  const hasAlignedMember = spec.fields.some(({ align }) => align);
  const set = (patch: Parameters<typeof changeShown>[1]) => change(changeShown(state, patch));
  return (
    <Controls label={`${spec.name} 的性质`}>
      <Toggle label="有虚函数" isOn={spec.polymorphic} onChange={(polymorphic) => set({ polymorphic })} />
      <Toggle label="有构造函数" isOn={spec.hasConstructor} onChange={(hasConstructor) => set({ hasConstructor })} />
      <Power label="alignas" value={spec.align} powers={ALIGNMENTS} onChange={(align) => set({ align })} />
      {!hasAlignedMember && <Power label="pack" value={spec.pack} powers={PACKS} onChange={(pack) => set({ pack })} />}
      {earlierNames(state).map((name) => (
        <Choice
          key={name}
          label={`基类 ${name}`}
          value={kindOf(spec.bases, name)}
          options={BASE_KINDS}
          onChange={(kind) => set({ bases: withBase(spec.bases, name, kind) })}
        />
      ))}
    </Controls>
  );
}

type BaseKind = 'none' | 'plain' | 'virtual';
const BASE_KINDS = [
  ['none', '不继承'],
  ['plain', '继承'],
  ['virtual', '虚继承'],
] as const;

function kindOf(bases: readonly BaseSpec[], name: string): BaseKind {
  const base = bases.find((each) => each.name === name);
  return base ? (base.virtual ? 'virtual' : 'plain') : 'none';
}

function withBase(bases: readonly BaseSpec[], name: string, kind: BaseKind): BaseSpec[] {
  const changed = { name, virtual: kind === 'virtual' };
  if (kind === 'none') return bases.filter((base) => base.name !== name);
  return bases.some((base) => base.name === name)
    ? bases.map((base) => (base.name === name ? changed : base))
    : [...bases, changed];
}

interface PowerProps {
  label: string;
  value: number | undefined;
  powers: readonly number[];
  onChange: (value: number | undefined) => void;
}

function Power({ label, value, powers, onChange }: PowerProps) {
  const options = [['', '默认'], ...powers.map((power) => [String(power), String(power)])] as [string, string][];
  return (
    <Choice
      label={label}
      value={value ? String(value) : ''}
      options={options}
      onChange={(text) => onChange(text ? Number(text) : undefined)}
    />
  );
}

export default definePatchLab({ state: memoryState, start: startState, Component: MemoryLayout, sheet });
