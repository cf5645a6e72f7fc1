import { Choice, Controls, NumberControl } from '../kit/controls.tsx';
import type { PatchProps } from '../patch-lab.tsx';
import { PARENT_NAMES, SLOT_NAMES } from './describe.ts';
import { canHaveParent, changePlace, KINDS, type LookupOptions, type LookupState, NAMES, withSlot } from './state.ts';
import type { Place, Slot } from './types.ts';

type Props = Pick<PatchProps<LookupOptions, LookupState>, 'state' | 'change'>;

/** One place: what it holds and where it leads. */
export function Editor({ state, change }: Props) {
  const { world, edited } = state;
  const place = world.places.find(({ name }) => name === edited) as Place;
  const links = world.language === 'lua' ? (['index', 'newindex'] as const) : (['parent'] as const);
  return (
    <>
      <Controls label={`编辑 ${edited}`}>
        <Choice
          label="编辑"
          value={edited}
          options={world.places.map(({ name }) => [name, name] as const)}
          onChange={(name) => change({ edited: name })}
        />
        {links.map((link) => (
          <Choice
            key={link}
            label={link === 'parent' ? PARENT_NAMES[world.language] : `__${link}`}
            value={place[link] ?? ''}
            options={[['', '无'] as const, ...targets(state, link).map((name) => [name, name] as const)]}
            onChange={(to) => change(changePlace(state, { [link]: to || undefined }))}
          />
        ))}
      </Controls>
      {NAMES.map((name) => (
        <SlotControls
          key={name}
          name={name}
          slot={place.slots.find((slot) => slot.name === name)}
          kinds={KINDS[world.language]}
          onChange={(slot) => change(changePlace(state, { slots: withSlot(place.slots, name, slot) }))}
        />
      ))}
    </>
  );
}

/** Where a link may lead: prototypes and scopes form no ring, tables may. */
function targets({ world, edited }: LookupState, link: 'parent' | 'index' | 'newindex'): string[] {
  const names = world.places.map(({ name }) => name);
  return link === 'parent' ? names.filter((name) => canHaveParent(world, edited, name)) : names;
}

interface SlotProps {
  name: string;
  slot: Slot | undefined;
  kinds: readonly Slot['kind'][];
  onChange: (slot: Slot | undefined) => void;
}

function SlotControls({ name, slot, kinds, onChange }: SlotProps) {
  const options = [['', '没有'] as const, ...kinds.map((kind) => [kind, SLOT_NAMES[kind]] as const)];
  return (
    <Controls label={`名字 ${name}`}>
      <Choice
        label={name}
        value={slot?.kind ?? ''}
        options={options}
        onChange={(kind) => onChange(kind ? { name, value: slot?.value ?? 1, kind } : undefined)}
      />
      {slot && (
        <NumberControl
          label={`${name} 的值`}
          value={slot.value}
          min={0}
          max={400}
          onChange={(value) => onChange({ ...slot, value })}
        />
      )}
    </Controls>
  );
}
