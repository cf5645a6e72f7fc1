import type { LabProps } from '../define.ts';
import { Button, Choice, Controls, Toggle } from '../kit/controls.tsx';
import { earlierNames, shownClass } from './edit.ts';
import type { MemoryAction } from './lab-model.ts';
import { LIMITS, type MemoryOptions, type MemoryState } from './state.ts';
import { BUILT_IN } from './types.ts';
import { words } from './words/lab.ts';

/** Lengths of an array; 1 is no array. */
const COUNTS = Array.from({ length: LIMITS.count }, (_, at) => [String(at + 1), `× ${at + 1}`] as const);

type Props = Pick<LabProps<MemoryOptions, MemoryState, MemoryAction>, 'state' | 'dispatch'>;

/** The shown class's members: which, its type and length, its place; new ones, and all in the best order. */
export function Members({ state, dispatch }: Props) {
  const { name, fields } = shownClass(state);
  return (
    <Controls label={words.membersOf(name)}>
      <Member state={state} dispatch={dispatch} />
      <Button disabled={fields.length >= LIMITS.fields} onClick={() => dispatch({ kind: 'add' })}>
        {words.addMember}
      </Button>
      <Button disabled={fields.length < 2} onClick={() => dispatch({ kind: 'sort' })}>
        {words.sortByAlignment}
      </Button>
    </Controls>
  );
}

function Member({ state, dispatch }: Props) {
  const { fields } = shownClass(state);
  const index = Math.min(state.picked, fields.length - 1);
  const field = fields[index];
  if (!field) return null;
  const { name, type, count } = field;
  const types = [...Object.keys(BUILT_IN), ...earlierNames(state)].map((each) => [each, each] as const);
  return (
    <>
      <Choice
        label={words.member}
        value={String(index)}
        options={fields.map((each, at) => [String(at), each.name] as const)}
        onChange={(at) => dispatch({ kind: 'pick', index: Number(at) })}
      />
      <Choice
        label={words.typeOf(name)}
        isNameHidden
        value={type}
        options={types}
        onChange={(next) => dispatch({ kind: 'type', index, type: next })}
      />
      <Choice
        label={words.lengthOf(name)}
        isNameHidden
        value={String(count ?? 1)}
        options={COUNTS}
        onChange={(next) => dispatch({ kind: 'count', index, count: Number(next) })}
      />
      <Button
        label={words.moveUp(name)}
        disabled={index === 0}
        onClick={() => dispatch({ kind: 'move', from: index, to: index - 1 })}
      >
        ↑
      </Button>
      <Button
        label={words.moveDown(name)}
        disabled={index === fields.length - 1}
        onClick={() => dispatch({ kind: 'move', from: index, to: index + 1 })}
      >
        ↓
      </Button>
      <Button label={words.remove(name)} onClick={() => dispatch({ kind: 'remove', index })}>
        ✕
      </Button>
      {!(type in BUILT_IN) && !field.align && (
        <Toggle
          label="no_unique_address"
          isOn={field.overlap ?? false}
          onChange={(isOn) => dispatch({ kind: 'overlap', index, isOn })}
        />
      )}
    </>
  );
}
