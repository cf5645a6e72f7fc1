/** Texture, filter and floor by forms. */
import type { LabProps } from '../define.ts';
import { Choice, Controls as Row } from '../kit/controls.tsx';
import { type NumberField, NumberFields } from '../kit/NumberFields.tsx';
import { FILTER_TITLES, PATTERN_TITLES, SHOWS_TITLES, type TextureAction, two, WRAP_TITLES } from './model.ts';
import { FILTERS, WRAPS } from './sampler.ts';
import { type Field, RANGES, SHOWS, type TextureOptions, type TextureState } from './state.ts';
import { PATTERNS } from './texture.ts';

type Props = LabProps<TextureOptions, TextureState, TextureAction>;

export function Controls({ state, dispatch }: Props) {
  return (
    <>
      <Row label="采样器">
        <Choice
          label="过滤"
          value={state.filter}
          options={FILTERS.map((filter) => [filter, FILTER_TITLES[filter]] as const)}
          onChange={(filter) => dispatch({ kind: 'filter', filter })}
        />
        <Choice
          label="看什么"
          value={state.shows}
          options={SHOWS.map((shows) => [shows, SHOWS_TITLES[shows]] as const)}
          onChange={(shows) => dispatch({ kind: 'shows', shows })}
        />
        <Choice
          label="纹理"
          value={state.pattern}
          options={PATTERNS.map((pattern) => [pattern, PATTERN_TITLES[pattern]] as const)}
          onChange={(pattern) => dispatch({ kind: 'pattern', pattern })}
        />
        <Choice
          label="环绕"
          value={state.wrap}
          options={WRAPS.map((wrap) => [wrap, WRAP_TITLES[wrap]] as const)}
          onChange={(wrap) => dispatch({ kind: 'wrap', wrap })}
        />
      </Row>
      <NumberFields fields={FIELDS} ranges={RANGES} state={state} dispatch={dispatch} />
    </>
  );
}

const FIELDS: readonly NumberField<Field, TextureState>[] = [
  ['pitch', '俯角', (value) => `${value}°`],
  ['scale', '铺几遍', two],
  ['bias', '层级偏移', two, ({ filter }) => filter !== 'nearest' && filter !== 'linear'],
  ['most', '至多取样', (value) => `${2 ** value} 次`, ({ filter }) => filter === 'anisotropic'],
  ['octaves', '倍频层数', String, ({ pattern }) => pattern === 'noise'],
];
