import { words } from '../words/frame.ts';
import { Controls, NumberControl } from './controls.tsx';

/** A number of a lab's state: its name there, what it is called, how it is said, and whether it matters now (absent: always). */
export type NumberField<Field extends string, State> = readonly [
  field: Field,
  label: string,
  format: (value: number) => string,
  isShown?: (state: State) => boolean,
];

interface NumberFieldsProps<Field extends string, State> {
  label?: string;
  fields: readonly NumberField<Field, State>[];
  ranges: Readonly<Record<Field, { min: number; max: number; step: number }>>;
  state: State;
  dispatch: (action: { kind: 'set'; field: Field; value: number }) => void;
}

/** A row of sliders for those numbers of a lab's state that matter now. */
export function NumberFields<Field extends string, State extends Readonly<Record<Field, number>>>({
  label = words.numbers,
  fields,
  ranges,
  state,
  dispatch,
}: NumberFieldsProps<Field, State>) {
  return (
    <Controls label={label}>
      {fields
        .filter(([, , , isShown]) => isShown?.(state) ?? true)
        .map(([field, name, format]) => (
          <NumberControl
            key={field}
            label={name}
            value={state[field]}
            {...ranges[field]}
            format={format}
            onChange={(value) => dispatch({ kind: 'set', field, value })}
          />
        ))}
    </Controls>
  );
}
