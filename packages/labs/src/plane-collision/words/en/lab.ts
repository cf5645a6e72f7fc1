import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

/** In the picture, beside an enemy. */
export const sizes = { small: 'small', medium: 'medium', large: 'large' };
export const enemies = { small: 'Small enemy', medium: 'Medium enemy', large: 'Large enemy' };
export const whichHit = (points: number) =>
  `This step is ${counted(points, 'point')} long. Which enemy does it end up hitting?`;
export const noneHit = 'None of them';
export const outNoneMet = 'It has left the picture, and there was no enemy on its way.';
export const comma = ', ';
export const outPassed = (enemies: string, points: number) =>
  `It has left the picture, having passed through: ${enemies}. A step is ${counted(points, 'point')} long; after one it had not hit yet, after the next it was beyond.`;
export const at = (step: number, x: number, y: number) => `Step ${step}, centre (${x}, ${y})`;
export const nothingTested = (at: string, cells: number) =>
  `${at}: ${counted(cells, 'cell')} covered, 0 narrow-phase tests. No enemy is listed in these cells, so there is nothing to test.`;
export const tested = (at: string, enemies: string, result: string) =>
  `${at}, narrow-phase test of “${enemies}”: ${result}`;
export const gap = (x: number, y: number, square: number) =>
  `the nearest point is off by (${x}, ${y}), the sum of squares ${square}`;
export const greater = (gap: string, reach: number) => `${gap} is greater than ${reach}: no hit.`;
export const notGreater = (gap: string, reach: number) => `${gap} is not greater than ${reach}: a hit.`;
export const boxMissed = 'they do not overlap in both directions: no hit.';
export const boxHit = 'they overlap in both directions: a hit.';
export const boxWrong =
  'they overlap in both directions, which counts as a hit; but the circle does not touch it, so this is a false hit.';
export const questions = {
  circle:
    'Drag the bullet off a corner of an enemy: how near is a hit? Make the bullet faster and see whether it passes through.',
  box: 'With bounding boxes, drag the bullet off a corner of an enemy: when does a miss count as a hit?',
};
export const rule = 'Narrow phase';
export const rules = { circle: 'Circle and box', box: 'Bounding box and box' };
export const speed = 'Bullet per second';
export const speedChoice = (speed: number, step: number) => `${speed} points, ${step} a step`;
export const picture = (cells: number, tests: number) =>
  `The lower left of the field, 4 rows and 5 columns of cells, a bullet, three enemies; the bullet covers ${counted(cells, 'cell')}, ${counted(tests, 'narrow-phase test')}`;
export const hit = 'hit';
export const bulletStart = 'Start of the bullet';
