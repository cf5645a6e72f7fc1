import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { addPass, surfaceBytes, toBytes, VIEWS } from './image.ts';
import { type TracerAction, tracerModel } from './model.ts';
import { STRATEGIES } from './scatter.ts';
import { HERO_MATERIALS, SCENES } from './scene.ts';
import { type Field, jobOf, RANGES } from './state.ts';
import { IMAGE, samplePixel } from './trace.ts';

const number = fc.oneof(fc.double({ min: -300, max: 300, noNaN: true }), fc.double({ min: -3, max: 3, noNaN: true }));
const action: fc.Arbitrary<TracerAction> = fc.oneof(
  fc.record({ kind: fc.constant('scene' as const), scene: fc.constantFrom(...SCENES) }),
  fc.record({ kind: fc.constant('hero' as const), hero: fc.constantFrom(...HERO_MATERIALS) }),
  fc.record({ kind: fc.constant('place' as const), x: number, z: number }),
  fc.record({
    kind: fc.constant('set' as const),
    field: fc.constantFrom(...(Object.keys(RANGES) as Field[])),
    value: number,
  }),
  fc.record({ kind: fc.constant('pixel' as const), x: number, y: number }),
  fc.record({ kind: fc.constant('view' as const), view: fc.constantFrom(...VIEWS) }),
  fc.record({ kind: fc.constant('strategy' as const), strategy: fc.constantFrom(...STRATEGIES) }),
  fc.constant({ kind: 'reseed' as const }),
  fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -1, max: 3 }) }),
);

it('holds what every model holds', () => {
  checkModel(tracerModel, {
    options: [
      { scene: 'materials', view: 'color', strategy: 'cosine', step: 1 },
      { scene: 'cornell', view: 'color', strategy: 'mis', step: 2 },
    ],
    action: () => action,
    most: 4,
  });
});

it('says what the pixel sees and what its samples come to', () => {
  const start = tracerModel.start({ scene: 'materials', view: 'color', strategy: 'cosine', step: 2 });
  expect(tracerModel.describe(start)).toMatch(/^第 80 列第 70 行的像素先看到漫反射面：距离 3\.\d\d，法线 .*16 个样本/);
  const sky = tracerModel.reduce(start, { kind: 'pixel', x: 5, y: 0 });
  expect(tracerModel.describe(sky)).toContain('先看到天空');
});

it('a guess tells what the next step’s sentence then says', () => {
  const start = tracerModel.start({ scene: 'cornell', view: 'color', strategy: 'mis', step: 2 });
  const asked = tracerModel.guess?.(start);
  const then = /标准误差 ([\d.]+)/.exec(tracerModel.describe(tracerModel.reduce(start, { kind: 'go', step: 3 })))?.[1];
  expect(asked?.because).toContain(`算出来是 ${then}`);
});

it('a picture is the sum of its passes, whichever rows come first', () => {
  const job = jobOf(tracerModel.start({ scene: 'materials', view: 'color', strategy: 'cosine', step: 0 }));
  const sums = new Float32Array(3 * IMAGE.width * IMAGE.height);
  for (const rows of [
    [60, 62],
    [50, 60],
  ] as const) {
    for (const sample of [0, 1]) addPass(sums, job, sample, rows);
  }
  const [a, b] = [samplePixel(job, 80, 55, 0), samplePixel(job, 80, 55, 1)];
  const at = 3 * (55 * IMAGE.width + 80);
  expect(sums[at]).toBeCloseTo(a[0] + b[0], 5);
  expect(toBytes(sums, 2)[(at / 3) * 4]).toBe(Math.round(Math.min(255, 255 * Math.sqrt((a[0] + b[0]) / 2))));
});

it('normals are drawn as colours, the sky black', () => {
  const job = jobOf(tracerModel.start({ scene: 'materials', view: 'normal', strategy: 'cosine', step: 0 }));
  const bytes = surfaceBytes(job, 'normal');
  expect([...bytes.slice(0, 4)]).toEqual([0, 0, 0, 255]);
  // The middle sphere looks at the camera: blue is high.
  expect(bytes[4 * (50 * IMAGE.width + 80) + 2]).toBeGreaterThan(230);
});
