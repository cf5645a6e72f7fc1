/** What the next step brings, asked before it. */
import type { Guess } from '../model/lab-model.ts';
import { FACES, placeOn } from './cube.ts';
import { percent, reflectionText } from './describe.ts';
import { mirrored } from './specular.ts';
import { bandsOf, type EnvState, samplesOf } from './state.ts';
import { words } from './words/lab.ts';
import { answerOf, normalOf, VIEW } from './work.ts';

/** Which face the mirror direction at the next place meets. */
export function guessNextFace(next: EnvState): Guess {
  const [x, y] = normalOf(next);
  const { face } = placeOn(mirrored(VIEW, normalOf(next)));
  // The face across is never a near miss: without it there are five.
  const choices = FACES.filter((_, i) => i !== (face ^ 1));
  return {
    question: words.whichFace(x > 0, y > 0, next.tilt),
    choices,
    right: choices.indexOf(FACES[face] ?? '+X'),
    because: words.twiceTheAngle(reflectionText(next)),
  };
}

/** What becomes of the mean error, where there is one to speak of. */
export function guessNextError(state: EnvState, next: EnvState): Guess | undefined {
  const [now, then] = [answerOf(state)?.error ?? 0, answerOf(next)?.error ?? 0];
  if (now < 0.004 || state.sky === 'white') return undefined;
  const isBands = state.part === 'harmonics';
  const change = isBands
    ? words.moreBands(bandsOf(state), bandsOf(next))
    : words.moreSamples(samplesOf(state), samplesOf(next));
  return {
    question: words.whatOfError(percent(now), change),
    choices: words.errorChanges,
    right: rightOf(then / now),
    because: words.becomes(percent(now), percent(then), isBands ? bandReason(bandsOf(next)) : sampleReason(state)),
  };
}

/** Which answer a ratio of errors is. */
const rightOf = (ratio: number): number => (ratio > 1.05 ? 3 : ratio > 0.95 ? 0 : ratio > 0.5 ? 1 : 2);

/** What a cosine lobe leaves of the band that is added. */
const bandReason = (bands: number): string =>
  bands === 4 ? words.thirdBand : words.bandFactor(bands - 1, ['π', '2π/3', 'π/4', '0', '−π/24'][bands - 1]);

const sampleReason = ({ part }: EnvState): string => (part === 'specular' ? words.samplesOnly : words.evenSamples);
