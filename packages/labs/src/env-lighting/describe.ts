/** The lab in words. */
import type { Vec3 } from '../space/vec.ts';
import { FACES, placeOn } from './cube.ts';
import { hasLamp } from './environment.ts';
import { mirrored } from './specular.ts';
import { bandsOf, type EnvState, samplesOf } from './state.ts';
import { words } from './words/lab.ts';
import { type Answer, answerOf, normalOf, VIEW } from './work.ts';

export const two = (value: number): string => (Math.abs(value) < 0.005 ? 0 : value).toFixed(2).replace('-', '−');
export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
export const degrees = (value: number): string => `${String(value).replace('-', '−')}°`;
const tuple = (way: Vec3): string => `(${way.map(two).join(', ')})`;

/** The mirror direction at the asked point, which face it meets, and where on it. */
export function reflectionText(state: EnvState): string {
  const way = mirrored(VIEW, normalOf(state));
  const { face, s, t } = placeOn(way);
  return words.reflection(tuple(way), 'xyz'[face >> 1], FACES[face], two(s), two(t));
}

/** What the parts that estimate say of the asked point. */
function answerText(state: EnvState, { value, truth, error }: Answer): string {
  const how = {
    cube: '',
    irradiance: words.how.irradiance(samplesOf(state)),
    specular: words.how.specular(two(state.roughness), samplesOf(state)),
    harmonics: words.how.harmonics(bandsOf(state)),
  }[state.part];
  const what = state.part === 'specular' ? words.specularLight : words.irradianceOverPi;
  return words.answer(how, what, two(value), two(truth), percent(error));
}

export function describe(state: EnvState): string {
  const answer = answerOf(state);
  const name = words.skies[state.sky];
  const sky = hasLamp(state.sky) ? words.lampAt(name, degrees(state.lat)) : name;
  return answer
    ? words.skyAndAnswer(sky, answerText(state, answer), verdict(state, answer))
    : words.skyAndReflection(sky, reflectionText(state));
}

function verdict(state: EnvState, { error, value }: Answer): string {
  if (state.sky === 'white') {
    return state.part === 'specular' ? words.lostInFurnace(percent(Math.max(0, 1 - value))) : words.sameEverywhere;
  }
  if (state.part === 'harmonics') return error < 0.045 ? words.enoughBands : words.fewBands;
  if (state.part === 'specular') return words.splitSumErrors;
  return error > 0.15 ? words.fewSamples : words.enoughSamples;
}

export const question = ({ part }: EnvState): string => words.questions[part];
