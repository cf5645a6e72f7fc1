import type { LabProps } from '../define.ts';
import { Button, Choice, Controls, NumberControl, Toggle } from '../kit/controls.tsx';
import { changeShown, earlierNames, moveField, newField, shownClass, sortByAlignment } from './edit.ts';
import { LIMITS, type MemoryOptions, type MemoryState } from './state.ts';
import { BUILT_IN, type FieldSpec } from './types.ts';

interface MembersProps extends Pick<LabProps<MemoryOptions, MemoryState>, 'state' | 'change'> {
  /** Alignment of a class, in bytes. */
  alignOf: (type: string) => number;
}

/** The shown class's members: order, types, lengths. */
export function Members({ state, change, alignOf }: MembersProps) {
  const { name, fields } = shownClass(state);
  const setAll = (next: FieldSpec[]) => change(changeShown(state, { fields: next }));
  const set = (index: number, next: FieldSpec) => setAll(fields.with(index, next));
  const types = [...Object.keys(BUILT_IN), ...earlierNames(state)].map((type) => [type, type] as const);
  return (
    <>
      {fields.map((field, index) => (
        <Controls key={field.name} label={`成员 ${field.name}`}>
          <Choice
            label={field.name}
            value={field.type}
            options={types}
            onChange={(type) => set(index, withType(field, type))}
          />
          <NumberControl
            label="个数"
            value={field.count ?? 1}
            min={1}
            max={LIMITS.count}
            onChange={(count) => set(index, withCount(field, count))}
          />
          {!(field.type in BUILT_IN) && !field.align && (
            <Toggle
              label="no_unique_address"
              isOn={field.overlap ?? false}
              onChange={(isOn) => set(index, withOverlap(field, isOn))}
            />
          )}
          <Button disabled={index === 0} onClick={() => setAll(moveField(fields, index, -1))}>
            {`${field.name} 上移`}
          </Button>
          <Button disabled={index === fields.length - 1} onClick={() => setAll(moveField(fields, index, 1))}>
            {`${field.name} 下移`}
          </Button>
          <Button onClick={() => setAll(fields.toSpliced(index, 1))}>{`删除 ${field.name}`}</Button>
        </Controls>
      ))}
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
