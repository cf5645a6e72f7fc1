import type { LabProps } from '../define.ts';
import { CodeListing } from '../kit/CodeListing.tsx';
import { Choice, Controls } from '../kit/controls.tsx';
import { linkText } from './describe.ts';
import type { LookupAction } from './lab-model.ts';
import { programSource, querySource } from './source.ts';
import { KINDS, LINKS, type LookupOptions, type LookupState, NAMES, targetsOf } from './state.ts';
import { words } from './words/lab.ts';

type Props = LabProps<LookupOptions, LookupState, LookupAction>;

/** The world as a program, and one of its places as a form. */
export function Details(props: Props) {
  const { world, query } = props.state;
  const asked = querySource(world, query);
  const lines = programSource(world, query, asked);
  return (
    <div style={{ display: 'grid', gap: '0.6rem' }}>
      <CodeListing lines={lines} current={lines.findIndex((line) => line.trim() === asked)} label={words.asProgram} />
      <Editor {...props} />
    </div>
  );
}

function Editor({ state, dispatch }: Props) {
  const { world, edited } = state;
  const place = world.places.find(({ name }) => name === edited);
  if (!place) return null;
  const kinds = KINDS[world.language].map((kind) => [kind, words.kinds[kind]] as const);
  return (
    <Controls label={words.editPlace(edited)}>
      <Choice
        label={words.edit}
        value={edited}
        options={world.places.map(({ name }) => [name, name] as const)}
        onChange={(name) => dispatch({ kind: 'edit', place: name })}
      />
      {LINKS[world.language].map((link) => (
        <Choice
          key={link}
          label={linkText(link, world.language)}
          value={place[link] ?? ''}
          options={[
            ['', words.noLink] as const,
            ...targetsOf(world, edited, link).map((name) => [name, name] as const),
          ]}
          onChange={(to) => dispatch({ kind: 'link', place: edited, link, to: to || undefined })}
        />
      ))}
      {NAMES.map((name) => (
        <Choice
          key={name}
          label={name}
          value={place.slots.find((slot) => slot.name === name)?.kind ?? ''}
          options={[['', words.absent] as const, ...kinds]}
          onChange={(kind) => dispatch({ kind: 'slot', place: edited, name, slot: kind || undefined })}
        />
      ))}
    </Controls>
  );
}
