import type { LabProps } from '../define.ts';
import { Choice, Controls as Row } from '../kit/controls.tsx';
import { KINDS, NAMES, PAIRS, SCOPES } from './graph.ts';
import type { CmakeAction, CmakeOptions } from './model.ts';
import { PRESET_NAMES } from './presets.ts';
import type { CmakeState } from './state.ts';
import { words } from './words/lab.ts';

type Props = LabProps<CmakeOptions, CmakeState, CmakeAction>;

const NONE = 'none';

/** Cases, and all that can be set of the chosen target. */
export function Controls({ state, dispatch }: Props) {
  const { preset, picked, kinds, scopes } = state;
  const kind = kinds[picked - 1];
  const scope = scopes[picked] ?? 'PUBLIC';
  return (
    <>
      <Row label={words.scene}>
        <Choice
          label={words.scene}
          value={preset}
          options={PRESET_NAMES.map((name) => [name, words.presets[name]] as const)}
          onChange={(next) => dispatch({ kind: 'preset', preset: next })}
        />
        <Choice
          label={words.target}
          value={String(picked)}
          options={NAMES.map((name, i) => [String(i), name] as const)}
          onChange={(next) => dispatch({ kind: 'pick', target: Number(next) })}
        />
        {kind && (
          <Choice
            label={words.kind}
            value={kind}
            options={KINDS.map((name) => [name, words.kinds[name]] as const)}
            onChange={(library) => dispatch({ kind: 'library', target: picked, library })}
          />
        )}
        <Choice
          label={words.ownFolder}
          value={scope}
          options={(kind === 'interface' ? (['INTERFACE'] as const) : SCOPES).map((name) => [name, name] as const)}
          onChange={(next) => dispatch({ kind: 'scope', target: picked, scope: next })}
        />
      </Row>
      <Links state={state} dispatch={dispatch} />
    </>
  );
}

function Links({ state: { picked, links, kinds }, dispatch }: Pick<Props, 'state' | 'dispatch'>) {
  const own = PAIRS.flatMap(([from, to], pair) => (from === picked ? [{ pair, to }] : []));
  if (own.length === 0) return null;
  const scopes = kinds[picked - 1] === 'interface' ? (['INTERFACE'] as const) : SCOPES;
  return (
    <Row label={words.usesOf(NAMES[picked])}>
      {own.map(({ pair, to }) => (
        <Choice
          key={pair}
          label={`${NAMES[picked]} → ${NAMES[to]}`}
          value={links[pair] ?? NONE}
          options={[[NONE, words.noUse] as const, ...scopes.map((name) => [name, name] as const)]}
          onChange={(next) => dispatch({ kind: 'link', pair, scope: next === NONE ? undefined : next })}
        />
      ))}
    </Row>
  );
}
