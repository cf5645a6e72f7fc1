import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { KINDS, listing, NAMES, PAIRS, SCOPES } from './graph.ts';
import { type CmakeAction, cmakeModel } from './model.ts';
import { PRESET_NAMES } from './presets.ts';
import { givenIn, graphOf } from './state.ts';

const number = fc.integer({ min: -2, max: 8 });
const action: fc.Arbitrary<CmakeAction> = fc.oneof(
  fc.record({ kind: fc.constant('preset' as const), preset: fc.constantFrom(...PRESET_NAMES) }),
  fc.record({ kind: fc.constant('library' as const), target: number, library: fc.constantFrom(...KINDS) }),
  fc.record({ kind: fc.constant('scope' as const), target: number, scope: fc.constantFrom(...SCOPES) }),
  fc.record({ kind: fc.constant('link' as const), pair: number, scope: fc.constantFrom(undefined, ...SCOPES) }),
  fc.record({ kind: fc.constant('turn' as const), pair: number }),
  fc.record({ kind: fc.constant('pick' as const), target: number }),
  fc.record({ kind: fc.constant('go' as const), step: number }),
);

it('holds what every model holds', () => {
  checkModel(cmakeModel, { options: PRESET_NAMES.map((preset) => ({ preset })), action: () => action, most: 20 });
});

it('asks whether the next target sees the last one, and is right', () => {
  for (const preset of PRESET_NAMES) {
    for (let step = 0; step < NAMES.length; step++) {
      const state = cmakeModel.reduce(cmakeModel.start({ preset }), { kind: 'go', step });
      const next = NAMES.length - 1 - step;
      const { compiled, handedOn } = givenIn(state, next);
      const set = graphOf(state).targets[next]?.kind === 'interface' ? handedOn : compiled;
      expect(cmakeModel.guess?.(state)?.right, preset).toBe(set.has(NAMES.length - 1) ? 0 : 1);
    }
  }
});

it('lets an interface library have interface requirements only, as CMake does', () => {
  const start = cmakeModel.start({ preset: 'chain' });
  const made = cmakeModel.reduce(start, { kind: 'library', target: 2, library: 'interface' });
  expect(listing(graphOf(made)).split('\n').slice(-2)).toEqual([
    'target_link_libraries(engine PUBLIC core)',
    'target_link_libraries(core INTERFACE log)',
  ]);
  const pair = PAIRS.findIndex(([from, to]) => from === 2 && to === 3);
  expect(cmakeModel.reduce(made, { kind: 'link', pair, scope: 'PUBLIC' })).toBe(made);
});
