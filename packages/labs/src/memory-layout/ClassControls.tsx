import type { LabProps } from '../define.ts';
import { Choice, Controls, Toggle } from '../kit/controls.tsx';
import { baseKind, earlierNames, shownClass } from './edit.ts';
import type { MemoryAction } from './lab-model.ts';
import { ALIGNMENTS, type MemoryOptions, type MemoryState, PACKS } from './state.ts';
import { words } from './words/lab.ts';

type Props = Pick<LabProps<MemoryOptions, MemoryState, MemoryAction>, 'state' | 'dispatch'>;

const BASE_KINDS = ['none', 'plain', 'virtual'] as const;

/** What the shown class is besides its members. */
export function ClassControls({ state, dispatch }: Props) {
  const spec = shownClass(state);
  const hasAlignedMember = spec.fields.some(({ align }) => align);
  const set = (patch: (MemoryAction & { kind: 'class' })['patch']) => dispatch({ kind: 'class', patch });
  return (
    <Controls label={words.propertiesOf(spec.name)}>
      <Toggle label={words.hasVirtual} isOn={spec.polymorphic} onChange={(polymorphic) => set({ polymorphic })} />
      <Toggle
        label={words.hasConstructor}
        isOn={spec.hasConstructor}
        onChange={(hasConstructor) => set({ hasConstructor })}
      />
      <Power label="alignas" value={spec.align} powers={ALIGNMENTS} onChange={(align) => set({ align })} />
      {!hasAlignedMember && <Power label="pack" value={spec.pack} powers={PACKS} onChange={(pack) => set({ pack })} />}
      {earlierNames(state).map((name) => (
        <Choice
          key={name}
          label={words.baseClass(name)}
          value={baseKind(spec.bases, name)}
          options={BASE_KINDS.map((kind) => [kind, words.inheritance[kind]] as const)}
          onChange={(base) => dispatch({ kind: 'base', name, base })}
        />
      ))}
    </Controls>
  );
}

interface PowerProps {
  label: string;
  value: number | undefined;
  powers: readonly number[];
  onChange: (value: number | undefined) => void;
}

function Power({ label, value, powers, onChange }: PowerProps) {
  const options = [['', words.byDefault], ...powers.map((power) => [String(power), String(power)])] as [
    string,
    string,
  ][];
  return (
    <Choice
      label={label}
      value={value ? String(value) : ''}
      options={options}
      onChange={(text) => onChange(text ? Number(text) : undefined)}
    />
  );
}
