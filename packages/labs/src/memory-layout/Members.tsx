import { Button, Choice, Controls, Toggle } from '../kit/controls.tsx';
import type { PatchProps } from '../patch-lab.tsx';
import { changeShown, earlierNames, moveField, newField, shownClass, sortByAlignment } from './edit.ts';
import { MemberList } from './MemberList.tsx';
import { LIMITS, type MemoryOptions, type MemoryState } from './state.ts';
import { BUILT_IN, type FieldSpec } from './types.ts';

/** Lengths of an array; 1 is no array. */
const COUNTS = Array.from({ length: LIMITS.count }, (_, at) => [String(at + 1), `× ${at + 1}`] as const);

interface MembersProps extends Pick<PatchProps<MemoryOptions, MemoryState>, 'state' | 'change'> {
  /** Alignment of a class, in bytes. */
  alignOf: (type: string) => number;
}

/** The shown class's members: order, types, lengths. */
export function Members({ state, change, alignOf }: MembersProps) {
  const { name, fields } = shownClass(state);
  const setAll = (next: FieldSpec[]) => change(changeShown(state, { fields: next }));
  const set = (index: number, next: FieldSpec) => setAll(fields.with(index, next));
  const types = [...Object.keys(BUILT_IN), ...earlierNames(state)].map((type) => [type, type] as const);
  const row = (index: number) => {
    const field = fields[index] as FieldSpec;
    return (
      <>
        <Choice
          label={`${field.name} 的类型`}
          isNameHidden
          value={field.type}
          options={types}
          onChange={(type) => set(index, withType(field, type))}
        />
        <Choice
          label={`${field.name} 的个数`}
          isNameHidden
          value={String(field.count ?? 1)}
          options={COUNTS}
          onChange={(count) => set(index, withCount(field, Number(count)))}
        />
        <Button
          label={`${field.name} 上移`}
          disabled={index === 0}
          onClick={() => setAll(moveField(fields, index, index - 1))}
        >
          ↑
        </Button>
        <Button
          label={`${field.name} 下移`}
          disabled={index === fields.length - 1}
          onClick={() => setAll(moveField(fields, index, index + 1))}
        >
          ↓
        </Button>
        <Button label={`删除 ${field.name}`} onClick={() => setAll(fields.toSpliced(index, 1))}>
          ✕
        </Button>
        {!(field.type in BUILT_IN) && !field.align && (
          <Toggle
            label="no_unique_address"
            isOn={field.overlap ?? false}
            onChange={(isOn) => set(index, withOverlap(field, isOn))}
          />
        )}
      </>
    );
  };
  return (
    <>
      <MemberList
        names={fields.map((field) => field.name)}
        row={row}
        onMove={(from, to) => setAll(moveField(fields, from, to))}
      />
      <Controls label={`${name} 的成员`}>
        <Button disabled={fields.length >= LIMITS.fields} onClick={() => setAll([...fields, newField(fields)])}>
          添加成员
        </Button>
        <Button disabled={fields.length < 2} onClick={() => setAll(sortByAlignment(fields, alignOf))}>
          按对齐从大到小排
        </Button>
      </Controls>
    </>
  );
}

/** `no_unique_address` is offered for classes only. */
function withType({ overlap: _, ...field }: FieldSpec, type: string): FieldSpec {
  return { ...field, type };
}

function withCount({ count: _, ...field }: FieldSpec, count: number): FieldSpec {
  return count > 1 ? { ...field, count } : field;
}

function withOverlap({ overlap: _, ...field }: FieldSpec, isOn: boolean): FieldSpec {
  return isOn ? { ...field, overlap: true } : field;
}
