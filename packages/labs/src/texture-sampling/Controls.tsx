/** Texture, filter and floor by forms. */
import type { LabProps } from '../define.ts';
import { Choice, Controls as Row } from '../kit/controls.tsx';
import { type NumberField, NumberFields } from '../kit/NumberFields.tsx';
import { type TextureAction, two } from './model.ts';
import { FILTERS, WRAPS } from './sampler.ts';
import { type Field, RANGES, SHOWS, type TextureOptions, type TextureState } from './state.ts';
import { PATTERNS } from './texture.ts';
import { words } from './words/lab.ts';

type Props = LabProps<TextureOptions, TextureState, TextureAction>;

export function Controls({ state, dispatch }: Props) {
  return (
    <>
      <Row label={words.sampler}>
        <Choice
          label={words.filter}
          value={state.filter}
          options={FILTERS.map((filter) => [filter, words.filters[filter]] as const)}
          onChange={(filter) => dispatch({ kind: 'filter', filter })}
        />
        <Choice
          label={words.whatShows}
          value={state.shows}
          options={SHOWS.map((shows) => [shows, words.shows[shows]] as const)}
          onChange={(shows) => dispatch({ kind: 'shows', shows })}
        />
        <Choice
          label={words.texture}
          value={state.pattern}
          options={PATTERNS.map((pattern) => [pattern, words.patterns[pattern]] as const)}
          onChange={(pattern) => dispatch({ kind: 'pattern', pattern })}
        />
        <Choice
          label={words.wrap}
          value={state.wrap}
          options={WRAPS.map((wrap) => [wrap, words.wraps[wrap]] as const)}
          onChange={(wrap) => dispatch({ kind: 'wrap', wrap })}
        />
      </Row>
      <NumberFields fields={fields()} ranges={RANGES} state={state} dispatch={dispatch} />
    </>
  );
}

const fields = (): readonly NumberField<Field, TextureState>[] => [
  ['pitch', words.pitch, (value) => `${value}°`],
  ['scale', words.scale, two],
  ['bias', words.bias, two, ({ filter }) => filter !== 'nearest' && filter !== 'linear'],
  ['most', words.mostSamples, (value) => words.times(2 ** value), ({ filter }) => filter === 'anisotropic'],
  ['octaves', words.octaves, String, ({ pattern }) => pattern === 'noise'],
];
