/** The lab in words. */
import { volume } from '../space/matrix.ts';
import { axisAngle, fromEuler, lettersOf } from '../space/rotation.ts';
import type { Vec3, Vec4 } from '../space/vec.ts';
import { cornerAt } from './house.ts';
import { anglesOf, isVisible, type Journey, journeyOf, modelMatrix } from './journey.ts';
import type { MvpState } from './state.ts';
import { words } from './words/lab.ts';

/** Two digits, without −0.00. */
export const two = (value: number): string => (Math.abs(value) < 0.005 ? 0 : value).toFixed(2).replace('-', '−');
export const degrees = (value: number): string => `${String(value).replace('-', '−')}°`;
const tuple = (values: readonly number[]): string => `(${values.map(two).join(', ')})`;

export function describe(state: MvpState): string {
  switch (state.part) {
    case 'columns':
      return columnsText(state.columns);
    case 'model':
      return modelText(state);
    case 'rotation':
      return rotationText(state);
    case 'journey':
      return stageText(state, journeyOf(state, cornerAt(state.vertex)));
  }
}

function columnsText([a = 0, b = 0, c = 0, d = 0]: readonly number[]): string {
  const det = a * d - b * c;
  const fate = Math.abs(det) < 0.005 ? words.flattened : det < 0 ? words.flipped(two(-det)) : words.keptSide(two(det));
  return words.columns(tuple([a, b]), tuple([c, d]), two(det), fate);
}

function modelText(state: MvpState): string {
  const { world } = journeyOf(state, cornerAt(state.vertex));
  const det = volume(modelMatrix(state));
  const fate = Math.abs(det) < 5e-4 ? words.crushed : det < 0 ? words.mirrored : words.notMirrored;
  const product = [...state.order].join('·');
  return words.model(product, tuple(cornerAt(state.vertex)), tuple(world.slice(0, 3)), two(det), fate);
}

/** The middle angle of the state's order, and how far it is from where outer and inner ring share their axis. */
export function gimbalOf(state: MvpState): { middle: 'X' | 'Y' | 'Z'; angle: number; isLocked: boolean } {
  const [, middle] = lettersOf(state.euler);
  const [x, y, z] = state.turn;
  const angle = { X: x, Y: y, Z: z }[middle];
  return { middle, angle, isLocked: Math.abs(angle) === 90 };
}

function rotationText(state: MvpState): string {
  const [outer, middle, inner] = lettersOf(state.euler);
  const quat = fromEuler(anglesOf(state), state.euler);
  const { axis, angle } = axisAngle(quat);
  const { isLocked, angle: between } = gimbalOf(state);
  const lock = isLocked ? words.locked(middle, degrees(between), outer, inner) : words.unlocked(outer, middle, inner);
  return words.rotation(lock, tuple(axis), ((angle * 180) / Math.PI).toFixed(0), tuple(quat));
}

function stageText(state: MvpState, journey: Journey): string {
  const at = (place: readonly number[], what: string) => words.vertexAt(words.stages[state.stage], tuple(place), what);
  switch (state.stage) {
    case 0:
      return at(journey.local, words.fromOwnOrigin);
    case 1:
      return at(journey.world, words.fromWorldOrigin);
    case 2:
      return at(journey.view, viewText(journey.view));
    case 3:
      return at(journey.clip, state.lens === 'ortho' ? words.orthoW : words.perspectiveW);
    case 4:
      return journey.ndc ? at(journey.ndc, insideText(journey.ndc)) : words.clippedBehind;
    default:
      return journey.window ? windowText(journey.window) : words.clippedBehind;
  }
}

const viewText = ([, , z]: Vec4) => (z < 0 ? words.inFront(two(-z)) : words.behind);
const insideText = (ndc: Vec3) => (isVisible(ndc) ? words.inside : words.outside);
function windowText([x, y, z]: Vec3): string {
  const fixed = (value: number, digits: number) => value.toFixed(digits).replace('-', '−');
  return words.onScreen(fixed(x, 0), fixed(y, 0), fixed(z, 3));
}

export const question = ({ part }: MvpState): string => words.questions[part];
